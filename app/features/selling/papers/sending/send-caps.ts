import type { Caps } from "#app/platform/forms/form-caps.ts";

export const SEND_CAPS = { subject: 150, message: 3000 } satisfies Caps;

export const MAX_ADDRESSES = 10;
