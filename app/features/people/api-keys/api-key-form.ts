import { MONEY_SCOPE } from "#app/features/people/accounts/money/money-scope.ts";
import type { FormValues } from "#app/platform/forms/form-data.ts";
import { groupOf, textOf } from "#app/platform/forms/form-data.ts";
import { RESOURCES } from "./scopes.ts";

/** Each part has a choice of its own: nothing, `read` or `write`. */
export function readApiKeyForm({ name, mode, sandbox, access, expiresOn, scopes, permit }: FormValues) {
  const chosen = groupOf(scopes);
  const levels = RESOURCES.map((resource) => [resource, textOf(chosen[resource])] as const);
  return {
    name,
    mode,
    sandbox,
    access,
    expiresOn,
    scopes: [
      ...levels.filter(([, level]) => level).map(([resource, level]) => `${resource}:${level}`),
      ...(textOf(chosen.money) ? [MONEY_SCOPE] : []),
    ],
    permit,
  };
}
