import { FakeStripe, sendEvent } from "./fake-stripe.ts";

/** A process of its own that plays Stripe: `node tests/support/server/serve-fake-stripe.ts PORT WEBHOOK_URL`. */
const [port, webhookUrl = ""] = process.argv.slice(2);
const fake = new FakeStripe(() => Date.now());
fake.webhooks.isAutomatic = true;
fake.webhooks.receive = (body, signature) => sendEvent(webhookUrl, body, signature);
await fake.listen(Number(port));
