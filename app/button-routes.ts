import { route } from "@remix-run/route-config";

/** Of each screens/<room>/buttons.tsx, the addresses whose form is one button and that show no page. */
const BUTTONS = {
  catalogue: ["catalogue/:id/archive", "catalogue/:id/restore"],
  clients: ["clients/:id/never-remind"],
  "public/cookie-settings": ["cookie-settings/accept-all", "cookie-settings/only-essential"],
  "data/import": ["import/:id/run"],
  invoices: [
    "invoice/:id/duplicate",
    "invoice/:id/link",
    "invoice/:id/link/revoke",
    "invoice/:id/mark-sent",
    "invoice/:id/mark-unpaid",
    "invoice/:id/mark-overdue",
    "invoice/:id/use-credit",
    "invoice/:id/undo-write-off",
    "invoice/:id/resume-reminders",
    "invoice/:id/settle-dispute",
    "invoice/:id/waive",
    "invoice/:id/reminders/:rid/send",
    "invoices/mark-paid",
  ],
  offers: ["offers/:id/duplicate", "offers/:id/mark-sent", "offers/:id/withdraw"],
  payment: ["payment/:id/undo", "payment/:id/undo-refund"],
  payments: [
    "expenses/receipts/:id/read",
    "payments/confirm",
    "payments/confirm/undo",
    "payments/:id/ignore",
    "payments/:id/unignore",
    "payments/rules/:id/forget",
    "payments/csv-mappings/:id/forget",
    "payments/taken-back/:id/choose",
    "payments/taken-back/:id/ignore",
    "payments/taken-back/:id/reopen",
  ],
  profile: [
    "profile/account-change/discard",
    "profile/design/logo/remove",
    "profile/online-payments/connect",
    "profile/online-payments/remove",
    "profile/people/invitations/:id/resend",
    "profile/people/invitations/:id/withdraw",
    "profile/people/withdraw-handover",
    "profile/security/:id/undo",
    "profile/sessions/end-others",
    "profile/sessions/:id/end",
    "profile/subscription/portal",
    "profile/subscription/resume",
    "profile/subscription/sync",
    "profile/webhooks/:id/test",
    "profile/webhooks/deliveries/:id/resend",
  ],
  recurring: ["recurring/:id/pause", "recurring/:id/resume", "recurring/:id/skip"],
  start: ["start/skip"],
  tax: [
    "tax/:id/close",
    "tax/:id/correct",
    "tax/method/:id/delete",
    "tax/reconciliations/:id/begin",
    "tax/reconciliations/:id/discard",
  ],
  "dashboard/today": [
    "today/:id/send",
    "today/:id/undo-send",
    "today/offers/:id/send",
    "today/offers/:id/undo-send",
    "today/:id/remind",
    "today/:id/undo-reminder/:rid",
    "today/:id/mark-paid",
    "today/:id/undo-paid",
  ],
  "sign-in/verification": ["dismiss-verification", "resend-verification"],
} as const;

export type ButtonRoom = keyof typeof BUTTONS;

export type ButtonPath<Room extends ButtonRoom> = (typeof BUTTONS)[Room][number];

export const buttonRoutes = Object.entries(BUTTONS).flatMap(([room, paths]) =>
  paths.map((path) => route(path, `screens/${room}/buttons.tsx`, { id: path })),
);
