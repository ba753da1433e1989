import { expect, it } from "vitest";
import { createOffer } from "#app/features/selling/offers/create-offer.server.ts";
import { findOffer } from "#app/features/selling/offers/document/offers.server.ts";
import { markOfferSent } from "#app/features/selling/offers/sending/issue-offer.server.ts";
import { withdrawOffer } from "#app/features/selling/offers/status/withdraw-offer.server.ts";
import { handlers } from "#app/jobs.server.ts";
import { runDueJobs } from "#app/platform/jobs/job-worker.server.ts";
import { Browser } from "../../support/client.ts";
import { freshSqlite } from "../../support/databases/databases.ts";
import { offerInput } from "../../support/offers/offer-input.ts";
import { later, makePro, sendingMember, testPlatform } from "../../support/platform.ts";
import { logLines } from "../../support/read/log-lines.ts";
import { pageOf } from "../../support/read/page.ts";
import { serve } from "../../support/server/server.ts";

const DAY = 24 * 60 * 60 * 1000;
const ANNA = { name: "Anna Łącka", remark: "Gerne ab März" };

/** An offer in German that was handed over by its link, and the browser of whoever has it. */
async function start(overrides: Record<string, unknown> = {}) {
  const platform = testPlatform(await freshSqlite());
  const ctx = await sendingMember(platform);
  const id = await createOffer(ctx, offerInput({ language: "de", ...overrides }));
  await markOfferSent(ctx, id);
  const { publicUrl } = await findOffer(ctx, id);
  const origin = await serve(platform);
  const path = new URL(publicUrl ?? "").pathname;
  return { platform, ctx, id, path, origin, client: new Browser(origin) };
}

it("shows an offer in its language, with everything but a way to pay", async () => {
  const { client, path } = await start();
  const page = await pageOf(client.get(path, { "Accept-Language": "fr" }));
  expect([page.status, page.headers.getSetCookie()]).toEqual([200, []]);
  expect(page.html).toMatch(/<html lang="de-CH">.*<title>Offerte OFF-2026-0001 – Anna Muster<\/title>/s);
  expect(page.text).toContain("Betrag der Offerte CHF 648.49 gültig bis 21.12.2026 · noch 30 Tage");
  expect(page.text).toContain("Lieferung innert zwei Wochen.");
  expect(page.html).not.toMatch(/IBAN|scan-code|Rechnung/);
  const file = await client.get(`${path}/pdf?lang=de`);
  expect(file.headers.get("Content-Disposition")).toContain("Offerte_OFF-2026-0001.pdf");
});

it("a GET changes nothing, however often a scanner follows every link", async () => {
  const { client, ctx, id, path } = await start();
  const { html } = await pageOf(client.get(path));
  for (const [, link] of html.matchAll(/href="(\/o\/[^"]+)"/g)) {
    expect((await client.get(link!)).status).toBe(200);
    expect((await fetch(client.origin + link!, { method: "HEAD" })).status).toBe(200);
  }
  expect((await findOffer(ctx, id)).status).toBe("sent");
});

it("a client accepts with a name, and both sides get what was accepted", async () => {
  const { platform, client, ctx, id, path } = await start();
  const form = await pageOf(client.get(`${path}/accept?lang=de`));
  expect(form.text).toContain("Sie nehmen die Offerte über CHF 648.49 so an, wie sie im PDF steht.");
  const nameless = await pageOf(client.post(`${path}/accept?lang=de`, { name: " ", remark: ANNA.remark }));
  expect([nameless.status, nameless.field("name").error]).toEqual([422, "Diese Angabe fehlt."]);
  expect(nameless.html).toContain('<html lang="de-CH">');
  expect(nameless.field("remark").value).toBe(ANNA.remark);
  const done = await client.post(`${path}/accept?lang=de`, ANNA, { "User-Agent": "Browser" });
  expect([done.status, done.headers.get("Location")]).toEqual([303, `${path}?lang=de`]);
  const page = await pageOf(client.get(`${path}?lang=de`));
  expect(page.text).toMatch(/Angenommen am 21\.11\.2026, \d\d:\d\d von Anna Łącka/);
  expect(page.html).not.toContain("/accept?");
  const { answered, status } = await findOffer(ctx, id);
  expect(status).toBe("accepted");
  expect(answered).toMatchObject({
    ...ANNA,
    by: "client",
    network: "127.0.0.0",
    agent: "Browser",
    revision: 1,
  });
  expect(answered?.sha256).toMatch(/^[\da-f]{64}$/);
  await runDueJobs(platform, handlers);
  const emails = platform.mailbox.map(({ to, subject, attachments }) => [to, subject, attachments?.length]);
  expect(emails.toSorted()).toEqual([
    ["anna@example.ch", "Šárka Łącka-Ğül has accepted offer OFF-2026-0001", 1],
    ["kundin@example.ch", "Sie haben die Offerte OFF-2026-0001 von Anna Muster angenommen", 1],
  ]);
  expect(platform.mailbox.every(({ text }) => text.includes(ANNA.name))).toBe(true);
});

