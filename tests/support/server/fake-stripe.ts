import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import Stripe from "stripe";
import { FakeAccount, plain } from "../fake-stripe/account.ts";
import { ENDPOINTS } from "../fake-stripe/endpoints.ts";
import { FakeError } from "../fake-stripe/fake-error.ts";
import { parseForm } from "../fake-stripe/form-body.ts";
import { FakeMerchant } from "../online-payments/merchant.ts";
import { MERCHANT_ENDPOINTS } from "../online-payments/merchant-endpoints.ts";
import { MERCHANT_PAGES } from "../online-payments/merchant-browser.ts";
import { type FakePlatform, PLATFORM_ENDPOINTS } from "../online-payments/platform-endpoints.ts";
import { PAGES } from "../fake-stripe/pages.ts";
import { catchUp } from "../fake-stripe/time.ts";
import { Webhooks } from "../fake-stripe/webhooks.ts";

const KEY = "sk_test_fake";
const SECRET = "whsec_fake";
const CONNECT_KEY = "sk_test_platform";
const CONNECT_SECRET = "whsec_platform";

/** What points the product at the fake. */
export function stripeEnv(origin: string): Record<string, string> {
  return {
    STRIPE_SECRET_KEY: KEY,
    STRIPE_WEBHOOK_SECRET: SECRET,
    STRIPE_PRICE_MONTHLY: "pro_monthly",
    STRIPE_PRICE_YEARLY: "pro_yearly",
    STRIPE_API_BASE: origin,
  };
}

/** Lets the product connect accounts to a platform. */
export const CONNECT_ENV = {
  STRIPE_CONNECT_SECRET_KEY: CONNECT_KEY,
  STRIPE_CONNECT_WEBHOOK_SECRET: CONNECT_SECRET,
};

interface Merchant {
  merchant: FakeMerchant;
  webhooks: Webhooks;
}

interface Answer {
  status: number;
  body: string;
  headers: Record<string, string>;
}

/**
 * A server that does what Stripe does, as far as we use it, and remembers: customers, checkouts with a page that can be
 * paid, subscriptions that renew and end with time, and signed events.
 */
export class FakeStripe {
  readonly account: FakeAccount;
  readonly webhooks: Webhooks;
  /** `GET /v1/subscriptions`, in the order in which they came. */
  readonly requests: string[] = [];
  #failures: number[] = [];
  #gates: { path: string; passed: Promise<void> }[] = [];
  /** Merchants by key or, connected ones, by account. */
  readonly #merchants = new Map<string, Merchant>();
  readonly platform: FakePlatform;
  readonly #answers = new Map<string, { fingerprint: string; answer: Promise<Answer> }>();

  /** `clock` counts ms; deliveries are signed by it too. */
  constructor(clock: () => number) {
    this.account = new FakeAccount(clock);
    this.webhooks = new Webhooks({ secret: SECRET, now: () => Math.floor(clock() / 1000) });
    this.account.onEvent = (event) => this.webhooks.add(event);
    const { account } = this;
    const ids = (prefix: string) => account.newId(prefix);
    this.platform = { accounts: new Map(), origin: "", newId: ids, now: () => account.now() };
  }

  /** The account of a business, which has this restricted key and tells of its payments. */
  addMerchant(key: string, secret: string, accountId?: string): Merchant {
    const clock = { now: () => this.account.now(), newId: (prefix: string) => this.account.newId(prefix) };
    const merchant = new FakeMerchant(clock, accountId);
    const webhooks = new Webhooks({ secret, now: clock.now });
    merchant.onEvent = (event) => webhooks.add(event);
    this.#merchants.set(accountId ?? key, { merchant, webhooks });
    return { merchant, webhooks };
  }

  /** One that is connected to the platform, whose webhook tells of it. */
  connect(accountId: string): Merchant {
    this.platform.accounts.get(accountId)!.charges_enabled = true;
    return this.addMerchant("", CONNECT_SECRET, accountId);
  }

  get env(): Record<string, string> {
    return stripeEnv(this.account.origin);
  }

