import type Stripe from "stripe";
import { missing } from "./fake-error.ts";
import { eventShape, type FakeEvent, priceShape } from "./shapes.ts";

/** What a customer's card does when it is charged. */
export type Card = "ok" | "declined";

/** One Stripe account: what it knows, and the time it is there. */
export class FakeAccount {
  readonly customers = new Map<string, Stripe.Customer>();
  readonly deletedCustomers = new Set<string>();
  readonly cards = new Map<string, Card>();
  readonly prices: Stripe.Price[];
  readonly checkouts = new Map<string, Stripe.Checkout.Session>();
  readonly subscriptions = new Map<string, Stripe.Subscription>();
  readonly invoices = new Map<string, Stripe.Invoice>();
  readonly portals = new Map<string, Stripe.BillingPortal.Session>();
  /** Told when something happens. */
  onEvent: (event: FakeEvent) => void = () => {};
  /** Where its pages are. */
  origin = "";
  readonly #clock: () => number;
  #passed = 0;
  #ids = 0;

  /** `clock` counts ms. */
  constructor(clock: () => number) {
    this.#clock = clock;
    this.prices = [
      priceShape("price_monthly", this.now(), { lookupKey: "pro_monthly", amount: 15_00, interval: "month" }),
      priceShape("price_yearly", this.now(), { lookupKey: "pro_yearly", amount: 120_00, interval: "year" }),
    ];
  }

  /** Seconds, as everywhere at Stripe. */
  now(): number {
    return Math.floor((this.#clock() + this.#passed) / 1000);
  }

  /** Lets this account's time run ahead of the clock, in ms. */
  pass(ms: number): void {
    this.#passed += ms;
  }

  newId(prefix: string): string {
    return `${prefix}_fake${(++this.#ids).toString(36).padStart(6, "0")}`;
  }

  emit(type: string, object: object): void {
    this.onEvent(structuredClone(eventShape(this.newId("evt"), this.now(), type, plain(object))));
  }

  /** @throws FakeError for an unknown or deleted one */
  customer(id: string, status: 400 | 404 = 400): Stripe.Customer {
    const customer = this.customers.get(id);
    if (!customer || this.deletedCustomers.has(id)) throw missing("customer", id, status);
    return customer;
  }

  price(id: string): Stripe.Price {
    const price = this.prices.find((price) => price.id === id);
    if (!price) throw missing("price", id, 400);
    return price;
  }

  subscription(id: string): Stripe.Subscription {
    const subscription = this.subscriptions.get(id);
    if (!subscription) throw missing("subscription", id);
    return subscription;
  }

  subscriptionsOf(customer: string): Stripe.Subscription[] {
    return [...this.subscriptions.values()].filter((one) => one.customer === customer).reverse();
  }
}

/** The object as it goes over the wire. */
export function plain(object: object): object {
  return JSON.parse(JSON.stringify(object)) as object;
}
