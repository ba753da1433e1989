import { z } from "zod";
import { FIRST_SANDBOX } from "#app/features/people/accounts/sandbox/first-sandbox.ts";
import { addFieldError, optionalDay, optionalLine, requiredLine } from "#app/platform/forms/fields.ts";
import { API_KEY_CAPS, OVERLAPS_HOURS } from "./api-key-caps.ts";
import { isScope, type Scope, withoutRepeats } from "./scopes.ts";

export const apiKeySchema = z
  .object({
    name: requiredLine({ max: API_KEY_CAPS.name }),
    mode: z.enum(["live", "test"]).default("live"),
    /** Counts for a test key only. */
    sandbox: optionalLine({ max: 60 }).transform((name) => name || FIRST_SANDBOX),
    access: z.enum(["read_only", "full", "custom"]),
    /** Counts with custom access only. */
    scopes: z
      .array(z.string().max(40))
      .max(40)
      .default([])
      .transform((scopes, ctx): Scope[] => {
        const unknown = scopes.filter((scope) => !isScope(scope));
        return unknown.length
          ? addFieldError(ctx, "api_key.scope_unknown", { scopes: unknown.join(", ") })
          : withoutRepeats(scopes);
      }),
    expiresOn: optionalDay(),
  })
  .superRefine(({ access, scopes }, ctx) => {
    if (access === "custom" && scopes.length === 0)
      ctx.addIssue({ code: "custom", path: ["scopes"], params: { code: "api_key.no_scope" } });
  });

/** `permit`: to give a key the right to lead payments elsewhere. */
export const apiKeyFormSchema = apiKeySchema.and(z.object({ permit: z.string().max(200).default("") }));

export type ApiKeyInput = z.output<typeof apiKeySchema>;

/** How long the old secret goes on working. */
export const rotateApiKeySchema = z.object({
  overlapHours: z
    .union([z.number(), z.string().max(10)])
    .default(24)
    .transform((value, ctx): number => {
      const hours = OVERLAPS_HOURS.find((offered) => String(offered) === String(value));
      return hours ?? addFieldError(ctx, "api_key.overlap", { hours: OVERLAPS_HOURS.join(", ") });
    }),
});

export type RotateApiKeyInput = z.output<typeof rotateApiKeySchema>;
