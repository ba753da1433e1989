import jsQR from "jsqr";
import sharp from "sharp";
import { expect, it } from "vitest";
import { Browser } from "../../support/client.ts";
import { picture } from "../../support/invoices/pictures.ts";
import { withSent } from "../../support/invoices/sending.ts";
import { formIn, pageOf } from "../../support/read/page.ts";

async function start() {
  const sent = await withSent({ language: "de" });
  const page = await pageOf(sent.browser.get(sent.address));
  const path = /\/i\/[\w-]{64}/.exec(page.html)?.[0] ?? "";
  return { ...sent, path, client: new Browser(sent.origin) };
}

it("a client's page has the logo, and the colour from a sheet that the policy allows", async () => {
  const { platform, client, path } = await start();
  const before = await pageOf(client.get(path));
  expect(before.html).not.toMatch(/\/accent\/|class="client-name"><img/);
  const { db } = platform.database;
  const bytes = await picture({ width: 30, height: 10 });
  const { id } = await db.selectFrom("businesses").select("id").executeTakeFirstOrThrow();
  const logo = { business_id: id, type: "image/png" as const, width: 30, height: 10, bytes };
  const sha256 = "a".repeat(64);
  await db
    .insertInto("logos")
    .values({ ...logo, sha256, created_at: "2026-11-21T00:00:00.000Z" })
    .execute();
  const design = JSON.stringify({ logo: sha256 });
  await db.updateTable("businesses").set({ accent: "#2f6f4e", design }).execute();
  const { html } = await pageOf(client.get(path));
  expect(html).toContain(
    `class="client-name"><img src="data:image/png;base64,${bytes.toString("base64")}" alt=""`,
  );
  const sheet = /<link rel="stylesheet" href="(\/accent\/2f6f4e\.css)"/.exec(html)?.[1] ?? "";
  expect(html).not.toMatch(/<style|style="/);
  const answer = await client.get(sheet);
  expect([answer.status, answer.headers.get("Content-Type")]).toEqual([200, "text/css; charset=utf-8"]);
  expect(await answer.text()).toContain("--red:light-dark(#2f6f4e,");
  for (const wrong of ["/accent/2f6f4.css", "/accent/2f6f4e}.css", "/accent/2F6F4E.css"])
    expect((await client.get(wrong)).status).not.toBe(200);
});

it("the design form keeps a colour without scripts, and says which one is none", async () => {
  const { browser } = await start();
  const fields = {
    fontSize: "10",
    window: "right",
    accent: "green",
    ...Object.fromEntries(["top", "right", "bottom", "left"].map((side) => [`margins.${side}`, "25"])),
  };
  const refused = await pageOf(browser.post("/profile/design", fields));
  expect([refused.status, refused.text.includes("#2f6f4e")]).toEqual([422, true]);
  expect((await browser.post("/profile/design", { ...fields, accent: "#2F6F4E" })).status).toBe(303);
  expect((await pageOf(browser.get("/profile/design"))).html).toMatch(/name="accent"[^>]*value="#2f6f4e"/);
});

it.each([
  ["de", "In der Banking-App bezahlen", "QR-Code speichern", "Erstellt mit Rappen"],
  ["it", "Pagare nell’app bancaria", "Salvare il codice QR", "Creato con Rappen"],
])("on a phone the code can be saved without scripts, and scans: %s", async (lang, title, save, made) => {
  const { client, path } = await start();
  const page = await pageOf(client.get(`${path}?lang=${lang}`));
  for (const words of [title, save, made]) expect(page.text).toContain(words);
  expect(page.html).toMatch(/<button [^>]*data-share="[^"]+" data-name="[^"]+\.png" hidden=""/);
  const code = await client.get(/href="(\/i\/[\w-]{64}\/code\?lang=\w\w)"/.exec(page.html)?.[1] ?? "");
  expect(code.headers.get("Content-Type")).toBe("image/png");
  expect(code.headers.get("Content-Disposition")).toMatch(/^attachment; filename="\w+_INV-2026-0001\.png"/);
  const { data, info } = await sharp(Buffer.from(await code.arrayBuffer()))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const read = jsQR(new Uint8ClampedArray(data), info.width, info.height);
  expect(read?.data).toMatch(/^SPC[\s\S]*\n648\.49\nCHF\n/);
});

it("a code is refused where nothing is due, and where the link is wrong", async () => {
  const { browser, client, path, address } = await start();
  await browser.post(`${address}/payment`, { amount: "648.49", paidOn: "2026-11-21" });
  expect((await client.get(`${path}/code?lang=de`)).status).toBe(404);
  expect((await client.get(`${path.slice(0, -1)}-/code`)).status).toBe(404);
});

it("on Free the profile's form says why the line stays, and keeps what was typed", async () => {
  const { browser, platform, client, path } = await start();
  const hidden = { showsMadeWith: "0" };
  await platform.database.db.updateTable("businesses").set({ shows_made_with: 0 }).execute();
  expect((await pageOf(client.get(path))).text).not.toContain("Rappen");
  await platform.database.db.updateTable("businesses").set({ shows_made_with: 1 }).execute();
  Object.assign(platform.env, { DEFAULT_PLAN: "free" });
  const { html } = await pageOf(browser.get("/profile/business"));
  const refused = await pageOf(browser.post("/profile/business", { ...formIn(html, "business"), ...hidden }));
  expect(refused.status).toBe(403);
  expect(refused.text).toContain("Only Pro can remove this line.");
});
