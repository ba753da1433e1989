import { describe, expect, it } from "vitest";
import type { Views } from "#app/features/running/public-links/views.server.ts";
import { LOCALE_TAGS, LOCALES } from "#app/platform/i18n/locale.ts";
import { Browser } from "../../support/client.ts";
import { withSent } from "../../support/invoices/sending.ts";
import { logLines } from "../../support/read/log-lines.ts";
import { formIn, pageOf } from "../../support/read/page.ts";

const READER = { "User-Agent": "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0" };

/** An invoice that was sent, its page's path, and the browser of somebody who has the link only. */
async function start(fields: Record<string, string> = {}) {
  const sent = await withSent(fields);
  const page = await pageOf(sent.browser.get(sent.address));
  const path = /\/i\/[\w-]{64}/.exec(page.html)?.[0] ?? "";
  return { ...sent, path, client: new Browser(sent.origin) };
}

it("shows a client what is due, in the invoice's language whatever the browser's", async () => {
  const { client, path } = await start({ language: "de" });
  const page = await pageOf(client.get(path, { "Accept-Language": "it" }));
  expect([page.status, page.headers.get("Content-Type")]).toEqual([200, "text/html; charset=utf-8"]);
  expect(page.html).toContain('<html lang="de-CH">');
  expect(page.html).toMatch(/<title>Rechnung INV-2026-0001 – Anna Muster<\/title>/);
  expect(page.text).toContain("Noch zu bezahlen CHF 648.49 bis 21.12.2026 · noch 30 Tage");
  expect(page.text).toContain("CH93 0076 2011 6238 5295 7");
  expect(page.html).toMatch(/data-copy="CH9300762011623852957"[^>]* hidden=""/);
  expect(page.html).toMatch(/data-copy="648\.49"/);
  expect(page.html.match(/<svg class="scan-code"/g)).toHaveLength(2);
  expect(page.text).not.toMatch(/Anmelden|Empfangsschein/);
});

it("calls only money paid, gives a deduction its own row, and every column adds up", async () => {
  const { browser, client, path, address } = await start({ language: "de" });
  const note = await pageOf(browser.get(`${address}/credit-note`));
  const items = { "items[0].quantity": "1", "items[1].quantity": "0" };
  await browser.post(`${address}/credit-note`, {
    ...formIn(note.html, "credit-note"),
    ...items,
    reason: "Zu viel",
  });
  await browser.post(`${address}/write-off`, { amount: "50", reason: "Kulanz" });
  expect((await pageOf(client.get(path))).text).not.toContain("bezahlt ");
  await browser.post(`${address}/payment`, { amount: "100", paidOn: "2026-11-21" });
  const page = await pageOf(client.get(path));
  expect(page.text).toContain("CHF 100.00 von 648.49 bezahlt");
  expect(page.text).toMatch(/648\.49 Gutschrift G-\S+ vom .* −216\.15 432\.34 Abzug vom 21\.11\.2026 /);
  expect(page.text).toMatch(/Abzug vom 21\.11\.2026 −50\.00 382\.34 Zahlung vom .* −100\.00 282\.34/);
  expect(page.text).toMatch(/−100\.00 282\.34 Noch zu bezahlen CHF 282\.34/);
  expect(page.text).toMatch(/−100\.00 282\.34 Offener Betrag CHF 282\.34/);
  expect(page.text).not.toContain("Kulanz");
  await browser.post(`${address}/write-off`, { amount: "282.34", reason: "Konkurs" });
  expect((await pageOf(client.get(path))).text).toMatch(/−282\.34 0\.00 Noch zu bezahlen CHF 0\.00/);
});

