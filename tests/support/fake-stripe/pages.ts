import type { FakeAccount } from "./account.ts";
import { checkoutById, payCheckout } from "./checkouts.ts";
import { missing } from "./fake-error.ts";
import { invoiceById } from "./payments.ts";
import { cancelInPortal, payInvoice } from "./subscription-changes.ts";

/** What a page answers: itself, or where to go on. */
export type PageAnswer = { html: string } | { to: string };

type Page = (account: FakeAccount, id: string, form: URLSearchParams) => PageAnswer;

/** Stripe's own pages, as plain as can be; a form's button says what it does in `do`. */
export const PAGES: Record<string, Page> = {
  "GET /c/pay/:id": showCheckout,
  "POST /c/pay/:id": sendCheckout,
  "GET /p/session/:id": showPortal,
  "POST /p/session/:id": sendPortal,
  "GET /i/:id": showInvoice,
  "POST /i/:id": sendInvoice,
};

function showCheckout(account: FakeAccount, id: string, form: URLSearchParams): PageAnswer {
  const session = checkoutById(account, id);
  const refused = form.has("refused") ? `<p role="alert">Your card was declined.</p>` : "";
  if (session.status !== "open") return page("Checkout", "<p>This page is no longer available.</p>");
  const amount = ((session.amount_total ?? 0) / 100).toFixed(2);
  return page(
    "Checkout",
    `${refused}<p>CHF ${amount}</p>${buttons({ pay: "Pay", decline: "Pay with a refused card" })}
     <a href="${escaped(session.cancel_url ?? "")}">Back</a>`,
  );
}

function sendCheckout(account: FakeAccount, id: string, form: URLSearchParams): PageAnswer {
  const session = checkoutById(account, id);
  const isPaid = payCheckout(account, id, form.get("do") === "decline" ? "declined" : "ok");
  return isPaid ? { to: session.success_url ?? "" } : { to: `/c/pay/${id}?refused` };
}

function showPortal(account: FakeAccount, id: string): PageAnswer {
  const portal = portalById(account, id);
  const rows = account
    .subscriptionsOf(portal.customer)
    .map(({ id: name, status, cancel_at }) => `<li>${name}: ${status}${cancel_at ? ", ends" : ""}</li>`);
  const choices = { cancel: "Cancel subscription", card: "New card", refuse: "Card that is refused" };
  return page(
    "Billing",
    `<ul>${rows.join("")}</ul>${buttons(choices)}
     <a href="${escaped(portal.return_url ?? "")}">Return</a>`,
  );
}

function sendPortal(account: FakeAccount, id: string, form: URLSearchParams): PageAnswer {
  const { customer } = portalById(account, id);
  const [subscription] = account.subscriptionsOf(customer);
  const wish = form.get("do");
  if (wish === "cancel" && subscription) cancelInPortal(account, subscription);
  if (wish === "refuse") account.cards.set(customer, "declined");
  if (wish === "card") {
    account.cards.set(customer, "ok");
    for (const { id: invoice, customer: owner, status } of account.invoices.values())
      if (owner === customer && status === "open") payInvoice(account, invoice);
  }
  return { to: `/p/session/${id}` };
}

function showInvoice(account: FakeAccount, id: string): PageAnswer {
  const { status, amount_due } = invoiceById(account, id);
  return page("Invoice", `<p>CHF ${(amount_due / 100).toFixed(2)}: ${status}</p>${buttons({ pay: "Pay" })}`);
}

function sendInvoice(account: FakeAccount, id: string): PageAnswer {
  payInvoice(account, id);
  return { to: `/i/${id}` };
}

function portalById(account: FakeAccount, id: string) {
  const portal = account.portals.get(id);
  if (!portal) throw missing("billing_portal.session", id);
  return portal;
}

export function buttons(wishes: Record<string, string>): string {
  const all = Object.entries(wishes).map(
    ([value, text]) => `<button name="do" value="${value}">${text}</button>`,
  );
  return `<form method="post">${all.join(" ")}</form>`;
}

export function page(title: string, body: string): { html: string } {
  // Without an icon of its own a browser would ask for one in vain.
  const head = `<meta charset="utf-8"><link rel="icon" href="data:,"><title>${title}</title>`;
  return { html: `<!doctype html><html lang="en">${head}<h1>${title}</h1>${body}</html>` };
}

export function escaped(text: string): string {
  return text.replace(/&/g, "&amp;").replace(/"/g, "&quot;");
}