  /** @returns a function that stops it */
  async listen(port = 0): Promise<() => Promise<void>> {
    const server = createServer((request, response) => void this.#respond(request, response));
    await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
    this.account.origin = this.platform.origin = `http://localhost:${(server.address() as AddressInfo).port}`;
    return () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      });
  }

  /** Lets time go by at Stripe, this many ms; what is due happens. */
  pass(ms: number): void {
    this.account.pass(ms);
    catchUp(this.account);
  }

  /** The next calls are answered with this status and nothing is done. */
  failNext(status = 503, times = 1): void {
    this.#failures.push(...Array<number>(times).fill(status));
  }

  /** The next call to `path` is worked out at once and answered when the returned function is called. */
  holdNext(path: string): () => void {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#gates.push({ path, passed: promise });
    return resolve;
  }

  async #respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks).toString();
    const { pathname, search } = new URL(request.url ?? "/", this.account.origin);
    const sent = body || search.slice(1);
    const answer = pathname.startsWith("/v1/")
      ? await this.#call(request, pathname, sent)
      : pathname === "/clock"
        ? await this.#moveClock(new URLSearchParams(sent))
        : pathname === "/merchant"
          ? this.#register(new URLSearchParams(sent))
          : this.#page(request.method ?? "GET", pathname, sent);
    const gate = this.#gates.findIndex(({ path }) => path === pathname);
    if (gate >= 0) await this.#gates.splice(gate, 1)[0]!.passed;
    response.writeHead(answer.status, answer.headers).end(answer.body);
  }

  /** A repeated key is answered as the first time; one that comes with other data is refused. */
  async #call(request: IncomingMessage, path: string, body: string): Promise<Answer> {
    const { method = "GET", headers } = request;
    this.requests.push(`${method} ${path}`);
    const failure = this.#failures.shift();
    if (failure) return json(failure, new FakeError(failure, "Fault.", { type: "api_error" }).body);
    const key = headers["idempotency-key"];
    if (typeof key !== "string") return this.#work(request, path, body);
    const fingerprint = `${method} ${path} ${body}`;
    const known = this.#answers.get(key);
    if (known && known.fingerprint !== fingerprint) {
      const refusal = new FakeError(
        400,
        "Keys for idempotent requests can only be used with the same parameters.",
        {
          type: "idempotency_error",
        },
      );
      return json(refusal.status, refusal.body);
    }
    if (known) return known.answer;
    const answer = Promise.resolve(this.#work(request, path, body));
    this.#answers.set(key, { fingerprint, answer });
    return answer;
  }

  #work({ method = "GET", headers }: IncomingMessage, path: string, body: string): Answer {
    try {
      const key = headers.authorization?.replace("Bearer ", "") ?? "";
      const connected = headers["stripe-account"];
      const merchant = this.#merchants.get(key === CONNECT_KEY ? String(connected) : key);
      if (key !== KEY && key !== CONNECT_KEY && !merchant)
        throw new FakeError(401, "Invalid API Key provided.");
      if (headers["stripe-version"] !== Stripe.API_VERSION) throw new FakeError(400, "Another API version.");
      catchUp(this.account);
      const form = parseForm(body);
      const answer = merchant
        ? answerOf(MERCHANT_ENDPOINTS, method, path, ({ value, id }) =>
            value(merchant.merchant, form, id, this.account.origin),
          )
        : key === CONNECT_KEY
          ? answerOf(PLATFORM_ENDPOINTS, method, path, ({ value, id }) => value(this.platform, form, id))
          : answerOf(ENDPOINTS, method, path, ({ value, id }) => value(this.account, form, id));
      return json(200, plain(answer));
    } catch (error) {
      if (error instanceof FakeError) return json(error.status, error.body);
      throw error;
    }
  }

  /**
   * For tests in another process: lets days go by for one customer, as with Stripe's test clocks, and answers once the
   * product has heard of what happened.
   */
  async #moveClock(wish: URLSearchParams): Promise<Answer> {
    const ms = Number(wish.get("days") ?? 0) * 24 * 60 * 60 * 1000;
    const customers = [...this.account.customers.values()];
    const customer = customers.find(({ email }) => email === wish.get("email"));
    if (customer) {
      this.account.pass(ms);
      catchUp(this.account, customer.id);
      this.account.pass(-ms);
    }
    await this.webhooks.settled();
    return json(200, { now: this.account.now(), customer: customer?.id ?? null });
  }

  /** For tests in another process: an account with this key, which sends its events to this address. */
  #register(wish: URLSearchParams): Answer {
    const [key = "", secret = "", url = ""] = ["key", "secret", "url"].map((name) => wish.get(name) ?? "");
    const { webhooks } = this.addMerchant(key, secret);
    webhooks.isAutomatic = true;
    webhooks.receive = (body, signature) => sendEvent(url, body, signature);
    return json(200, {});
  }

  #page(method: string, path: string, body: string): Answer {
    const sessionId = path.split("/").at(-1) ?? "";
    const all = [...this.#merchants.values()].map(({ merchant }) => merchant);
    const merchant = all.find(({ sessions }) => sessions.has(sessionId));
    const form = new URLSearchParams(body);
    const own = merchant && match(MERCHANT_PAGES, method, path);
    const found = own ? null : match(PAGES, method, path);
    if (!own && !found) return { status: 404, body: "", headers: {} };
    try {
      const answer = own ? own.value(merchant, own.id, form) : found!.value(this.account, found!.id, form);
      if ("to" in answer) return { status: 303, body: "", headers: { Location: answer.to } };
      return { status: 200, body: answer.html, headers: { "Content-Type": "text/html; charset=utf-8" } };
    } catch (error) {
      if (error instanceof FakeError) return { status: error.status, body: error.message, headers: {} };
      throw error;
    }
  }
}

export async function sendEvent(url: string, body: string, signature: string): Promise<number> {
  const headers = { "Stripe-Signature": signature, "Content-Type": "application/json" };
  return (await fetch(url, { method: "POST", headers, body })).status;
}

function answerOf<T>(
  table: Record<string, T>,
  method: string,
  path: string,
  work: (found: { value: T; id: string }) => object,
): object {
  const found = match(table, method, path);
  if (!found) throw new FakeError(404, `Unrecognized request URL (${method}: ${path}).`);
  return work(found);
}

function match<T>(table: Record<string, T>, method: string, path: string): { value: T; id: string } | null {
  for (const [pattern, value] of Object.entries(table)) {
    const [wanted, route = ""] = pattern.split(" ");
    const found = new RegExp(`^${route.replace(":id", "([\\w-]+)")}$`).exec(path);
    if (wanted === method && found) return { value, id: found[1] ?? "" };
  }
  return null;
}

/** Stripe tells its library whether another attempt makes sense; here none does, the tests ask for it themselves. */
function json(status: number, body: unknown): Answer {
  const headers = {
    "Content-Type": "application/json",
    "Stripe-Should-Retry": "false",
    "Request-Id": "req_fake",
  };
  return { status, body: JSON.stringify(body), headers };
}
