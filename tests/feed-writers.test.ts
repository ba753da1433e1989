import { expect, it } from "vitest";
import { codeOf, sources } from "./support/source-files.ts";

/** Tables whose rows programs see. */
const TABLES = [
  ...["invoices", "offers", "clients", "payments", "series", "templates", "catalogue_items"],
  ...["services", "expenses", "invoice_charges", "offer_invoices", "payment_allocations"],
  ...["reminders", "batches", "comments", "exchange_rates", "manual_bookings"],
];

const WRITES = new RegExp(`(updateTable|insertInto|deleteFrom)\\(\\s*"(${TABLES.join("|")})"`);
const TELLERS = [
  ...["willTell", "willTellNew", "willTellMany", "paymentChanged", "recordEvent", "addUpInvoice"],
  ...["savePaper", "recordInvoiceHistory", "recordInvoiceDeleted", "told"],
];

const TELLS = new RegExp(`\\b(${TELLERS.join("|")})\\(`);

/** Why nothing is told there. */
const UNSEEN: Record<string, string> = {
  "app/features/money/reminders/stops.server.ts": "no call answers pauses and promises",
  "app/features/people/accounts/closing/seal-business.server.ts": "the account has ended",
  "app/features/selling/offers/document/offer-invoices.server.ts": "no offer lists invoices that are gone",
};

it("whoever writes what programs see tells of it, or is named here with the reason", () => {
  const silent = sources("app").filter((file) => WRITES.test(codeOf(file)) && !TELLS.test(codeOf(file)));
  expect(silent.toSorted()).toEqual(Object.keys(UNSEEN).toSorted());
});
