import type { Resource } from "#app/features/api-keys/scopes.ts";
import type { Needs } from "#app/rights/needs.ts";

/** Null for what any key may call; of all methods alike, or of reading and of changing. */
export type CallScope = Resource | null | readonly [reading: Resource | null, changing: Resource | null];

type KeyCalls = Record<string, Record<string, readonly [needs: Needs, scope: CallScope]>>;

/** Of each module in app/api, the calls below /api for sessions and again below /api/v1 for API keys. */
export const FOR_BOTH = {
  invoices: {
    invoices: [["see", "draft", "act"], "invoices"],
    "invoices/bulk": ["draft", "invoices"],
    "invoices/pdf": ["see", "invoices"],
    "invoices/:id": [["see", "draft", "act"], "invoices"],
    "invoices/:id/duplicate": ["draft", "invoices"],
    "invoices/:id/pdf": ["see", "invoices"],
    "invoices/:id/e-invoice": ["see", "invoices"],
    "invoices/:id/send": ["act", "invoices"],
    "invoices/:id/status": ["act", "invoices"],
    "invoices/:id/mark-sent": ["act", "invoices"],
    "invoices/:id/mark-paid": ["act", "invoices"],
    "invoices/:id/mark-unpaid": ["act", "invoices"],
    "invoices/:id/cancel": ["act", "invoices"],
    "invoices/:id/credit-notes": ["act", "invoices"],
    "invoices/:id/withdraw": ["act", "invoices"],
    "invoices/:id/write-off": ["act", "invoices"],
    "invoices/:id/write-off/undo": ["act", "invoices"],
  },
  offers: {
    offers: [["see", "draft", "act"], "offers"],
    "offers/:id": [["see", "draft", "act"], "offers"],
    "offers/:id/duplicate": ["draft", "offers"],
    "offers/:id/pdf": ["see", "offers"],
    "offers/:id/send": ["act", "offers"],
    "offers/:id/mark-sent": ["act", "offers"],
    "offers/:id/accept": ["act", "offers"],
    "offers/:id/decline": ["act", "offers"],
    "offers/:id/invoice": ["act", "offers"],
  },
  clients: {
    clients: [["see", "draft", "act"], "clients"],
    "clients/find-or-create": ["draft", "clients"],
    "clients/:id": [["see", "draft", "act"], "clients"],
  },
  reminders: {
    "invoices/:id/reminders": [["see", "act"], "reminders"],
    "invoices/:id/reminders/:rid/pdf": [["see", "act"], "reminders"],
    "clients/:id/reminders": [["see", "act"], "reminders"],
    "reminder-letters/:id/pdf": [["see", "act"], "reminders"],
    "reminder-settings": [["see", "act"], "reminders"],
  },
  catalogue: {
    catalogue: [["see", "act"], "catalogue"],
    "catalogue/:id": [["see", "act"], "catalogue"],
  },
  "books/expenses": {
    expenses: [["books", "act"], "expenses"],
    "expenses/:id": [["books", "act"], "expenses"],
    "expenses/:id/receipt": [["books", "act"], "expenses"],
  },
  payments: {
    payments: [["books", "act"], "payments"],
    "payments/:id": [["books", "act"], "payments"],
    "payments/:id/undo": [["books", "act"], "payments"],
    "payments/:id/refund": [["books", "act"], "payments"],
  },
  templates: {
    templates: [["see", "act"], "templates"],
    "templates/:id": [["see", "act"], "templates"],
  },
  series: {
    series: [["see", "act"], "series"],
    "series/:id": [["see", "act"], "series"],
    "series/:id/pause": [["see", "act"], "series"],
    "series/:id/resume": [["see", "act"], "series"],
    "series/:id/skip": [["see", "act"], "series"],
  },
  "bank-files": {
    "bank-files": [["books", "act"], "payments"],
    "bank-files/:id": [["books", "act"], "payments"],
    "bank-files/:id/undo": [["books", "act"], "payments"],
  },
  account: {
    seats: ["self", "account"],
  },
  user: {
    "user/profile": [["see", "act"], "account"],
  },
  dashboard: {
    "dashboard/stats": ["books", "account"],
  },
  "qr-bill": {
    "qr-bill/languages": ["see", null],
    "qr-bill/formatting-options": ["see", null],
    "qr-bill/validate-iban": ["see", null],
    "qr-bill/validate-address": ["see", null],
    "qr-bill/validate-amount": ["see", null],
    "qr-bill/validate-reference": ["see", null],
    "qr-bill/generate-preview": ["see", null],
    "qr-bill/generate-reference": ["see", null],
  },
  webhooks: {
    webhooks: ["own", "webhooks"],
    "webhooks/:id": ["own", "webhooks"],
    "webhooks/:id/rotate": ["own", "webhooks"],
    "webhooks/:id/test": ["own", "webhooks"],
    "webhooks/:id/deliveries": ["own", "webhooks"],
    "webhooks/deliveries/:id/resend": ["own", "webhooks"],
  },
  data: {
    "data/export": ["books", "account"],
  },
} as const satisfies KeyCalls;

