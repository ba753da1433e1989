import { prefix, route, type RouteConfigEntry } from "@remix-run/route-config";

/** Of each module in app/api, the paths below /api for sessions and again below /api/v1 for API keys. */
const FOR_BOTH = {
  invoices: [
    "invoices",
    "invoices/bulk",
    "invoices/pdf",
    "invoices/:id",
    "invoices/:id/duplicate",
    "invoices/:id/pdf",
    "invoices/:id/e-invoice",
    "invoices/:id/send",
    "invoices/:id/status",
    "invoices/:id/mark-sent",
    "invoices/:id/mark-paid",
    "invoices/:id/mark-unpaid",
    "invoices/:id/cancel",
    "invoices/:id/credit-notes",
    "invoices/:id/withdraw",
    "invoices/:id/write-off",
    "invoices/:id/write-off/undo",
  ],
  offers: [
    "offers",
    "offers/:id",
    "offers/:id/duplicate",
    "offers/:id/pdf",
    "offers/:id/send",
    "offers/:id/mark-sent",
    "offers/:id/accept",
    "offers/:id/decline",
    "offers/:id/invoice",
  ],
  clients: ["clients", "clients/find-or-create", "clients/:id"],
  reminders: [
    "invoices/:id/reminders",
    "invoices/:id/reminders/:rid/pdf",
    "clients/:id/reminders",
    "reminder-letters/:id/pdf",
    "reminder-settings",
  ],
  catalogue: ["catalogue", "catalogue/:id"],
  "books/expenses": ["expenses", "expenses/:id", "expenses/:id/receipt"],
  payments: ["payments", "payments/:id", "payments/:id/undo", "payments/:id/refund"],
  templates: ["templates", "templates/:id"],
  series: ["series", "series/:id", "series/:id/pause", "series/:id/resume", "series/:id/skip"],
  "bank-files": ["bank-files", "bank-files/:id", "bank-files/:id/undo"],
  account: ["seats"],
  user: ["user/profile"],
  dashboard: ["dashboard/stats"],
  "qr-bill": [
    "qr-bill/languages",
    "qr-bill/formatting-options",
    "qr-bill/validate-iban",
    "qr-bill/validate-address",
    "qr-bill/validate-amount",
    "qr-bill/validate-reference",
    "qr-bill/generate-preview",
    "qr-bill/generate-reference",
  ],
  webhooks: [
    "webhooks",
    "webhooks/:id",
    "webhooks/:id/rotate",
    "webhooks/:id/test",
    "webhooks/:id/deliveries",
    "webhooks/deliveries/:id/resend",
  ],
  data: ["data/export"],
} as const;

/** Below /api alone. */
const FOR_SESSIONS = {
  invoices: ["invoices/recent"],
  user: [
    "user/data",
    "user/design",
    "user/design/logo",
    "user/account",
    "user/checkout-session",
    "user/portal-session",
    "user/cancel-subscription",
    "user/resume-subscription",
    "user/sync-subscription",
    "user/subscription/update-period",
  ],
  "api-keys": ["api-keys", "api-keys/:id", "api-keys/:id/rotate"],
  "public/auth": [
    "auth/login",
    "auth/register",
    "auth/verify-email",
    "auth/resend-verification",
    "auth/forgot-password",
    "auth/reset-password",
  ],
  "public/analytics": ["events"],
  "public/notices": ["stripe/webhook", "online-payments/stripe", "online-payments/stripe/:businessId"],
  "public/not-found": ["*"],
} as const;

const FOR_KEYS = {
  events: ["events", "events/:id", "events/:id/replay"],
  account: ["account"],
  "keys/tax": [
    "tax/periods",
    "tax/periods/:id",
    "tax/periods/:id/close",
    "tax/periods/:id/corrections",
    "tax/periods/:id/documents",
    "tax/periods/:id/pdf",
    "tax/periods/:id/xml",
    "tax/reconciliations/:year",
    "tax/reconciliations/:year/corrections",
    "tax/methods",
    "tax/decisions",
  ],
  "keys/journal": [
    "journal",
    "journal/accounts",
    "journal/handovers",
    "journal/handovers/:id",
    "journal/handovers/:id/file",
  ],
  "keys/year": ["year/:year", "year/:year/close", "year/:year/reopen"],
  "keys/sandbox": ["sandbox/clock", "sandbox/payments"],
  "public/openapi": ["openapi.json"],
} as const;

type PathIn<Paths extends Record<string, readonly string[]>, Noun> = Noun extends keyof Paths
  ? Paths[Noun][number]
  : never;

export type ApiNoun = keyof typeof FOR_BOTH | keyof typeof FOR_SESSIONS | keyof typeof FOR_KEYS;

/** Every path that the module of a noun has to answer. */
export type ApiPath<Noun extends ApiNoun> =
  PathIn<typeof FOR_BOTH, Noun> | PathIn<typeof FOR_SESSIONS, Noun> | PathIn<typeof FOR_KEYS, Noun>;

/** Of the calls for API keys, each of which names its scope. */
export type KeyPath =
  | (typeof FOR_BOTH)[keyof typeof FOR_BOTH][number]
  | (typeof FOR_KEYS)[Exclude<keyof typeof FOR_KEYS, "public/openapi">][number];

export const apiRoutes = [
  ...routesBelow("api", FOR_BOTH),
  ...routesBelow("api/v1", FOR_BOTH),
  ...routesBelow("api", FOR_SESSIONS),
  ...routesBelow("api/v1", FOR_KEYS),
];

function routesBelow(mount: string, nouns: Record<string, readonly string[]>): RouteConfigEntry[] {
  return Object.entries(nouns).flatMap(([noun, paths]) =>
    prefix(
      mount,
      paths.map((path) => route(path, `api/${noun}.ts`, { id: `${mount}/${path}` })),
    ),
  );
}
