import { expect, it } from "vitest";
import { profileSchema } from "#app/features/people/accounts/account.schema.ts";
import { updateProfile } from "#app/features/people/accounts/profile.server.ts";
import { historyOf } from "#app/features/running/history/history.server.ts";
import { renewLink, revokeLink } from "#app/features/selling/invoices/link/change-link.server.ts";
import { findInvoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { sendInvoiceSchema } from "#app/features/selling/papers/sending/send-paper.schema.ts";
import { sendInvoice } from "#app/features/selling/invoices/sending/send-invoice.server.ts";
import {
  cancelInvoice,
  markPaid,
  markUnpaid,
} from "#app/features/selling/invoices/settling/change-status.server.ts";
import { deleteInvoice } from "#app/features/selling/invoices/delete-invoice.server.ts";
import { openInvoicePage } from "#app/features/front/public-pages/open-invoice-page.server.ts";
import { createReminder } from "#app/features/money/reminders/create-reminder.server.ts";
import { handlers } from "#app/jobs.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { publicToken } from "#app/platform/auth/public-token.server.ts";
import { runDueJobs } from "#app/platform/jobs/job-worker.server.ts";
import { onDatabaseOfDay } from "../../support/databases/databases.ts";
import { invoiceWith } from "../../support/invoices/invoice-with.ts";
import { PERSON } from "../../support/person.ts";
import { later, sendingMember, testPlatform, visitor } from "../../support/platform.ts";
import { remindBy } from "../../support/reminders/reminder-rules.ts";
import { inSandboxOf } from "../../support/sandbox.ts";

const DAY = 24 * 60 * 60 * 1000;
const NOT_FOUND = { code: "public_page.not_found" };

onDatabaseOfDay((open) => {
  async function start() {
    const platform = testPlatform(await open(), { APP_URL: "https://rappen.example" });
    const ctx = await sendingMember(platform);
    return { platform, ctx, opened: (token: string) => openInvoicePage(visitor(platform), token) };
  }

  it("an invoice that leaves draft has a link, which opens it for whoever has it", async () => {
    const { ctx, opened } = await start();
    const draft = await invoiceWith(ctx, "draft");
    expect((await findInvoice(ctx, draft)).publicUrl).toBeNull();
    const id = await invoiceWith(ctx, "sent");
    const { publicUrl } = await findInvoice(ctx, id);
    expect(publicUrl).toMatch(/^https:\/\/rappen\.example\/i\/[\w-]{64}$/);
    const { invoice, ctx: own } = await opened(tokenIn(publicUrl));
    expect([invoice.id, own.businessId, "user" in own]).toEqual([id, ctx.businessId, false]);
  });

  it("security 24: another document, kind, version, business, letter or length opens nothing", async () => {
    const { platform, ctx, opened } = await start();
    const id = await invoiceWith(ctx, "sent");
    const other = await invoiceWith(ctx, "sent");
    const right = { kind: "invoice" as const, businessId: ctx.businessId, id, version: 1 };
    const token = publicToken(platform, right);
    const stranger = await sendingMember(platform, { email: "stranger@example.ch" });
    const wrong = [
      ...[
        { version: 0 },
        { version: 2 },
        { businessId: stranger.businessId },
        { kind: "offer" as const },
      ].map((change) => publicToken(platform, { ...right, ...change })),
      token.slice(0, 22) + publicToken(platform, { ...right, id: other }).slice(22),
      publicToken({ secret: "another secret that is long enough, too" }, right),
      publicToken(platform, { ...right, id: await invoiceWith(ctx, "draft") }),
      ...[
        token.slice(0, -1),
        `${token}A`,
        flipped(token, 63),
        flipped(token, 30),
        flipped(token, 3),
        "",
        "x",
      ],
      ...[token.toLowerCase(), ` ${token}`, encodeURIComponent("../".repeat(16)), "\u0000".repeat(64)],
    ];
    for (const one of wrong) await expect(opened(one), one).rejects.toMatchObject(NOT_FOUND);
    await expect(opened(token)).resolves.toMatchObject({ invoice: { id } });
  });

  it("revoking ends it for good, renewing makes another; neither is a change to open pages", async () => {
    const { platform, ctx, opened } = await start();
    const id = await invoiceWith(ctx, "sent");
    const before = await findInvoice(ctx, id);
    platform.pass(1000);
    const now = later(ctx);
    await revokeLink(now, id);
    await revokeLink(now, id);
    const revoked = await findInvoice(now, id);
    expect(revoked).toMatchObject({ publicUrl: null, publicLink: { version: 2, until: null } });
    expect([revoked.version, revoked.updatedAt > before.updatedAt]).toEqual([before.version, true]);
    await expect(opened(tokenIn(before.publicUrl))).rejects.toMatchObject(NOT_FOUND);
    await renewLink(now, id);
    await renewLink(now, id);
    const renewed = await findInvoice(now, id);
    expect(renewed.publicLink).toEqual({ version: 2, until: "2027-11-21" });
    expect(renewed.publicUrl).not.toBe(before.publicUrl);
    await expect(opened(tokenIn(before.publicUrl))).rejects.toMatchObject(NOT_FOUND);
    await expect(opened(tokenIn(renewed.publicUrl))).resolves.toMatchObject({ invoice: { id } });
    expect((await historyOf(now, id)).map(({ event }) => event).slice(0, 3)).toEqual([
      ...["invoice.link_renewed", "invoice.link_renewed", "invoice.link_revoked"],
    ]);
  });

  it("drafts, credit notes and strangers' invoices get no link", async () => {
    const { platform, ctx } = await start();
    const stranger = await sendingMember(platform, { email: "stranger@example.ch" });
    const sent = await invoiceWith(ctx, "sent");
    await expect(renewLink(stranger, sent)).rejects.toMatchObject({ code: "invoice.not_found" });
    await expect(revokeLink(stranger, sent)).rejects.toMatchObject({ code: "invoice.not_found" });
    await expect(renewLink(ctx, await invoiceWith(ctx, "draft"))).rejects.toMatchObject({
      code: "invoice.transition_not_allowed",
    });
  });

  it("sending again gives a link its full time, makes a missing one, and leaves a revoked one", async () => {
    const { platform, ctx } = await start();
    const [old, without, revoked] = await Promise.all([1, 2, 3].map(() => invoiceWith(ctx, "sent")));
    const none = { public_version: 0, public_until: null };
    await ctx.db.updateTable("invoices").set(none).where("id", "=", without!).execute();
    await revokeLink(ctx, revoked!);
    platform.pass(10 * DAY);
    const now = later(ctx);
    const links = [];
    for (const id of [old!, without!, revoked!]) {
      await sendInvoice(now, id, sendInvoiceSchema.parse({}));
      links.push((await findInvoice(now, id)).publicLink);
    }
    expect(links).toEqual([
      { version: 1, until: "2027-12-01" },
      { version: 1, until: "2027-12-01" },
      { version: 2, until: null },
    ]);
  });

  it("the e-mail has it as a line of its own, in both of its parts", async () => {
    const { platform, ctx } = await start();
    const id = await invoiceWith(ctx, "draft", { language: "fr" });
    await sendInvoice(ctx, id, sendInvoiceSchema.parse({}));
    await runDueJobs(platform, handlers);
    const { publicUrl } = await findInvoice(ctx, id);
    const { text, html } = platform.mailbox.at(-1)!;
    expect(text).toContain(`Consulter et payer la facture en ligne\u00a0:\n${publicUrl}\n`);
    expect(html).toContain(`<a href="${publicUrl}" class="button"`);
    expect(html).toContain(">Consulter et payer la facture en ligne</a>");
  });

  it("a reminder has it too, to pay what the page asks for and else to view", async () => {
    const { platform, ctx } = await start();
    await remindBy(ctx);
    const id = await invoiceWith(ctx, "overdue", { language: "de" });
    const { publicUrl } = await findInvoice(ctx, id);
    const labels = ["Rechnung online ansehen und bezahlen:", "Rechnung online ansehen:"];
    for (const label of labels) {
      await createReminder(later(ctx), id, { send: true });
      await runDueJobs(platform, handlers);
      expect(platform.mailbox.at(-1)!.text).toContain(`${label}\n${publicUrl}\n`);
      platform.pass(40 * DAY);
    }
  });

  it("a business that wants no pages sends none, and its people can still make one by hand", async () => {
    const { platform, ctx } = await start();
    await updateProfile(ctx, profileSchema.parse({ ...PERSON, publicPages: false }));
    const id = await invoiceWith(ctx, "draft");
    await sendInvoice(ctx, id, sendInvoiceSchema.parse({}));
    await runDueJobs(platform, handlers);
    expect((await findInvoice(ctx, id)).publicUrl).toBeNull();
    expect(platform.mailbox.at(-1)!.text).not.toContain("/i/");
    await renewLink(ctx, id);
    expect((await findInvoice(ctx, id)).publicUrl).not.toBeNull();
  });

  it("it ends 90 days after payment, and lives on when the payment is taken back", async () => {
    const { platform, ctx, opened } = await start();
    const id = await invoiceWith(ctx, "paid");
    const token = publicToken(platform, { kind: "invoice", businessId: ctx.businessId, id, version: 1 });
    platform.pass(90 * DAY);
    await expect(opened(token)).resolves.toMatchObject({ invoice: { status: "paid" } });
    platform.pass(DAY);
    await expect(opened(token)).rejects.toMatchObject(NOT_FOUND);
    await markUnpaid(later(ctx), id);
    await expect(opened(token)).resolves.toMatchObject({ invoice: { status: "overdue" } });
    platform.pass(275 * DAY);
    await expect(opened(token)).rejects.toMatchObject(NOT_FOUND);
  });

  it("cancelled ones keep their page; deleted ones and those of ended accounts have none", async () => {
    const { platform, ctx, opened } = await start();
    const id = await invoiceWith(ctx, "sent");
    const token = tokenIn((await findInvoice(ctx, id)).publicUrl);
    await cancelInvoice(ctx, id);
    await expect(opened(token)).resolves.toMatchObject({ invoice: { status: "cancelled" } });
    await deleteInvoice(ctx, id);
    await expect(opened(token)).rejects.toMatchObject(NOT_FOUND);
    const { sandbox } = await inSandboxOf(ctx);
    const tried = tokenIn((await findInvoice(sandbox, await invoiceWith(sandbox, "sent"))).publicUrl);
    expect((await opened(tried)).owners).toEqual([sandbox.businessId, ctx.businessId]);
    const kept = tokenIn((await findInvoice(ctx, await invoiceWith(ctx, "sent"))).publicUrl);
    await seal(ctx, [ctx.businessId, sandbox.businessId]);
    for (const one of [kept, tried]) await expect(opened(one)).rejects.toMatchObject(NOT_FOUND);
    expect(platform.mailbox).toEqual([]);
  });

  it("so many openings from one network are enough, right or wrong", async () => {
    const platform = testPlatform(await open(), { RATE_LIMIT_FACTOR: "0.025" });
    const tries = () => openInvoicePage(visitor(platform), "wrong");
    for (let time = 0; time < 3; time++) await expect(tries()).rejects.toMatchObject(NOT_FOUND);
    await expect(tries()).rejects.toMatchObject({ code: "request.too_many" });
  });

  it("being paid and paid again changes no address", async () => {
    const { ctx } = await start();
    const id = await invoiceWith(ctx, "sent");
    const { publicUrl } = await findInvoice(ctx, id);
    await markPaid(ctx, id);
    await markUnpaid(ctx, id);
    expect((await findInvoice(ctx, id)).publicUrl).toBe(publicUrl);
  });
});

function tokenIn(url: string | null): string {
  return url?.split("/").at(-1) ?? "";
}

function flipped(token: string, at: number): string {
  return token.slice(0, at) + (token[at] === "A" ? "B" : "A") + token.slice(at + 1);
}

async function seal(ctx: UserContext, ids: string[]): Promise<void> {
  await ctx.db.updateTable("businesses").set({ sealed_until: "2036-12-31" }).where("id", "in", ids).execute();
}
