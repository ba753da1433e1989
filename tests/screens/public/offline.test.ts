import { expect, it } from "vitest";
import { visitSignedIn } from "../../support/browsing.ts";

it.each([
  ["en", "No connection"],
  ["de", "Keine Verbindung"],
  ["fr", "Pas de connexion"],
  ["it", "Nessuna connessione"],
])("the page for lost connections speaks %s and says nothing of an account", async (language, title) => {
  const { browser } = await visitSignedIn();
  const response = await browser.get(`/offline?lang=${language}`);
  expect([response.status, response.headers.get("Content-Type")]).toEqual([200, "text/html; charset=utf-8"]);
  const html = await response.text();
  expect(html).toContain(`<h1>${title}</h1>`);
  expect(html).not.toMatch(/Anna|<script|style=/);
});

it("the worker and what an installed product shows are served", async () => {
  const { browser } = await visitSignedIn();
  const worker = await browser.get("/service-worker.js");
  expect(worker.headers.get("Content-Type")).toMatch(/javascript/);
  const manifest = (await (await browser.get("/app.webmanifest")).json()) as {
    display: string;
    icons: { src: string; purpose?: string }[];
  };
  expect(manifest.display).toBe("standalone");
  expect(manifest.icons.map(({ purpose }) => purpose)).toContain("maskable");
  for (const { src } of [...manifest.icons, { src: "/offline.css" }])
    expect((await browser.get(src)).status, src).toBe(200);
});
