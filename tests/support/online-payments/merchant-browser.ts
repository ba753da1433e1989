import type { FakeMerchant } from "./merchant.ts";
import { payPage } from "./merchant-pages.ts";
import { buttons, escaped, page, type PageAnswer } from "../fake-stripe/pages.ts";

type MerchantPage = (merchant: FakeMerchant, id: string, form: URLSearchParams) => PageAnswer;

/** Stripe's page on which a client pays, as plain as can be. */
export const MERCHANT_PAGES: Record<string, MerchantPage> = {
  "GET /c/pay/:id": (merchant, id) => {
    const session = merchant.session(id);
    if (session.status !== "open") return page("Checkout", "<p>This page is no longer available.</p>");
    const amount = ((session.amount_total ?? 0) / 100).toFixed(2);
    return page(
      "Checkout",
      `<p>CHF ${amount}</p>${buttons({ twint: "Pay with TWINT", card: "Pay by card" })}
       <a href="${escaped(session.cancel_url ?? "")}">Back</a>`,
    );
  },
  "POST /c/pay/:id": (merchant, id, form) => {
    payPage(merchant, id, form.get("do") ?? "card");
    return { to: merchant.session(id).success_url ?? "" };
  },
};
