import type { Caps } from "#app/platform/forms/form-caps.ts";

/** Characters; the same for the JSON API. */
export const SEND_CAPS = { subject: 150, message: 3000 } satisfies Caps;
