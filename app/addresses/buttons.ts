import type { Needs } from "#app/features/people/seats/needs.ts";

/**
 * Of each screens/<room>/buttons.tsx, the addresses whose form is one button and that show no page, with the right that
 * each wants.
 */
export const BUTTONS = {
  catalogue: {
    "catalogue/:id/archive": ["see", "act"],
    "catalogue/:id/restore": ["see", "act"],
  },
  clients: {
    "clients/:id/never-remind": ["see", "act"],
  },
  "public/cookie-settings": {
    "cookie-settings/accept-all": "open",
    "cookie-settings/only-essential": "open",
  },
  "data/import": {
    "import/:id/run": "act",
    "import/:id/by-post": "act",
    "import/:id/vat-rate": "act",
    "import/:id/rows": "act",
    "import/:id/drop": "act",
  },
  invoices: {
    "invoice/:id/duplicate": ["see", "draft"],
    "invoice/:id/link": ["see", "act"],
    "invoice/:id/link/revoke": ["see", "act"],
    "invoice/:id/mark-sent": ["see", "act"],
    "invoice/:id/mark-unpaid": ["see", "act"],
    "invoice/:id/mark-overdue": ["see", "act"],
    "invoice/:id/use-credit": ["see", "act"],
    "invoice/:id/undo-write-off": ["see", "act"],
    "invoice/:id/resume-reminders": ["see", "act"],
    "invoice/:id/settle-dispute": ["see", "act"],
    "invoice/:id/waive": ["see", "act"],
    "invoice/:id/reminders/:rid/send": ["see", "act"],
    "invoices/mark-paid": ["see", "act"],
  },
  "invoices/many": {
    "invoices/many/:id/send": ["see", "act"],
    "invoices/many/:id/issue": ["see", "act"],
    "invoices/many/:id/undo": ["see", "act"],
    "invoices/many/:id/retry": ["see", "draft"],
  },
  offers: {
    "offers/:id/duplicate": ["see", "draft"],
    "offers/:id/mark-sent": ["see", "act"],
    "offers/:id/withdraw": ["see", "act"],
  },
  payment: {
    "payment/:id/undo": ["books", "act"],
    "payment/:id/undo-refund": ["books", "act"],
  },
  payments: {
    "expenses/receipts/:id/read": "expenses",
    "payments/confirm": ["books", "act"],
    "payments/confirm/undo": ["books", "act"],
    "payments/:id/ignore": ["books", "act"],
    "payments/:id/unignore": ["books", "act"],
    "payments/rules/:id/forget": ["books", "act"],
    "payments/csv-mappings/:id/forget": ["books", "act"],
    "payments/taken-back/:id/choose": ["books", "act"],
    "payments/taken-back/:id/ignore": ["books", "act"],
    "payments/taken-back/:id/reopen": ["books", "act"],
  },
  profile: {
    "profile/account-change/discard": "act",
    "profile/design/logo/remove": "act",
    "profile/online-payments/connect": "own",
    "profile/online-payments/remove": "own",
    "profile/people/invitations/:id/resend": "own",
    "profile/people/invitations/:id/withdraw": "own",
    "profile/people/withdraw-handover": "own",
    "profile/security/:id/undo": "own",
    "profile/sessions/end-others": "self",
    "profile/sessions/:id/end": "self",
    "profile/subscription/portal": "own",
    "profile/subscription/resume": "own",
    "profile/subscription/sync": "own",
    "profile/webhooks/:id/test": "own",
    "profile/webhooks/deliveries/:id/resend": "own",
  },
  recurring: {
    "recurring/:id/pause": ["see", "act"],
    "recurring/:id/resume": ["see", "act"],
    "recurring/:id/skip": ["see", "act"],
  },
  start: {
    "start/skip": "act",
  },
  tax: {
    "tax/:id/close": ["books", "returns"],
    "tax/:id/correct": ["books", "returns"],
    "tax/reconciliations/:id/begin": ["books", "returns"],
    "tax/reconciliations/:id/discard": ["books", "returns"],
    "tax/method/:id/before": ["books", "settings"],
    "tax/method/:id/delete": ["books", "settings"],
  },
  "dashboard/today": {
    "today/:id/send": ["see", "act"],
    "today/:id/undo-send": ["see", "act"],
    "today/offers/:id/send": ["see", "act"],
    "today/offers/:id/undo-send": ["see", "act"],
    "today/:id/remind": ["see", "act"],
    "today/:id/undo-reminder/:rid": ["see", "act"],
  },
  "sign-in/verification": {
    "dismiss-verification": "self",
    "resend-verification": "self",
  },
} as const satisfies Record<string, Record<string, Needs>>;

export type ButtonRoom = keyof typeof BUTTONS;

export type ButtonPath<Room extends ButtonRoom> = keyof (typeof BUTTONS)[Room];
