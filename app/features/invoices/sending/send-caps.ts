import type { Caps } from "#app/platform/forms/form-caps.ts";

/** Longest input at the fields of the send form, in characters; the JSON API takes as much. */
export const SEND_CAPS = { subject: 150, message: 3000 } satisfies Caps;
