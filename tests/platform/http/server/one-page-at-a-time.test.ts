import { AsyncLocalStorage } from "node:async_hooks";
import { once } from "node:events";
import { createServer, type IncomingMessage, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import express, { type Response } from "express";
import { afterEach, beforeEach, expect, it } from "vitest";
import { onePageAtATime } from "#app/platform/http/server/one-page-at-a-time.server.ts";

/** The pages that were begun, in this order; each waits until the test answers it. */
let begun: { path: string; response: Response; belongsTo: string | undefined }[];
/** What belongs to a request wherever its work goes on, such as its trace. */
const ownPath = new AsyncLocalStorage<string>();
let arrived: () => void;
let server: Server;

beforeEach(() => {
  begun = [];
  arrived = () => {};
});

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

it("begins a session's next page when the headers of the one before are sent, downloads going on", async () => {
  await listen();
  open("/first", "anna");
  await begunPages(1);
  open("/second", "anna");
  open("/other-session", "ben");
  await begunPages(2);
  expect(paths()).toEqual(["/first", "/other-session"]);
  begun[0]!.response.write("the beginning of a download");
  await begunPages(3);
  expect(paths()).toEqual(["/first", "/other-session", "/second"]);
});

it("lets forms, calls of the API, PDFs and visitors pass", async () => {
  await listen();
  open("/first", "anna");
  await begunPages(1);
  open("/form", "anna", "POST");
  open("/api/invoices", "anna");
  open("/home", null);
  open("/invoice/1/pdf", "anna");
  await begunPages(5);
  expect(paths().toSorted()).toEqual(["/api/invoices", "/first", "/form", "/home", "/invoice/1/pdf"]);
});

it("gives the turn on when somebody leaves, waiting or not", async () => {
  await listen();
  const first = open("/first", "anna");
  await begunPages(1);
  const second = open("/second", "anna");
  await once(server, "request");
  open("/third", "anna");
  await once(server, "request");
  second.destroy();
  first.destroy();
  await begunPages(2);
  expect(paths()).toEqual(["/first", "/third"]);
});

it("waits for a page that does not end only so long, and then begins beside it", async () => {
  await listen(1);
  open("/stuck", "anna");
  await begunPages(1);
  open("/next", "anna");
  await begunPages(2);
  begun[1]!.response.end();
  open("/last", "anna");
  await begunPages(3);
  expect(paths()).toEqual(["/stuck", "/next", "/last"]);
});

it("a page that waited still belongs to its own request, not to the one before", async () => {
  await listen();
  open("/first", "anna");
  await begunPages(1);
  open("/second", "anna");
  await once(server, "request");
  begun[0]!.response.end();
  await begunPages(2);
  expect(begun.map(({ belongsTo }) => belongsTo)).toEqual(["/first", "/second"]);
});

async function listen(longestWait?: number): Promise<void> {
  const app = express();
  app.use(({ path }, _response, next) => ownPath.run(path, next));
  app.use(onePageAtATime("session", longestWait));
  app.use(({ path }, response) => {
    begun.push({ path, response, belongsTo: ownPath.getStore() });
    arrived();
  });
  server = createServer(app).listen(0, "127.0.0.1");
  await once(server, "listening");
}

function open(path: string, session: string | null, method = "GET"): ReturnType<typeof request> {
  const { port } = server.address() as AddressInfo;
  const headers = session === null ? {} : { Cookie: `session=${session}` };
  const asked = request({ host: "127.0.0.1", port, path, method, headers, agent: false });
  asked.on("error", () => {});
  asked.on("response", (answer: IncomingMessage) => answer.resume().on("error", () => {}));
  asked.end();
  return asked;
}

async function begunPages(count: number): Promise<void> {
  while (begun.length < count) await new Promise<void>((resolve) => (arrived = resolve));
}

function paths(): string[] {
  return begun.map(({ path }) => path);
}
