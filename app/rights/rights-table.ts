import { refusalOfRight, type Right } from "#app/features/seats/rights.ts";
import type { Role } from "#app/platform/auth/seats/role.ts";
import type { ErrorCode } from "#app/platform/errors.ts";
import { API_NEEDS } from "./api-needs.ts";
import { BUTTON_NEEDS } from "./button-needs.ts";
import { type Needs, rightFor } from "./needs.ts";
import { SCREEN_NEEDS } from "./screen-needs.ts";

const UNDER_API = /^api(\/v1)?\//;

/** Its own guard opens it to operators (screens/admin/desk.server.ts). */
const DESK = /^admin(\/|$)/;

const PAGES: Record<string, Needs> = { ...BUTTON_NEEDS, ...SCREEN_NEEDS };
const CALLS: Record<string, Needs> = API_NEEDS;

/** @param pattern as in app/routes.ts, such as `invoice/:id` or `api/v1/invoices`; undefined where none is declared */
export function declaredRight(pattern: string, method: string): Right | undefined {
  if (DESK.test(pattern)) return "open";
  const call = pattern.replace(UNDER_API, "");
  const needs = Object.hasOwn(PAGES, pattern)
    ? PAGES[pattern]
    : UNDER_API.test(pattern) && Object.hasOwn(CALLS, call)
      ? CALLS[call]
      : undefined;
  return needs && rightFor(needs, method);
}

export function refusalAt(role: Role | null, pattern: string, method: string): ErrorCode | null {
  return refusalOfRight(role, declaredRight(pattern, method));
}
