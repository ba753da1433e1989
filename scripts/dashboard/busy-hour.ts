import Sqlite from "better-sqlite3";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { ApiClient, Browser } from "../../tests/support/client.ts";
import type { MailServer } from "../../tests/support/server/smtp-conversation.ts";
import type { S3Server } from "../../tests/support/storage/s3-server.ts";
import type { RunningProduct } from "./product.ts";

const PAGES = [
  "/dashboard",
  "/invoices",
  "/invoices?q=Druck",
  "/clients",
  "/offers",
  "/reminders",
  "/profile",
];
const PUBLIC_PAGES = ["/", "/pricing", "/help", "/login", "/no-such-page"];

/** The mail server does not take it. */
export const REFUSED_ADDRESS = "abgelehnt@rappen.example";

const EVENTS = ["invoice.created", "invoice.sent", "invoice.paid", "client.created"];

interface Surroundings {
  product: RunningProduct;
  mail: MailServer;
  store: S3Server;
}

interface Scene extends Surroundings {
  browser: Browser;
  api: ApiClient;
  invoices: string[];
  drafts: string[];
  /** 0 at the beginning, 1 at the end. */
  progress: () => number;
}

/** People, programs and mishaps, for so many minutes: enough to give every figure something to tell. */
export async function liveThrough(minutes: number, around: Surroundings): Promise<void> {
  const { product, mail, store } = around;
  const began = performance.now();
  const progress = () => (performance.now() - began) / (minutes * 60_000);
  const browser = new Browser(product.origin);
  await browser.post("/login", { email: product.email, password: product.password });
  const api = new ApiClient(product.origin);
  const { data } = await api.call("POST", "/auth/login", {
    email: product.email,
    password: product.password,
  });
  api.token = String(data?.token);
  const scene = { ...around, browser, api, progress, invoices: await invoiceIds(api), drafts: [] };
  const stopReceivers = await addWebhooks(api);
  const over = AbortSignal.timeout(minutes * 60_000);
  const now = (share: number, act: () => Promise<unknown>) =>
    pause(share * minutes * 60_000, null, { signal: over }).then(act);
  const results = await Promise.allSettled([
    again(
      over,
      () => 1_600 - 1_100 * Math.sin(progress() * Math.PI),
      (turn) => readPages(scene, turn),
    ),
    again(
      over,
      () => 2_500,
      (turn) => callApi(scene, turn),
    ),
    again(
      over,
      () => 4_000,
      (turn) => writeInvoice(scene, turn),
    ),
    now(0.06, () => product.backUp(`${product.databaseFile}.first`)),
    now(0.16, () => silentMailServer(mail)),
    now(0.3, () => guessPasswords(scene, 45)),
    now(0.42, () => mailAway(mail, minutes * 60_000 * 0.12)),
    now(0.25, () => storeAway(store, minutes * 60_000 * 0.2)),
    now(0.5, async () => addUnknownJob(product.databaseFile)),
    now(0.62, () => drawManyPdfs(scene, 240)),
    now(0.72, () => holdWriteLock(product.databaseFile, 1_500, 4)),
    now(0.8, () => holdWriteLock(product.databaseFile, 14_000, 1)),
    now(0.88, () => product.backUp(`${product.databaseFile}.second`)),
    pause(minutes * 60_000),
  ]);
  stopReceivers();
  for (const result of results) if (result.status === "rejected") console.log(String(result.reason));
}

async function again(over: AbortSignal, every: () => number, act: (turn: number) => Promise<unknown>) {
  for (let turn = 0; !over.aborted; turn++) {
    await act(turn).catch((error: unknown) => console.log(String(error)));
    await pause(every());
  }
}

async function readPages({ browser, product, invoices }: Scene, turn: number): Promise<void> {
  const invoice = invoices[turn % invoices.length] ?? "";
  const asked = [
    browser.get(PAGES[turn % PAGES.length] ?? "/"),
    browser.get(`/invoice/${invoice}`),
    ...(turn % 3 === 0 ? [fetch(product.origin + PUBLIC_PAGES[(turn / 3) % PUBLIC_PAGES.length])] : []),
    ...(turn % 4 === 0 ? [browser.get(`/invoice/${invoice}/pdf`)] : []),
    ...(turn % 25 === 0 ? [browser.get("/export/file?format=csv&includeInvoices=true")] : []),
  ];
  await Promise.all(asked.map(async (answer) => (await answer).arrayBuffer()));
}

