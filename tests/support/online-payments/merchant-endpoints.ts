import type Stripe from "stripe";
import { checkoutShape } from "../fake-stripe/checkout-shape.ts";
import { FakeError } from "../fake-stripe/fake-error.ts";
import { type FormTree, textAt, textsAt } from "../fake-stripe/form-body.ts";
import type { FakeMerchant } from "./merchant.ts";
import { expirePage } from "./merchant-pages.ts";
import { listShape } from "../fake-stripe/shapes.ts";

type Endpoint = (merchant: FakeMerchant, params: FormTree, id: string, origin: string) => object;

/** What a business's key may do there. */
export const MERCHANT_ENDPOINTS: Record<string, Endpoint> = {
  "POST /v1/checkout/sessions": openPage,
  "GET /v1/checkout/sessions": listPages,
  "GET /v1/checkout/sessions/:id": (merchant, params, id) => expanded(merchant, merchant.session(id), params),
  "POST /v1/checkout/sessions/:id/expire": (merchant, _params, id) => expirePage(merchant, id),
  "GET /v1/disputes": listDisputes,
};

/** Seconds, as Stripe's reference says of `expires_at`. */
const [HALF_AN_HOUR, A_DAY] = [30 * 60, 24 * 60 * 60];

function openPage(merchant: FakeMerchant, params: FormTree, _id: string, origin: string) {
  if (textAt(params, "mode") !== "payment") throw new FakeError(400, "Only payments are taken here.");
  if (params.payment_method_types) throw new FakeError(400, "The owner of the account chooses the methods.");
  const amount = Number(textAt(params, "line_items.0.price_data.unit_amount"));
  const expiresAt = Number(textAt(params, "expires_at"));
  if (!(amount >= 50)) throw new FakeError(400, "The amount must be at least CHF 0.50.");
  if (expiresAt < merchant.now() + HALF_AN_HOUR) throw new FakeError(400, "It would expire too soon.");
  if (!(expiresAt <= merchant.now() + A_DAY)) throw new FakeError(400, "It would expire too late.");
  for (const name of ["success_url", "cancel_url"])
    if (!URL.canParse(textAt(params, name) ?? "")) throw new FakeError(400, `Not a valid URL: ${name}`);
  const id = merchant.newId("cs_test");
  const shape = checkoutShape({
    id,
    url: `${origin}/c/pay/${id}`,
    created: merchant.now(),
    customer: "",
    amount,
    withTax: false,
    clientReferenceId: textAt(params, "client_reference_id") ?? null,
    locale: textAt(params, "locale") ?? "auto",
    successUrl: textAt(params, "success_url") ?? "",
    cancelUrl: textAt(params, "cancel_url") ?? "",
    metadata: params.metadata as Record<string, string>,
  });
  const session: Stripe.Checkout.Session = {
    ...shape,
    customer: null,
    mode: "payment",
    expires_at: expiresAt,
    payment_method_types: ["card", "twint"],
  };
  merchant.sessions.set(id, session);
  return session;
}

/** The newest first. */
function listPages(merchant: FakeMerchant, params: FormTree): object {
  const intent = textAt(params, "payment_intent");
  const found = [...merchant.sessions.values()].filter(
    ({ payment_intent }) => intent === undefined || payment_intent === intent,
  );
  return listShape("/v1/checkout/sessions", found.reverse());
}

function listDisputes(merchant: FakeMerchant, params: FormTree): object {
  const charge = textAt(params, "charge");
  return listShape(
    "/v1/disputes",
    merchant.disputes.filter((dispute) => dispute.charge === charge),
  );
}

function expanded(merchant: FakeMerchant, session: Stripe.Checkout.Session, params: FormTree): object {
  const intent = merchant.intents.get(String(session.payment_intent));
  const isAsked = textsAt(params, "expand").includes("payment_intent.latest_charge.balance_transaction");
  return isAsked && intent ? { ...session, payment_intent: intent } : session;
}
