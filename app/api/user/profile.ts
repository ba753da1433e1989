import { userJson } from "#app/features/accounts/account-json.ts";
import { type ProfileInput, profileSchema } from "#app/features/accounts/account.schema.ts";
import { vatNumberWarnings } from "#app/features/accounts/vat-number-warnings.ts";
import { findProfile, updateProfile } from "#app/features/accounts/profile.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { ApiResult } from "#app/platform/http/api-answer.server.ts";
import { handle, handlePatch } from "#app/platform/http/api.server.ts";
import { sharedEndpoint } from "../shared-endpoint.ts";

const read = async (ctx: UserContext) => userJson(await findProfile(ctx));

/** Null empties a prefix; left out, it stays. */
const PREFIXES = ["customInvoicePrefix", "creditNotePrefix", "offerPrefix"];

const change = [
  profileSchema,
  read,
  async (ctx: UserContext, input: ProfileInput) => {
    await updateProfile(ctx, input);
    return new ApiResult(await read(ctx), 200, vatNumberWarnings(input));
  },
  {
    complete: (_ctx: UserContext, json: object) => {
      const emptied = PREFIXES.filter((name) => name in json && json[name as keyof typeof json] === null);
      return Promise.resolve({ ...json, ...Object.fromEntries(emptied.map((name) => [name, ""])) });
    },
  },
] as const;

/** PUT is the same: nobody who sends a name means to lose an account. */
const route = sharedEndpoint({
  GET: handle(read),
  PUT: handlePatch(...change),
  PATCH: handlePatch(...change),
});

export const loader = route.loader;
export const action = route.action;
