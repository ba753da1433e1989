import { OPERATIONS, tag } from "#app/features/programs/api-info/operations/operations.ts";
import { DESCRIPTION_OPERATIONS } from "./description-operations.ts";
import { KEY_OPERATIONS } from "./key-operations.ts";
import { OWN_OPERATIONS } from "./own-operations.ts";
import { PLAN_OPERATIONS } from "./plan-operations.ts";
import type { SessionOperation } from "./session-operation.ts";
import { SIGN_IN_OPERATIONS } from "./sign-in-operations.ts";

export const SESSION_TAGS = [
  tag("Signing in", SIGN_IN_OPERATIONS, "Accounts and their sessions."),
  tag("API keys", KEY_OPERATIONS, "The keys that open `/api/v1`. A key cannot manage keys."),
  tag("Own data and design", OWN_OPERATIONS, "What belongs to the account itself.", "own-data"),
  tag(
    "Subscription",
    PLAN_OPERATIONS,
    "Paying for Pro. On a copy without a payment provider these calls are 409 `subscription.not_configured`.",
  ),
  tag("Descriptions", DESCRIPTION_OPERATIONS, "What describes this API to programs."),
];

export const SESSION_OPERATIONS: SessionOperation[] = SESSION_TAGS.flatMap(
  (tag): SessionOperation[] => tag.operations,
);

export const KEYS_ONLY = [...new Set(OPERATIONS.filter(({ only }) => only).map(({ path }) => path))];
