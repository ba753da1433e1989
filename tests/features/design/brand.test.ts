import { expect, it } from "vitest";
import { ownBusinessSchema } from "#app/features/people/accounts/account.schema.ts";
import { ownBusinessValues } from "#app/features/people/accounts/account-form.ts";
import { findBusiness } from "#app/features/people/accounts/business.server.ts";
import { updateBusiness } from "#app/features/people/accounts/profile.server.ts";
import { createClient } from "#app/features/selling/clients/clients.server.ts";
import { findBrand } from "#app/features/selling/design/brand.server.ts";
import { designJson } from "#app/features/selling/design/design-json.server.ts";
import { designSchema } from "#app/features/selling/design/design.schema.ts";
import { saveDesign } from "#app/features/selling/design/design.server.ts";
import { saveLogo } from "#app/features/selling/design/logo.server.ts";
import { createInvoice } from "#app/features/selling/invoices/create-invoice.server.ts";
import { markSent } from "#app/features/selling/invoices/sending/mark-sent.server.ts";
import { sendStatement } from "#app/features/money/statements/send-statement.server.ts";
import { pictures } from "#app/features/selling/papers/sending/letterhead.ts";
import { handlers } from "#app/jobs.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { runDueJobs } from "#app/platform/jobs/job-worker.server.ts";
import { PERSON } from "../../support/person.ts";
import { onDatabaseOfDay } from "../../support/databases/databases.ts";
import { clientInput } from "../../support/invoices/client-input.ts";
import { invoiceInput } from "../../support/invoices/invoice-input.ts";
import { picture } from "../../support/invoices/pictures.ts";
import { member, sendingMember, testPlatform } from "../../support/platform.ts";
import { readEmail } from "../../support/read/read-email.ts";
import { withQueued } from "../../support/server/queued-delivery.ts";

const LETTER = {
  fontSize: 10,
  margins: { top: 20, right: 20, bottom: 20, left: 25 },
  window: "right",
} as const;

const PLAIN = { accent: "", logo: null, showsMadeWith: false };

const GREEN = "#2f6f4e";

onDatabaseOfDay((open) => {
  it("an e-mail brings the logo with it, the sender's name and colour, and its text stays plain", async () => {
    const { ctx, server, work } = await withQueued(open, { language: "de" });
    await saveDesign(ctx, { ...LETTER, accent: GREEN });
    await saveLogo(ctx, await picture());
    await work();
    const { parts } = readEmail(server.received[0]!.raw);
    expect(parts.map(({ type }) => type.split(";")[0])).toEqual([
      ...["text/plain", "text/html", "image/png", "application/pdf"],
    ]);
    const [text, html, logo] = parts.map(({ content }) => content);
    expect(String(html)).toMatch(/<img\s+src="cid:logo@rappen"\s+alt=""\s+width="120"\s+height="48"/);
    expect(String(html)).toMatch(/<h1 [^>]*>Anna Muster<\/h1>/);
    expect(String(html)).toMatch(/<td class="amount" style="[^"]*color:#2f6f4e"><strong>CHF\u00a0648\.49</);
    expect(String(html)).toMatch(/<a href="[^"]+" class="button" [^>]*background:#2f6f4e;color:#ffffff"/);
    expect(String(html)).toContain("prefers-color-scheme: dark");
    expect(logo).toEqual(Buffer.from((await findBrand(ctx)).logo!.bytes));
    expect(String(text)).not.toMatch(/logo|#2f6f4e/);
  });

  it("a statement has the brand too, and Pro leaves out what it was made with", async () => {
    const platform = testPlatform(await open());
    const ctx = await sendingMember(platform);
    const client = await createClient(ctx, clientInput({ language: "fr" }));
    await markSent(ctx, await createInvoice(ctx, invoiceInput({ clientId: client.id })));
    await saveDesign(ctx, { ...LETTER, accent: GREEN });
    const emails = [];
    for (const showsMadeWith of [true, false]) {
      await chooseLine(ctx, showsMadeWith);
      await sendStatement(ctx, client.id);
      platform.mailbox.length = 0;
      await runDueJobs(platform, handlers);
      emails.push(platform.mailbox[0]!);
    }
    const [shown, hidden] = emails;
    expect(shown).toMatchObject({ fromName: "Anna Muster via Rappen" });
    expect(shown!.text).toContain("Créé avec Rappen");
    expect(shown!.html).toContain(`border-bottom:3px solid ${GREEN}`);
    expect(hidden).toMatchObject({ fromName: "Anna Muster" });
    expect(hidden!.text + hidden!.html.replace(/cid:\S+/g, "")).not.toContain("Rappen");
  });

  it("on Free the line cannot be switched off, and it stands again after Pro has ended", async () => {
    const ctx = await member(testPlatform(await open()));
    await expect(chooseLine(ctx, false)).rejects.toMatchObject({
      code: "plan.pro_required",
      fields: [{ field: "showsMadeWith", code: "field.made_with_pro" }],
    });
    const businesses = ctx.db.updateTable("businesses").where("id", "=", ctx.businessId);
    await businesses.set({ plan: "pro" }).execute();
    await chooseLine(ctx, false);
    expect(await findBrand(ctx)).toMatchObject({ showsMadeWith: false });
    await businesses.set({ plan: "free" }).execute();
    expect(await findBrand(ctx)).toMatchObject({ showsMadeWith: true });
    await updateBusiness(ctx, ownBusinessSchema.parse({ ...PERSON, showsMadeWith: false }));
    await chooseLine(ctx, true);
    expect(ownBusinessValues(await findBusiness(ctx)).showsMadeWith).toBe("1");
  });

  it("a colour stays when it is left out, goes with null or the usual one, and is nobody else's", async () => {
    const ctx = await member(testPlatform(await open()));
    const other = await member(ctx.platform, { email: "other@example.ch" });
    const change = async (fields: object) => {
      await saveDesign(ctx, designSchema.parse({ ...LETTER, ...fields }));
      return (await designJson(ctx)).accent;
    };
    expect(await change({ accent: "#2F6F4E" })).toBe(GREEN);
    expect(await change({})).toBe(GREEN);
    expect((await designJson(other)).accent).toBeNull();
    expect(await change({ accent: null })).toBeNull();
    expect(await change({ accent: GREEN })).toBe(GREEN);
    expect(await change({ accent: "#d52b1e" })).toBeNull();
    for (const wrong of ["red", "#12345", "#1234567", "url(x)", "#12345g"])
      expect(designSchema.safeParse({ ...LETTER, accent: wrong }).success).toBe(false);
  });
});

async function chooseLine(ctx: UserContext, showsMadeWith: boolean) {
  await updateBusiness(ctx, ownBusinessSchema.parse({ ...PERSON, showsMadeWith }));
}

it("the logo is attached as the picture that it is", () => {
  const logo = (type: "image/png" | "image/jpeg") => ({
    type,
    bytes: Buffer.from("x"),
    width: 60,
    height: 20,
  });
  const named = (type: "image/png" | "image/jpeg") =>
    pictures({ ...PLAIN, logo: logo(type) }).map(({ filename, contentType }) => [filename, contentType]);
  expect(named("image/png")).toEqual([["logo.png", "image/png"]]);
  expect(named("image/jpeg")).toEqual([["logo.jpg", "image/jpeg"]]);
  expect(pictures(PLAIN)).toEqual([]);
});
