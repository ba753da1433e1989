import { DESCRIPTION_OPERATIONS } from "./description-operations.ts";
import { KEY_OPERATIONS } from "./key-operations.ts";
import { OWN_OPERATIONS } from "./own-operations.ts";
import { PLAN_OPERATIONS } from "./plan-operations.ts";
import type { SessionOperation } from "./session-operation.ts";
import { SIGN_IN_OPERATIONS } from "./sign-in-operations.ts";

interface SessionTag {
  name: string;
  slug: string;
  text: string;
  operations: SessionOperation[];
}

/** What /api has besides the calls of /api/v1. */
export const SESSION_TAGS: SessionTag[] = [
  {
    name: "Signing in",
    slug: "signing-in",
    operations: SIGN_IN_OPERATIONS,
    text: "Accounts and their sessions.",
  },
  {
    name: "API keys",
    slug: "api-keys",
    operations: KEY_OPERATIONS,
    text: "The keys that open `/api/v1`. A key cannot manage keys.",
  },
  {
    name: "Own data and design",
    slug: "own-data",
    operations: OWN_OPERATIONS,
    text: "What belongs to the account itself.",
  },
  {
    name: "Subscription",
    slug: "subscription",
    operations: PLAN_OPERATIONS,
    text: "Paying for Pro. On a copy without a payment provider these calls are 409 `subscription.not_configured`.",
  },
  {
    name: "Descriptions",
    slug: "descriptions",
    operations: DESCRIPTION_OPERATIONS,
    text: "What describes this API to programs.",
  },
];

export const SESSION_OPERATIONS = SESSION_TAGS.flatMap(({ operations }) => operations);

/** Calls of /api/v1 that sessions do not have. */
export const KEYS_ONLY = [
  "/account",
  "/events",
  "/events/{id}",
  "/events/{id}/replay",
  "/tax/periods",
  "/tax/periods/{id}",
  "/tax/periods/{id}/close",
  "/tax/periods/{id}/corrections",
  "/tax/periods/{id}/documents",
  "/tax/periods/{id}/pdf",
  "/tax/periods/{id}/xml",
  "/tax/methods",
  "/tax/decisions",
  "/tax/reconciliations/{year}",
  "/tax/reconciliations/{year}/corrections",
  "/year/{year}",
  "/year/{year}/close",
  "/year/{year}/reopen",
  "/journal",
  "/journal/accounts",
  "/journal/handovers",
  "/journal/handovers/{id}",
  "/journal/handovers/{id}/file",
  "/sandbox/clock",
  "/sandbox/payments",
];