it.each(LOCALES)("speaks %s to whoever chooses it, without keeping the choice", async (language) => {
  const { client, path } = await start();
  const { html, text } = await pageOf(client.get(`${path}?lang=${language}`));
  expect(html).toContain(`<html lang="${LOCALE_TAGS[language]}">`);
  expect(/Copy\.|Kopie\.|Copie\.|Copia\./.test(text)).toBe(language !== "de");
  expect(html).toMatch(new RegExp(`href="\\?lang=${language}"[^>]* aria-current="true"`));
  expect(html).not.toMatch(/\{\{|public-pages:|>(due|pay|scan|settled)\.\w+</);
  expect((await pageOf(client.get(path))).html).toContain('<html lang="de-CH">');
});

it("security 24: no answer below /i/ sets a cookie, is kept, is indexed or says where it was", async () => {
  const { client, browser, path } = await start();
  const paths = [
    path,
    `${path}?lang=fr`,
    `${path}/pdf`,
    `${path}.data`,
    "/i/wrong",
    "/I/wrong",
    "/%69/wrong",
  ];
  for (const one of [...paths, "/i/wrong/pdf", "/i/%E0%A4%A", "/i/%0a", "/o/wrong", "/i/"]) {
    for (const who of [client, browser]) {
      const { headers } = await who.get(one, { ...READER, Cookie: "flash=x; language=it" });
      const names = ["Cache-Control", "Referrer-Policy", "X-Robots-Tag", "Set-Cookie"];
      expect([one, ...names.map((name) => headers.get(name))]).toEqual([
        ...[one, "private, no-store", "no-referrer", "noindex, nofollow, noarchive", null],
      ]);
      const policy = headers.get("Content-Security-Policy") ?? "";
      expect(policy).toMatch(/^default-src 'none'; script-src 'self'; /);
      expect(policy).toMatch(/; form-action 'self' https:\/\/checkout\.stripe\.com$/);
      expect(policy.split("form-action")[0]).not.toMatch(/nonce|connect-src|manifest-src|unsafe|https:/);
    }
  }
  const post = await client.post(path, { a: "b" });
  expect([post.status, post.headers.get("X-Robots-Tag")]).toEqual([405, "noindex, nofollow, noarchive"]);
  const { html } = await pageOf(client.get(path));
  expect(html).toContain('<meta name="robots" content="noindex, nofollow, noarchive"/>');
  expect(html).not.toMatch(/manifest|nonce|__remixContext|entry\.page|cookie/i);
});

it("a session that would be prolonged elsewhere is left alone here", async () => {
  const { platform, browser, path } = await start();
  platform.pass(2 * 60 * 60 * 1000);
  expect((await browser.get(path, READER)).headers.getSetCookie()).toEqual([]);
  expect((await browser.get("/dashboard")).headers.getSetCookie().length).toBeGreaterThan(0);
});

it("security 24: whatever a link does not open answers the same 404, byte for byte", async () => {
  const { client, browser, platform, address, path, id } = await start();
  const token = path.slice("/i/".length);
  const flipped = `${token.slice(0, -1)}${token.endsWith("A") ? "B" : "A"}`;
  const wrong = [
    "x",
    token.slice(1),
    flipped,
    `${token}a`,
    "A".repeat(64),
    "%2e%2e",
    "ä",
    "<script>",
    `'"${token}`,
  ];
  const answers = await Promise.all(wrong.map((one) => pageOf(client.get(`/i/${encodeURIComponent(one)}`))));
  await browser.post(`${address}/link/revoke`, {});
  answers.push(await pageOf(client.get(path)));
  await browser.post(`${address}/link`, {});
  await platform.database.db
    .updateTable("invoices")
    .set({ public_until: "2026-11-20" })
    .where("id", "=", id)
    .execute();
  const renewed = /\/i\/[\w-]{64}/.exec((await pageOf(browser.get(address))).html);
  expect(renewed).toBeNull();
  answers.push(await pageOf(client.get(path)));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
  expect(new Set(answers.map(({ html }) => html)).size).toBe(1);
  expect(answers[0]!.text).toContain("This page cannot be found");
  const files = await Promise.all(
    wrong.map((one) => pageOf(client.get(`/i/${encodeURIComponent(one)}/pdf`))),
  );
  expect([files[0]!.status, new Set(files.map(({ html }) => html)).size]).toEqual([404, 1]);
});

it("too many openings from one network are refused with a page", async () => {
  const { client, platform, path } = await start();
  Object.assign(platform.env, { RATE_LIMIT_FACTOR: 0.01 });
  const statuses = [];
  for (let time = 0; time < 4; time++) statuses.push((await pageOf(client.get(path))).status);
  expect(statuses).toEqual([200, 200, 429, 429]);
  const refused = await pageOf(client.get(path));
  expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
  expect(refused.html).toContain('class="client-bar"');
});

it("its PDF is the stored original in its own language, and a copy in another", async () => {
  const { client, browser, address, path } = await start();
  const page = await pageOf(client.get(path));
  expect(page.html).toContain(`href="${path}/pdf?lang=de"`);
  const original = Buffer.from(await (await browser.get(`${address}/pdf`)).arrayBuffer());
  const file = await client.get(`${path}/pdf?lang=de`);
  expect(file.headers.get("Content-Disposition")).toContain("Rechnung_INV-2026-0001.pdf");
  expect(Buffer.from(await file.arrayBuffer()).equals(original)).toBe(true);
  const copy = await client.get(`${path}/pdf?lang=fr`);
  expect(copy.headers.get("Content-Disposition")).toContain("Facture_INV-2026-0001.pdf");
});

describe("says how the invoice stands", () => {
  it("with what came in, and a code for the rest", async () => {
    const { client, browser, address, path } = await start();
    await browser.post(`${address}/payment`, { amount: "100", paidOn: "2026-11-20" });
    const page = await pageOf(client.get(`${path}?lang=en`));
    expect(page.text).toContain("Amount due CHF 548.49");
    expect(page.text).toContain("CHF 100.00 of 648.49 paid");
    expect(page.text).toMatch(/Payment of 20 Nov 2026 −100\.00 548\.49 Amount due in CHF 548\.49/);
    expect(page.html).toContain('data-copy="548.49"');
    expect(page.html).toMatch(/<progress value="10000" max="64849"/);
  });

  it("paid, without any way to pay again", async () => {
    const { client, browser, address, path } = await start();
    await browser.post(`${address}/mark-paid`, { paidOn: "2026-11-20" });
    const page = await pageOf(client.get(`${path}?lang=en`));
    expect(page.text).toContain("Paid on 20 Nov 2026 CHF 648.49 Thank you.");
    expect(page.html).not.toMatch(/data-copy|scan-code/);
    expect((await client.get(`${path}/code`)).status).toBe(404);
  });

  it("to the last centime", async () => {
    const { client, browser, address, path } = await start();
    await browser.post(`${address}/write-off`, { amount: "648.48", reason: "Kulanz" });
    const { text } = await pageOf(client.get(`${path}?lang=en`));
    expect(text).toContain("Amount due CHF 0.01 by 21 Dec 2026");
    expect(text).toContain("Amount in CHF 0.01 Copy");
  });

  it("cancelled, written off without a word of why, and overdue", async () => {
    const { client, browser, platform, address, path } = await start({ dueDate: "2026-11-25" });
    platform.pass(14 * 24 * 60 * 60 * 1000);
    expect((await pageOf(client.get(`${path}?lang=en`))).text).toContain("Overdue for 10 days");
    await browser.post(`${address}/write-off`, { reason: "Konkurs" });
    const closed = await pageOf(client.get(`${path}?lang=en`));
    expect(closed.text).toContain("Closed CHF 648.49");
    expect(closed.html).not.toMatch(/Konkurs|data-copy|scan-code/);
    await browser.post(`${address}/undo-write-off`, {});
    await browser.post(`${address}/cancel`, { confirm: "on" });
    const cancelled = await pageOf(client.get(`${path}?lang=en`));
    expect(cancelled.text).toContain("Please do not pay this invoice.");
    expect(cancelled.html).not.toMatch(/data-copy|scan-code/);
  });
});

describe("counts who opens it", () => {
  it.each<[string, RequestInit & { path?: string }, number]>([
    ["a person", {}, 1],
    [
      "a person whose browser says so",
      { headers: { "Sec-Fetch-Dest": "document", "Sec-Fetch-Mode": "navigate" } },
      1,
    ],
    ["no HEAD", { method: "HEAD" }, 0],
    ["no prefetch", { headers: { "Sec-Purpose": "prefetch" } }, 0],
    ["no prerendering", { headers: { "Sec-Purpose": "prefetch;prerender" } }, 0],
    ["no prefetch of an older browser", { headers: { Purpose: "prefetch" } }, 0],
    ["no prefetch of Firefox", { headers: { "X-Moz": "prefetch" } }, 0],
    ["no preview of Safari", { headers: { "X-Purpose": "preview" } }, 0],
    ["no part of another page", { headers: { "Sec-Fetch-Dest": "iframe" } }, 0],
    ["no script", { headers: { "Sec-Fetch-Dest": "empty" } }, 0],
    [
      "no robot",
      {
        headers: { "User-Agent": "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)" },
      },
      0,
    ],
    ["no preview of a chat", { headers: { "User-Agent": "WhatsApp/2.23.20.0" } }, 0],
    ["no scanner", { headers: { "User-Agent": "curl/8.5.0" } }, 0],
    ["nobody without a browser", { headers: { "User-Agent": "" } }, 0],
    ["no download of the PDF", { path: "/pdf" }, 0],
  ])("%s", async (_who, { path: more = "", headers, ...init }, count) => {
    const { origin, path, platform, id } = await start();
    const answer = await fetch(`${origin}${path}${more}`, { ...init, headers: { ...READER, ...headers } });
    expect(answer.status).toBe(200);
    await answer.arrayBuffer();
    // One more reader, who is counted for sure and after the other.
    await (await fetch(origin + path, { headers: READER })).arrayBuffer();
    await expect.poll(async () => (await viewsOf(platform, id))?.count).toBe(count + 1);
  });

  it("not its writer, with the session that would show the invoice", async () => {
    const { browser, client, platform, path, address, id } = await start();
    await (await browser.get(path, READER)).text();
    await (await client.get(path, READER)).text();
    await expect.poll(async () => (await viewsOf(platform, id))?.count).toBe(1);
    expect((await pageOf(browser.get(address))).text).toMatch(/Opened on 21 Nov 2026, \d\d:\d\d/);
  });

  it("a page is shown though it cannot be counted", async () => {
    const { client, platform, path } = await start();
    const lines = logLines(platform);
    await platform.database.db.schema.dropTable("public_views").execute();
    expect((await client.get(path, READER)).status).toBe(200);
    await expect.poll(() => lines().map(({ event }) => event)).toContain("public_page.not_counted");
  });
});

it("security 24: no log line has the token", async () => {
  const { client, platform, path } = await start();
  const lines = logLines(platform);
  const token = path.slice("/i/".length);
  await client.get(path, READER);
  await client.get(`/%69/${token}/pdf`);
  await client.post(path, {}, { Origin: "https://elsewhere.example" });
  await client.get(`${path}.data`);
  await client.get(`/i/${token.slice(0, 20)}`);
  await expect.poll(() => lines().filter(({ event }) => event === "request").length).toBe(5);
  const written = JSON.stringify(lines());
  expect(written).toContain('"path":"/i/…"');
  expect(written).toContain("request.cross_origin");
  expect(written).not.toContain(token.slice(0, 20));
});

it("the invoice's page shows the link, ends it and makes another", async () => {
  const { browser, client, platform, address, path } = await start();
  const ended = await browser.post(`${address}/link/revoke`, {});
  expect([ended.status, ended.headers.get("Location")]).toEqual([303, address]);
  for (const shown of [
    "The link was deactivated.",
    "The link was deactivated. A new one has another address.",
  ])
    expect((await pageOf(browser.get(address))).text).toContain(shown);
  await browser.post(`${address}/link`, {});
  const next = /\/i\/[\w-]{64}/.exec((await pageOf(browser.get(address))).html)?.[0] ?? "";
  expect(next).not.toBe(path);
  expect((await client.get(next)).status).toBe(200);
  await platform.database.db.updateTable("invoices").set({ public_until: "2026-11-20" }).execute();
  expect((await pageOf(browser.get(address))).text).toContain("The link ended on 20 Nov 2026.");
});

function viewsOf(
  platform: Awaited<ReturnType<typeof start>>["platform"],
  id: string,
): Promise<Pick<Views, "count"> | undefined> {
  const all = platform.database.db.selectFrom("public_views").select("count");
  return all.where("id", "=", id).executeTakeFirst();
}
