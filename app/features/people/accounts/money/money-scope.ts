import type { Caller } from "#app/platform/context.server.ts";

/**
 * To lead payments elsewhere. No access includes it, no application is given it, and a key only with a second proof.
 */
export const MONEY_SCOPE = "money:write";

export function mayLeadPayments(caller: Caller | undefined): boolean {
  return caller?.access === "custom" && caller.scopes.includes(MONEY_SCOPE);
}