async function callApi({ api }: Scene, turn: number): Promise<void> {
  const path = ["/invoices", "/clients", "/dashboard/stats", "/invoices?status=overdue"][turn % 4] ?? "";
  await api.call("GET", path);
}

async function writeInvoice({ api, browser, invoices, drafts }: Scene, turn: number): Promise<void> {
  const { data } = await api.call("POST", "/invoices", {
    language: "de",
    recipient: {
      name: "Velowerkstatt Aarau AG",
      email: turn % 12 === 11 ? REFUSED_ADDRESS : "buchhaltung@rappen.example",
      address: { street: "Rain", buildingNumber: "8", postalCode: "5000", city: "Aarau", country: "CH" },
    },
    items: [{ description: "Gestaltung", quantity: 2 + (turn % 5), unitPrice: 145, vatRate: 8.1 }],
    send: turn % 2 === 1 ? true : null,
  });
  const id = String(data?.id ?? "");
  if (id) invoices.push(id);
  if (id && turn % 2 === 0) drafts.push(id);
  // One that was sent a while ago: paid at once, its e-mail would be withdrawn.
  if (turn % 4 === 3) await browser.post(`/invoice/${invoices.at(-21)}/mark-paid`, {});
}

async function invoiceIds(api: ApiClient): Promise<string[]> {
  const { data } = await api.call("GET", "/invoices");
  return ((data?.invoices ?? []) as { id: string }[]).map(({ id }) => id);
}

/** One receiver answers well, the other with a fault. */
async function addWebhooks(api: ApiClient): Promise<() => void> {
  const servers = [204, 500].map((status) =>
    createServer((request, response) => {
      request.resume();
      response.writeHead(status).end();
    }).listen(0, "127.0.0.1"),
  );
  for (const server of servers) {
    if (!server.listening) await new Promise((resolve) => server.once("listening", resolve));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks`;
    await api.call("POST", "/webhooks", { url, events: EVENTS });
  }
  return () => servers.forEach((server) => server.close());
}

/** Takes connections and says nothing for half a minute, so that e-mails wait. */
async function silentMailServer(mail: MailServer): Promise<void> {
  mail.conduct.EHLO = "hold";
  await pause(40_000);
  delete mail.conduct.EHLO;
  mail.hangUp();
}

async function mailAway(mail: MailServer, ms: number): Promise<void> {
  mail.conduct.MAIL = "451 try again later";
  await pause(ms);
  delete mail.conduct.MAIL;
}

async function storeAway(store: S3Server, ms: number): Promise<void> {
  store.conduct = "500";
  await pause(ms);
  store.conduct = null;
}

async function guessPasswords({ product }: Scene, times: number): Promise<void> {
  for (let turn = 0; turn < times; turn++) {
    const guess = { email: product.email, password: `guess number ${turn}` };
    await new Browser(product.origin).post("/login", guess);
    await pause(1_500);
  }
}

/** Draws PDFs of drafts, which are not stored. */
async function drawManyPdfs({ browser, drafts }: Scene, count: number): Promise<void> {
  const asked = Array.from({ length: count }, (_, turn) =>
    browser.get(`/invoice/${drafts[turn % drafts.length]}/pdf?turn=${turn}`),
  );
  await Promise.all(asked.map(async (answer) => (await answer).arrayBuffer()));
}

/** Adds a job of an unknown kind, as after going back to an older version: it is given up at once. */
function addUnknownJob(file: string): void {
  const database = new Sqlite(file);
  const at = new Date().toISOString();
  database
    .prepare(
      `insert into jobs (id, name, key, payload, state, attempts, run_at, last_error, created_at)
       values (?, 'newer.job', null, '{}', 'ready', 0, ?, '', ?)`,
    )
    .run("0190a0b0-0000-7000-8000-00000000dead", at, at);
  database.close();
}

/** Holds the lock as a second process that writes for long does. */
async function holdWriteLock(file: string, ms: number, times: number): Promise<void> {
  for (let turn = 0; turn < times; turn++) {
    const database = new Sqlite(file);
    database.exec("begin immediate");
    await pause(ms);
    database.exec("rollback");
    database.close();
    await pause(3_000);
  }
}
