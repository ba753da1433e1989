import type { Resource, Scope } from "./scopes.ts";

/** Null for what any key may call; of all methods alike, or of reading and of changing. */
export type CallScope = Resource | null | readonly [reading: Resource | null, changing: Resource | null];

/** Of each call below /api/v1 by its path, chosen one by one: the compiler asks for a new one (api/api-calls.ts). */
export const CALL_SCOPES = {
  invoices: "invoices",
  "invoices/bulk": "invoices",
  "invoices/pdf": "invoices",
  "invoices/:id": "invoices",
  "invoices/:id/duplicate": "invoices",
  "invoices/:id/pdf": "invoices",
  "invoices/:id/e-invoice": "invoices",
  "invoices/:id/send": "invoices",
  "invoices/:id/status": "invoices",
  "invoices/:id/mark-sent": "invoices",
  "invoices/:id/mark-paid": "invoices",
  "invoices/:id/mark-unpaid": "invoices",
  "invoices/:id/cancel": "invoices",
  "invoices/:id/credit-notes": "invoices",
  "invoices/:id/withdraw": "invoices",
  "invoices/:id/write-off": "invoices",
  "invoices/:id/write-off/undo": "invoices",
  offers: "offers",
  "offers/:id": "offers",
  "offers/:id/duplicate": "offers",
  "offers/:id/pdf": "offers",
  "offers/:id/send": "offers",
  "offers/:id/mark-sent": "offers",
  "offers/:id/accept": "offers",
  "offers/:id/decline": "offers",
  "offers/:id/invoice": "offers",
  clients: "clients",
  "clients/find-or-create": "clients",
  "clients/:id": "clients",
  "invoices/:id/reminders": "reminders",
  "invoices/:id/reminders/:rid/pdf": "reminders",
  "clients/:id/reminders": "reminders",
  "reminder-letters/:id/pdf": "reminders",
  "reminder-settings": "reminders",
  catalogue: "catalogue",
  "catalogue/:id": "catalogue",
  expenses: "expenses",
  "expenses/:id": "expenses",
  "expenses/:id/receipt": "expenses",
  payments: "payments",
  "payments/:id": "payments",
  "payments/:id/undo": "payments",
  "payments/:id/refund": "payments",
  templates: "templates",
  "templates/:id": "templates",
  series: "series",
  "series/:id": "series",
  "series/:id/pause": "series",
  "series/:id/resume": "series",
  "series/:id/skip": "series",
  "bank-files": "payments",
  "bank-files/:id": "payments",
  "bank-files/:id/undo": "payments",
  seats: "account",
  "user/profile": "account",
  "dashboard/stats": "account",
  "qr-bill/languages": null,
  "qr-bill/formatting-options": null,
  "qr-bill/validate-iban": null,
  "qr-bill/validate-address": null,
  "qr-bill/validate-amount": null,
  "qr-bill/validate-reference": null,
  "qr-bill/generate-preview": null,
  "qr-bill/generate-reference": null,
  webhooks: "webhooks",
  "webhooks/:id": "webhooks",
  "webhooks/:id/rotate": "webhooks",
  "webhooks/:id/test": "webhooks",
  "webhooks/:id/deliveries": "webhooks",
  "webhooks/deliveries/:id/resend": "webhooks",
  "data/export": "account",
  events: "webhooks",
  "events/:id": "webhooks",
  "events/:id/replay": "webhooks",
  account: [null, "account"],
  "tax/periods": "account",
  "tax/periods/:id": "account",
  "tax/periods/:id/close": "account",
  "tax/periods/:id/corrections": "account",
  "tax/periods/:id/documents": "account",
  "tax/periods/:id/pdf": "account",
  "tax/periods/:id/xml": "account",
  "tax/reconciliations/:year": "account",
  "tax/reconciliations/:year/corrections": "account",
  "tax/methods": "account",
  "tax/decisions": "account",
  "year/:year": "account",
  "year/:year/close": "account",
  "year/:year/reopen": "account",
  journal: "account",
  "journal/accounts": "account",
  "journal/handovers": "account",
  "journal/handovers/:id": "account",
  "journal/handovers/:id/file": "account",
  "sandbox/clock": "account",
  "sandbox/payments": "payments",
} as const satisfies Record<string, CallScope>;

const READING = ["GET", "HEAD"];

const PATTERNS = Object.entries<CallScope>(CALL_SCOPES)
  .map(([path, scope]) => ({ segments: path.split("/"), scope }))
  .toSorted((a, b) => parametersIn(a.segments) - parametersIn(b.segments));

/** Null for calls that need none. What is unknown needs the most. */
export function scopeFor(method: string, pathname: string): Scope | null {
  const asked = segmentsAfterVersion(pathname);
  const found = PATTERNS.find(
    ({ segments }) =>
      segments.length === asked.length &&
      segments.every((one, at) => one.startsWith(":") || one === asked[at]),
  );
  if (!found) return "account:write";
  const isRead = READING.includes(method);
  const resource = resourceOf(found.scope, isRead);
  return resource && `${resource}:${isRead ? "read" : "write"}`;
}

function resourceOf(scope: CallScope, isRead: boolean): Resource | null {
  if (scope === null || typeof scope === "string") return scope;
  return scope[isRead ? 0 : 1];
}

function parametersIn(segments: string[]): number {
  return segments.filter((segment) => segment.startsWith(":")).length;
}

/** Read as the router reads them, which takes any case and decodes each segment. */
function segmentsAfterVersion(pathname: string): string[] {
  const [, , ...rest] = pathname.split("/").filter(Boolean);
  return rest.map((segment) => decoded(segment).toLowerCase());
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
