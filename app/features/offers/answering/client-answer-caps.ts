import type { Caps } from "#app/platform/forms/form-caps.ts";

export const CLIENT_ANSWER_CAPS = { name: 70, remark: 1000 } satisfies Caps;
