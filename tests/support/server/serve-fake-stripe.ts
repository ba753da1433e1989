import { FakeStripe } from "./fake-stripe.ts";

/** A process of its own that plays Stripe: `node tests/support/server/serve-fake-stripe.ts PORT WEBHOOK_URL`. */
const [port, webhookUrl = ""] = process.argv.slice(2);
const fake = new FakeStripe(() => Date.now());
fake.webhooks.isAutomatic = true;
fake.webhooks.receive = async (body, signature) => {
  const headers = { "Stripe-Signature": signature, "Content-Type": "application/json" };
  return (await fetch(webhookUrl, { method: "POST", headers, body })).status;
};
await fake.listen(Number(port));
