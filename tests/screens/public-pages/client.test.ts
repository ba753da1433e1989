import { expect, it } from "vitest";
import { listSecurityEvents } from "#app/features/people/accounts/not-me/security-log.server.ts";
import { endClientPage, makeClientPage } from "#app/features/front/public-pages/of-client/own-page.server.ts";
import { auditPage } from "#app/features/running/history/audit.server.ts";
import { createClient, deleteClient } from "#app/features/selling/clients/clients.server.ts";
import { listComments } from "#app/features/selling/comments/comments.server.ts";
import { issueCreditNote } from "#app/features/selling/invoices/correcting/issue-credit-note.server.ts";
import { createInvoice } from "#app/features/selling/invoices/create-invoice.server.ts";
import { findInvoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { markSent } from "#app/features/selling/invoices/sending/mark-sent.server.ts";
import { cancelInvoice } from "#app/features/selling/invoices/settling/change-status.server.ts";
import { createOffer } from "#app/features/selling/offers/create-offer.server.ts";
import { findOffer } from "#app/features/selling/offers/document/offers.server.ts";
import { markOfferSent } from "#app/features/selling/offers/sending/issue-offer.server.ts";
import { LOCALE_TAGS } from "#app/platform/i18n/locale.ts";
import { Browser } from "../../support/client.ts";
import { onEachDatabase } from "../../support/databases/databases.ts";
import { clientInput } from "../../support/invoices/client-input.ts";
import { invoiceInput } from "../../support/invoices/invoice-input.ts";
import { partPayment } from "../../support/invoices/part-payment.ts";
import { offerInput } from "../../support/offers/offer-input.ts";
import { sendingMember, testPlatform } from "../../support/platform.ts";
import { logLines } from "../../support/read/log-lines.ts";
import { pageOf } from "../../support/read/page.ts";
import { readZip } from "../../support/read/read-zip.ts";
import { serve } from "../../support/server/server.ts";

const NOTE = "Zahlt immer spaet";

onEachDatabase((open) => {
  it("shows what is issued to this client alone, in its language, with what is due", async () => {
    const { client, path, ctx, clientId } = await start();
    const draft = await createInvoice(ctx, invoiceInput({ clientId }));
    const gone = await issued(ctx, { clientId });
    await cancelInvoice(ctx, gone);
    const other = await createClient(ctx, clientInput({ name: "Andere AG" }));
    const foreign = await issued(ctx, { clientId: other.id });
    const page = await pageOf(client.get(path, { "Accept-Language": "it" }));
    expect(page.status).toBe(200);
    expect(page.html).toContain('<html lang="de-CH">');
    expect(page.text).toContain("Rechnungen für Kulturhaus Obertor");
    expect(page.text).toContain("Rechnung INV-2026-0001 21.12.2026 CHF 548.49");
    expect(page.text).toContain("Offerte OFF-2026-0001");
    expect(page.text).toContain("2026: 1 Dokument");
    for (const hidden of [draft, gone, foreign]) expect(page.html).not.toContain(hidden);
    expect(page.html).not.toContain(NOTE);
    expect(page.html).not.toContain("Andere AG");
    for (const language of ["en", "fr", "it"] as const) {
      const { html } = await pageOf(client.get(`${path}?lang=${language}`));
      expect(html).toContain(`<html lang="${LOCALE_TAGS[language]}">`);
      expect(html).not.toMatch(/\{\{|public-pages:/);
    }
  });

  it("a paper is opened from the page by no link of its own, and none of another client's is", async () => {
    const { client, path, ctx, invoiceId, offerId } = await start();
    await ctx.db.updateTable("invoices").set({ public_version: 0, public_until: null }).execute();
    const page = await pageOf(client.get(`${path}/i/${invoiceId}?lang=de`));
    expect(page.text).toContain("Noch zu bezahlen CHF 548.49");
    expect(page.html).toContain(`href="${path}?lang=de"`);
    const pdf = await client.get(`${path}/i/${invoiceId}/pdf?lang=de`);
    expect([pdf.status, pdf.headers.get("Content-Type")]).toEqual([200, "application/pdf"]);
    expect((await client.get(`${path}/i/${invoiceId}/code?lang=de`)).headers.get("Content-Type")).toBe(
      "image/png",
    );
    expect((await findInvoice(ctx, invoiceId)).publicUrl).toBeNull();
    const accepted = await client.post(`${path}/o/${offerId}/accept?lang=de`, { name: "Eva", remark: "" });
    expect([accepted.status, accepted.headers.get("Location")]).toEqual([
      303,
      `${path}/o/${offerId}?lang=de`,
    ]);
    expect((await findOffer(ctx, offerId)).status).toBe("accepted");
    const foreign = await issued(ctx, {});
    const foreignOffer = await createOffer(ctx, offerInput({ language: "de" }));
    await markOfferSent(ctx, foreignOffer);
    expect((await client.get(`${path}/o/${foreignOffer}`)).status).toBe(404);
    expect((await pageOf(client.get(`${path}/ask`))).html).not.toContain(foreignOffer);
    const draft = await createInvoice(ctx, invoiceInput({}));
    for (const id of [foreign, draft, offerId, "x", ctx.newId()])
      for (const rest of ["", "/pdf", "/code", "/pay"])
        expect((await client.get(`${path}/i/${id}${rest}`)).status, `${id}${rest}`).toBe(404);
    expect((await client.get(`${path}/o/${invoiceId}`)).status).toBe(404);
  });

  it("a credit note is a file of the page, and has no page of its own", async () => {
    const { client, path, ctx, clientId } = await start();
    const credited = await issued(ctx, { clientId });
    await issueCreditNote(ctx, credited, { reason: "Storniert" });
    const { html } = await pageOf(client.get(path));
    const note = /href="([^"]+)\/pdf\?lang=de">Gutschrift/.exec(html)?.[1] ?? "";
    expect((await client.get(`${note}/pdf`)).headers.get("Content-Type")).toBe("application/pdf");
    expect((await client.get(note)).status).toBe(404);
  });

  it("security 24: nothing below /c/ is kept, indexed or logged, and refusals are alike", async () => {
    const { client, path, platform, ctx, clientId } = await start();
    const [, , token] = path.split("/");
    const lines = logLines(platform);
    for (const one of [path, `${path}/address`, `${path}/ask`, `${path}/2026/zip`, "/c/wrong", "/C/x"]) {
      const { headers } = await client.get(one, { Cookie: "flash=x" });
      const names = ["Cache-Control", "Referrer-Policy", "X-Robots-Tag", "Set-Cookie"];
      expect([one, ...names.map((name) => headers.get(name))]).toEqual([
        ...[one, "private, no-store", "no-referrer", "noindex, nofollow, noarchive", null],
      ]);
    }
    expect(JSON.stringify(lines())).not.toContain(token);
    const wrong = await (await client.get(`/c/${"x".repeat(43)}`)).text();
    await endClientPage(ctx, clientId);
    const ended = await client.get(path);
    expect([ended.status, await ended.text()]).toEqual([404, wrong]);
  });

  it("a link that is made anew voids the old one at once; log and history tell of both", async () => {
    const { client, path, ctx, clientId } = await start();
    const again = new URL((await makeClientPage(ctx, clientId)).url).pathname;
    expect((await client.get(path)).status).toBe(404);
    expect((await client.get(again)).status).toBe(200);
    const { entries } = await auditPage(ctx, { person: "", since: "", before: "", after: "", limit: 50 });
    expect(entries.filter(({ event }) => event === "client.page_made")).toHaveLength(2);
    expect((await listSecurityEvents(ctx)).map(({ kind }) => kind)).toContain("client_page_made");
    const stored = await ctx.db.selectFrom("client_pages").selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(again.split("/")[2]);
    await ctx.db.updateTable("businesses").set({ disabled_at: ctx.now.toISOString() }).execute();
    expect((await client.get(again)).status).toBe(404);
    await ctx.db.updateTable("businesses").set({ disabled_at: null }).execute();
    await deleteClient(ctx, clientId);
    expect((await client.get(again)).status).toBe(404);
  });

  it("copies of a year come as one PDF or as a ZIP, and of another year none", async () => {
    const { client, path, ctx, clientId } = await start();
    await issued(ctx, { clientId });
    const pdf = await client.get(`${path}/2026/pdf?lang=de`);
    expect([pdf.status, pdf.headers.get("Content-Type")]).toEqual([200, "application/pdf"]);
    const zip = await client.get(`${path}/2026/zip?lang=de`);
    const files = readZip(Buffer.from(await zip.arrayBuffer()));
    expect([...files.keys()].toSorted()).toEqual([
      "Rechnung INV-2026-0001.pdf",
      "Rechnung INV-2026-0002.pdf",
    ]);
    for (const rest of ["2025/pdf", "20x6/zip", "2026%27/zip"])
      expect((await client.get(`${path}/${rest}`)).status, rest).toBe(404);
  });

  it("a question names the paper that was chosen", async () => {
    const { client, path, ctx, invoiceId, offerId } = await start();
    const form = await pageOf(client.get(`${path}/ask?lang=de&paper=${offerId}`));
    expect(form.html).toMatch(new RegExp(`<option value="${offerId}" selected=""`));
    const asked = { name: "Eva", email: "eva@kunz.example", text: "Wann?" };
    const sent = await client.post(`${path}/ask?lang=de`, { ...asked, paper: invoiceId });
    expect(sent.status).toBe(303);
    expect(await listComments(ctx, { invoiceId })).toMatchObject([{ text: "Wann?", userName: "Eva" }]);
    const foreign = await issued(ctx, {});
    expect((await client.post(`${path}/ask?lang=de`, { ...asked, paper: foreign })).status).toBe(404);
  });

  async function issued(ctx: Awaited<ReturnType<typeof sendingMember>>, overrides: Record<string, unknown>) {
    const id = await createInvoice(ctx, invoiceInput({ language: "de", ...overrides }));
    await markSent(ctx, id);
    return id;
  }

  async function start() {
    const platform = testPlatform(await open());
    const ctx = await sendingMember(platform);
    const { id: clientId } = await createClient(ctx, clientInput({ remark: NOTE }));
    const invoiceId = await issued(ctx, { clientId });
    await partPayment(ctx, invoiceId, { amount: 100_00 });
    const offerId = await createOffer(ctx, offerInput({ language: "de", clientId }));
    await markOfferSent(ctx, offerId);
    const { url } = await makeClientPage(ctx, clientId);
    const origin = await serve(platform);
    const path = new URL(url).pathname;
    return { platform, ctx, clientId, invoiceId, offerId, path, client: new Browser(origin) };
  }
});
