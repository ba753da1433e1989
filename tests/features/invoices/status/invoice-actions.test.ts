import { expect, it } from "vitest";
import {
  allows,
  INVOICE_ACTIONS,
  type InvoiceAction,
  requireAction,
  sendAction,
} from "#app/features/selling/invoices/status/invoice-actions.ts";
import { INVOICE_STATUSES } from "#app/features/selling/invoices/fields/invoice.ts";
import type { AppError } from "#app/platform/errors.ts";
import { product } from "#app/product.ts";

const EVERY = INVOICE_STATUSES.join(" ");

/** Rule 16: rows are actions, columns the statuses in which they are possible. */
const TABLE: Record<InvoiceAction, string> = {
  edit: "draft",
  send: "draft",
  sendAgain: "sent overdue paid",
  markSent: "draft",
  deposit: "draft",
  markPaid: "sent overdue",
  recordPayment: "sent overdue written_off",
  markUnpaid: "paid",
  markOverdue: "overdue",
  cancel: "draft sent overdue",
  creditNote: "sent overdue paid",
  writeOff: "sent overdue",
  withdraw: "",
  duplicate: EVERY,
  saveAsTemplate: EVERY,
  delete: EVERY,
};

const CASES = INVOICE_ACTIONS.flatMap((action) =>
  INVOICE_STATUSES.map((status) => [action, status, TABLE[action].split(" ").includes(status)] as const),
);

it("a draft is sent, anything else sent again", () => {
  const actions = INVOICE_STATUSES.map((status) => [status, sendAction(status)]);
  expect(actions).toEqual(
    INVOICE_STATUSES.map((status) => [status, status === "draft" ? "send" : "sendAgain"]),
  );
});

it.each(CASES)("%s of an invoice that is %s: %s", (action, status, isPossible) => {
  expect(allows(status, action)).toBe(isPossible);
  if (isPossible) return requireAction(status, action);
  const code = action === "edit" ? "invoice.locked" : "invoice.transition_not_allowed";
  expect(() => requireAction(status, action)).toThrow(expect.objectContaining<Partial<AppError>>({ code }));
  expect(product.errorStatuses[code]).toBe(409);
});
