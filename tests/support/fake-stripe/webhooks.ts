import Stripe from "stripe";
import type { FakeEvent } from "./shapes.ts";

/** Takes in one delivery. @returns the HTTP status */
export type Receiver = (body: string, signature: string) => Promise<number>;

export interface Delivery {
  event: FakeEvent;
  attempts: number;
  isTaken: boolean;
}

interface Signing {
  secret: string;
  /** Seconds since 1970 at which a delivery is signed. */
  now: () => number;
}

/** Sends signed events, and again until they are taken. */
export class Webhooks {
  /** Every event there was, oldest first. */
  readonly deliveries: Delivery[] = [];
  /** When false, events wait for the test to deliver them. */
  isAutomatic = false;
  receive: Receiver | null = null;
  readonly #signing: Signing;
  #running: Promise<void> = Promise.resolve();

  constructor(signing: Signing) {
    this.#signing = signing;
  }

  add(event: FakeEvent): void {
    const delivery: Delivery = { event, attempts: 0, isTaken: false };
    this.deliveries.push(delivery);
    if (this.isAutomatic) this.#running = this.#running.then(() => this.#attempt(delivery));
  }

  /** Events of this type, oldest first. */
  of(type: string): FakeEvent[] {
    return this.deliveries.map(({ event }) => event).filter((event) => event.type === type);
  }

  get waiting(): FakeEvent[] {
    return this.deliveries.filter(({ isTaken }) => !isTaken).map(({ event }) => event);
  }

  /** Sends one event, whether or not it was sent before. @returns the HTTP status */
  async deliver(event: FakeEvent, signing: Partial<Signing> = {}): Promise<number> {
    const { secret, now } = { ...this.#signing, ...signing };
    const payload = JSON.stringify(event);
    const header = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp: now() });
    return this.receive ? this.receive(payload, header) : 0;
  }

  /** Sends all that waits, in order. */
  async deliverWaiting(): Promise<void> {
    for (const delivery of this.deliveries.filter(({ isTaken }) => !isTaken)) await this.#attempt(delivery);
  }

  /** Resolves when what was sent by itself has been answered. */
  async settled(): Promise<void> {
    await this.#running;
  }

  async #attempt(delivery: Delivery): Promise<void> {
    delivery.attempts++;
    const status = await this.deliver(delivery.event).catch(() => 0);
    delivery.isTaken = status >= 200 && status < 300;
  }
}
