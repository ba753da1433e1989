import { CALLS } from "#app/addresses/calls.ts";
import { OAUTH_PATHS } from "#app/addresses/oauth.ts";
import { SCREENS } from "#app/addresses/screens.ts";
import { refusalOfRight, type Right } from "#app/features/people/seats/rights.ts";
import type { SeatRights } from "#app/platform/auth/seats/role.ts";
import type { ErrorCode } from "#app/platform/errors.ts";
import { type Needs, rightFor } from "#app/features/people/seats/needs.ts";

/** Its own guard opens it to operators (screens/admin/desk.server.ts). */
const DESK = /^admin(\/|$)/;

/** What each path needs; the landing page, the frame of every page and what leads nowhere are open. */
const NEEDS = new Map<string, Needs>([
  ["", "open"],
  [".well-known/*", "open"],
  ["*", "open"],
  ["api/*", "open"],
  ...OAUTH_PATHS.map((path) => [path, "open"] as const),
  ...Object.values(SCREENS).map(([path, , needs]) => [path, needs] as const),
  ...CALLS.map(({ pattern, needs }) => [pattern, needs] as const),
]);

/** @param pattern as in app/routes.ts, such as `invoice/:id` or `api/v1/invoices`; undefined where none is declared */
export function declaredRight(pattern: string, method: string): Right | undefined {
  if (DESK.test(pattern)) return "open";
  const needs = NEEDS.get(pattern);
  return needs && rightFor(needs, method);
}

export function refusalAt(seat: SeatRights, pattern: string, method: string): ErrorCode | null {
  return refusalOfRight(seat, declaredRight(pattern, method));
}
