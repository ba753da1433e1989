import { z } from "zod";
import { optionalDay, requiredLine } from "#app/platform/forms/fields.ts";
import { API_KEY_CAPS } from "./api-key-caps.ts";

export const apiKeySchema = z.object({
  name: requiredLine({ max: API_KEY_CAPS.name }),
  access: z.enum(["read_only", "full"]),
  expiresOn: optionalDay(),
});

export type ApiKeyInput = z.output<typeof apiKeySchema>;
