import { NEAR_CAP } from "#app/platform/forms/form-caps.ts";

/** Both in characters. */
export function counterClass(length: number, cap: number): string {
  return `counter${length >= cap * NEAR_CAP ? " is-near" : ""}${length < cap / 2 ? " is-quiet" : ""}`;
}
