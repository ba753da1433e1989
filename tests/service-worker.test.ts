import { readFileSync } from "node:fs";
import path from "node:path";
import vm from "node:vm";
import { expect, it } from "vitest";
import { flatRoutes } from "./support/routes.ts";

const ORIGIN = "https://rappen.example";
const SCRIPT = readFileSync(path.join(import.meta.dirname, "../public/service-worker.js"), "utf8");

/** Where a page writes the language of its reader. */
const LANGUAGE = "/offline/language";

/** All that may be kept: the page for lost connections with what it shows, and files of the build. */
const ALLOWED =
  /^\/(offline\?lang=(en|de|fr|it)|offline\/language|offline\.css|favicon\.svg|(assets|fonts)\/[\w./-]+)$/;

interface Asked {
  url: string;
  method?: string;
  mode?: string;
}

it("of every page, file and call of an account nothing is ever kept", async () => {
  const worker = await installed();
  const routes = (await flatRoutes()).map(({ path }) => path.replace(/:\w+/g, "0190").replace("*", "x"));
  for (const route of routes) {
    const url = `${ORIGIN}/${route.replace(/^\//, "")}`;
    for (const asked of [url, `${url}.data`, `${url}?q=assets`]) {
      await worker.ask({ url: asked, mode: "navigate" });
      await worker.ask({ url: asked, mode: "cors" });
      await worker.ask({ url: asked, method: "POST", mode: "navigate" });
    }
  }
  await worker.ask({ url: `${ORIGIN}/assets/root-1a2b.js`, mode: "cors" });
  expect(worker.kept().filter((key) => !ALLOWED.test(key))).toEqual([]);
  expect(worker.kept()).toContain("/assets/root-1a2b.js");
});

it("what it keeps at first is asked for without cookies", async () => {
  const worker = await installed();
  expect(worker.requests.map(({ credentials }) => credentials)).toEqual(worker.requests.map(() => "omit"));
  expect(worker.kept()).toContain("/offline?lang=de");
});

it("without a connection a page is answered by the offline page in the language chosen", async () => {
  const pages = { fr: "/offline?lang=fr", "": "/offline?lang=en", xx: "/offline?lang=en" };
  for (const [language, page] of Object.entries(pages)) {
    const other = await installed(language);
    other.goOffline();
    expect(await other.ask({ url: `${ORIGIN}/invoices`, mode: "navigate" })).toBe(page);
  }
  const worker = await installed("fr");
  worker.goOffline();
  await expect(worker.ask({ url: `${ORIGIN}/assets/new.js`, mode: "cors" })).rejects.toThrow("no network");
});

it("leaves forms, calls and other sites to the browser", async () => {
  const worker = await installed();
  expect(await worker.ask({ url: `${ORIGIN}/invoice/create`, method: "POST", mode: "navigate" })).toBe(null);
  expect(await worker.ask({ url: `${ORIGIN}/api/invoices`, mode: "cors" })).toBe(null);
  expect(await worker.ask({ url: `${ORIGIN}/logo/ab12`, mode: "no-cors" })).toBe(null);
  expect(await worker.ask({ url: "https://other.example/assets/a.js", mode: "cors" })).toBe(null);
});

it("keeps no refused or redirected file, and only the newest two hundred", async () => {
  const worker = await installed();
  worker.answerWith({ status: 404 });
  await worker.ask({ url: `${ORIGIN}/assets/gone.js`, mode: "cors" });
  worker.answerWith({ redirected: true });
  await worker.ask({ url: `${ORIGIN}/assets/moved.js`, mode: "cors" });
  worker.answerWith({});
  for (let index = 0; index < 205; index++)
    await worker.ask({ url: `${ORIGIN}/assets/${index}.js`, mode: "cors" });
  const kept = worker.kept().filter((key) => key.startsWith("/assets/"));
  expect([kept.length, kept[0], kept.at(-1)]).toEqual([200, "/assets/5.js", "/assets/204.js"]);
});

/** The script in a browser of our own, after it was installed. */
async function installed(language?: string) {
  const listeners = new Map<string, (event: unknown) => void>();
  const stores = new Map<string, Map<string, string>>();
  const requests: { url: string; credentials?: string }[] = [];
  let answer = { status: 200, type: "basic", redirected: false };
  let isOnline = true;
  const keyOf = (request: string | { url: string }) => {
    const { pathname, search } = new URL(typeof request === "string" ? request : request.url, ORIGIN);
    return pathname + search;
  };
  const cacheOf = (store: Map<string, string>) => ({
    addAll: async (wanted: { url: string; credentials?: string }[]) => {
      for (const request of wanted) {
        requests.push(request);
        store.set(keyOf(request), keyOf(request));
      }
    },
    put: async (request: string) => void store.set(keyOf(request), keyOf(request)),
    match: async (request: string) => {
      const kept = store.get(keyOf(request));
      return keyOf(request) === LANGUAGE && kept !== undefined ? { text: async () => kept } : kept;
    },
    keys: async () => [...store.keys()].map((url) => ({ url })),
    delete: async (request: { url: string }) => store.delete(keyOf(request)),
  });
  const open = (name: string) => stores.get(name) ?? stores.set(name, new Map()).get(name)!;
  vm.runInNewContext(SCRIPT, {
    URL,
    Request: class {
      url: string;
      credentials: string;
      constructor(url: string, { credentials }: { credentials: string }) {
        this.url = url;
        this.credentials = credentials;
      }
    },
    caches: {
      open: async (name: string) => cacheOf(open(name)),
      keys: async () => [...stores.keys()],
      delete: async (name: string) => stores.delete(name),
      match: async (request: string) =>
        [...stores.values()].map((store) => store.get(keyOf(request))).find(Boolean),
    },
    fetch: async () => {
      if (!isOnline) throw new TypeError("no network");
      return { ...answer, clone: () => answer };
    },
    self: {
      location: new URL(`${ORIGIN}/service-worker.js`),
      clients: { claim: async () => undefined },
      skipWaiting: async () => undefined,
      addEventListener: (name: string, listener: (event: unknown) => void) => listeners.set(name, listener),
    },
  });
  const dispatch = async (name: string, event: object) => {
    const pending: Promise<unknown>[] = [];
    const take = (work: Promise<unknown>) => void pending.push(work);
    listeners.get(name)?.({ ...event, waitUntil: take, respondWith: take });
    return pending.length === 0 ? null : (await Promise.all(pending))[0];
  };
  await dispatch("install", {});
  await dispatch("activate", {});
  if (language) open("rappen-offline-1").set(LANGUAGE, language);
  return {
    requests,
    ask: ({ method = "GET", mode = "cors", url }: Asked) =>
      dispatch("fetch", { request: { url, method, mode } }),
    kept: () => [...stores.values()].flatMap((store) => [...store.keys()]),
    goOffline: () => void (isOnline = false),
    answerWith: (given: Partial<typeof answer>) =>
      void (answer = { status: 200, type: "basic", redirected: false, ...given }),
  };
}