it("accepting twice is accepting once; declining afterwards changes nothing", async () => {
  const { platform, client, ctx, id, path } = await start();
  const both = await Promise.all([1, 2].map(() => client.post(`${path}/accept?lang=de`, ANNA)));
  expect(both.map(({ status }) => status)).toEqual([303, 303]);
  const third = await client.post(`${path}/accept?lang=de`, { name: "Somebody else", remark: "" });
  expect(third.status).toBe(303);
  const declined = await client.post(`${path}/decline?lang=de`, { remark: "" });
  expect(declined.status).toBeGreaterThanOrEqual(300);
  expect((await findOffer(ctx, id)).answered).toMatchObject({ answer: "accepted", name: ANNA.name });
  await runDueJobs(platform, handlers);
  expect(platform.mailbox).toHaveLength(2);
});

it("a client declines without a reason, and only the sender is told", async () => {
  const { platform, client, ctx, id, path } = await start();
  expect((await client.post(`${path}/decline?lang=de`, { remark: "" })).status).toBe(303);
  expect((await pageOf(client.get(path))).text).toContain("Abgelehnt am 21.11.2026");
  expect((await findOffer(ctx, id)).answered).toMatchObject({ name: "Šárka Łącka-Ğül" });
  await runDueJobs(platform, handlers);
  expect(platform.mailbox.map(({ to }) => to)).toEqual(["anna@example.ch"]);
});

it("on Free the sender is told, and no e-mail goes to the client", async () => {
  const { platform, client, ctx, path } = await start();
  await ctx.db.updateTable("businesses").set({ plan: "free" }).execute();
  await client.post(`${path}/accept?lang=de`, ANNA);
  await runDueJobs(platform, handlers);
  expect(platform.mailbox.map(({ to }) => to)).toEqual(["anna@example.ch"]);
  await makePro(ctx);
});

it("an expired one says so and takes no answer", async () => {
  const { platform, client, ctx, id, path } = await start();
  platform.pass(31 * DAY);
  const page = await pageOf(client.get(path));
  expect(page.text).toContain("Diese Offerte galt bis 21.12.2026. Bitte verlangen Sie eine neue.");
  expect((await client.get(`${path}/accept?lang=de`)).headers.get("Location")).toBe(`${path}?lang=de`);
  await client.post(`${path}/accept?lang=de`, ANNA);
  expect((await findOffer(later(ctx), id)).status).toBe("expired");
});

it("security 24: wrong tokens and those of earlier versions answer the same 404, to answers too", async () => {
  const { client, ctx, id, path } = await start();
  const token = path.slice("/o/".length);
  await withdrawOffer(ctx, id);
  expect((await client.get(path)).status).toBe(404);
  await markOfferSent(ctx, id);
  const wrong = [token, token.slice(1), `${token}a`, "x", "A".repeat(64)];
  for (const rest of ["", "/accept", "/decline", "/pdf"]) {
    const pages = await Promise.all(wrong.map((one) => pageOf(client.get(`/o/${one}${rest}`))));
    expect(pages.map(({ status }) => status)).toEqual(wrong.map(() => 404));
    expect(new Set(pages.map(({ html }) => html)).size, rest).toBe(1);
  }
  const posted = await Promise.all(wrong.map((one) => pageOf(client.post(`/o/${one}/accept`, ANNA))));
  expect(posted.map(({ status }) => status)).toEqual(wrong.map(() => 404));
  expect((await pageOf(client.get(`/i/${token}`))).status).toBe(404);
  expect((await findOffer(ctx, id)).status).toBe("sent");
});

it("too many openings from one network are refused, and nothing of a disabled business is found", async () => {
  const { platform, client, ctx, path } = await start();
  await ctx.db.updateTable("businesses").set({ disabled_at: ctx.now.toISOString() }).execute();
  expect((await client.get(path)).status).toBe(404);
  await ctx.db.updateTable("businesses").set({ disabled_at: null }).execute();
  expect((await client.get(path)).status).toBe(200);
  Object.assign(platform.env, { RATE_LIMIT_FACTOR: 0.01 });
  expect((await client.get(path)).status).toBe(429);
});

it("a browser that says nothing of where it comes from may answer, another site may not", async () => {
  const { client, ctx, id, path } = await start();
  const lines = logLines(ctx.platform as Awaited<ReturnType<typeof start>>["platform"]);
  const foreign = await client.post(`${path}/accept`, ANNA, { Origin: "https://elsewhere.example" });
  expect([foreign.status, (await findOffer(ctx, id)).status]).toEqual([403, "sent"]);
  expect((await client.post(`${path}/accept`, ANNA, { Origin: "null" })).status).toBe(303);
  expect((await client.post("/login", {}, { Origin: "null" })).status).toBe(403);
  expect(JSON.stringify(lines())).not.toContain(path.slice(3, 40));
});
