import type Stripe from "stripe";
import { plain } from "../fake-stripe/account.ts";
import { FakeError, missing } from "../fake-stripe/fake-error.ts";
import { eventShape, type FakeEvent } from "../fake-stripe/shapes.ts";

type ChargeFields =
  "id" | "amount" | "amount_refunded" | "created" | "currency" | "disputed" | "metadata" | "payment_intent";
export type FakeCharge = Pick<Stripe.Charge, ChargeFields> & {
  object: "charge";
  balance_transaction: { object: "balance_transaction"; currency: string; fee: number } | null;
  payment_method_details: { type: string };
};
type IntentFields = "id" | "amount" | "amount_received" | "currency" | "metadata" | "status";
export type FakeIntent = Pick<Stripe.PaymentIntent, IntentFields> & {
  object: "payment_intent";
  latest_charge: FakeCharge | null;
};
export type FakeDispute = Pick<Stripe.Dispute, "id" | "amount" | "status"> & {
  object: "dispute";
  charge: string;
  payment_intent: string;
};

interface Clock {
  /** Seconds. */
  now: () => number;
  newId: (prefix: string) => string;
}

export class FakeMerchant {
  readonly sessions = new Map<string, Stripe.Checkout.Session>();
  readonly intents = new Map<string, FakeIntent>();
  readonly disputes: FakeDispute[] = [];
  onEvent: (event: FakeEvent & { account?: string }) => void = () => {};
  readonly #clock: Clock;
  /** Set for one that is connected to a platform. */
  readonly accountId: string | undefined;

  constructor(clock: Clock, accountId?: string) {
    this.#clock = clock;
    this.accountId = accountId;
  }

  now(): number {
    return this.#clock.now();
  }

  newId(prefix: string): string {
    return this.#clock.newId(prefix);
  }

  emit(type: string, object: object): void {
    const event = structuredClone(eventShape(this.newId("evt"), this.now(), type, plain(object)));
    this.onEvent(this.accountId ? { ...event, account: this.accountId } : event);
  }

  session(id: string): Stripe.Checkout.Session {
    const session = this.sessions.get(id);
    if (!session) throw missing("checkout.session", id);
    return session;
  }

  /** What was paid on that page. */
  intentOf(sessionId: string): FakeIntent {
    const intent = this.intents.get(String(this.session(sessionId).payment_intent));
    if (!intent) throw new FakeError(400, "Nothing was paid on this page.");
    return intent;
  }

  chargeOf(sessionId: string): FakeCharge {
    const charge = this.intentOf(sessionId).latest_charge;
    if (!charge) throw new FakeError(400, "Nothing was charged on this page.");
    return charge;
  }
}