/** Below /api alone. */
export const FOR_SESSIONS = {
  invoices: {
    "invoices/recent": "see",
  },
  user: {
    "user/data": "self",
    "user/design": ["see", "act"],
    "user/design/logo": "act",
    "user/account": "self",
    "user/checkout-session": "own",
    "user/portal-session": "own",
    "user/cancel-subscription": "own",
    "user/resume-subscription": "own",
    "user/sync-subscription": "own",
    "user/subscription/update-period": "own",
  },
  "api-keys": {
    "api-keys": "own",
    "api-keys/:id": "own",
    "api-keys/:id/rotate": "own",
  },
  "public/auth": {
    "auth/login": "open",
    "auth/register": "open",
    "auth/verify-email": "open",
    "auth/resend-verification": "open",
    "auth/forgot-password": "open",
    "auth/reset-password": "open",
  },
  "public/analytics": {
    events: ["own", "open"],
  },
  "public/notices": {
    "stripe/webhook": "open",
    "online-payments/stripe": "open",
    "online-payments/stripe/:businessId": "open",
  },
  "public/not-found": {
    "*": "open",
  },
} as const satisfies Record<string, Record<string, Needs>>;

/** Below /api/v1 alone. */
export const FOR_KEYS = {
  events: {
    events: [["own", "open"], "webhooks"],
    "events/:id": ["own", "webhooks"],
    "events/:id/replay": ["own", "webhooks"],
  },
  account: {
    account: ["see", [null, "account"]],
  },
  "keys/tax": {
    "tax/periods": [["books", "act"], "account"],
    "tax/periods/:id": [["books", "act"], "account"],
    "tax/periods/:id/close": [["books", "act"], "account"],
    "tax/periods/:id/corrections": [["books", "act"], "account"],
    "tax/periods/:id/documents": [["books", "act"], "account"],
    "tax/periods/:id/pdf": [["books", "act"], "account"],
    "tax/periods/:id/xml": [["books", "act"], "account"],
    "tax/reconciliations/:year": [["books", "act"], "account"],
    "tax/reconciliations/:year/corrections": [["books", "act"], "account"],
    "tax/methods": [["books", "act"], "account"],
    "tax/decisions": [["books", "act"], "account"],
  },
  "keys/journal": {
    journal: [["books", "act"], "account"],
    "journal/accounts": [["books", "act"], "account"],
    "journal/handovers": [["books", "act"], "account"],
    "journal/handovers/:id": [["books", "act"], "account"],
    "journal/handovers/:id/file": [["books", "act"], "account"],
  },
  "keys/year": {
    "year/:year": [["books", "act"], "account"],
    "year/:year/close": [["books", "act"], "account"],
    "year/:year/reopen": [["books", "act"], "account"],
  },
  "keys/sandbox": {
    "sandbox/clock": ["own", "account"],
    "sandbox/payments": ["own", "payments"],
  },
  "public/openapi": {
    "openapi.json": ["open", null],
  },
} as const satisfies KeyCalls;

type Both = typeof FOR_BOTH;
type Sessions = typeof FOR_SESSIONS;
type Keys = typeof FOR_KEYS;

type PathIn<Calls, Noun> = Noun extends keyof Calls ? keyof Calls[Noun] & string : never;

export type ApiNoun = keyof Both | keyof Sessions | keyof Keys;

/** Every path that the module of a noun has to answer. */
export type ApiPath<Noun extends ApiNoun> = PathIn<Both, Noun> | PathIn<Sessions, Noun> | PathIn<Keys, Noun>;
