import { expect, it } from "vitest";
import { undoChanges } from "#app/features/people/accounts/not-me/not-me.server.ts";
import { listSecurityEvents } from "#app/features/people/accounts/not-me/security-log.server.ts";
import { createInvoice } from "#app/features/selling/invoices/create-invoice.server.ts";
import { findInvoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { updateInvoice } from "#app/features/selling/invoices/update-invoice.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { onEachDatabase } from "../../../support/databases/databases.ts";
import { invoiceInput } from "../../../support/invoices/invoice-input.ts";
import { sendingMember, testPlatform } from "../../../support/platform.ts";
import { seated } from "../../../support/seats/seated.ts";
import { newEmails, tokenIn } from "../../../support/server/mailbox.ts";

const THIRD = "CH5800791123000889012";
const OTHER = { sender: { iban: THIRD } };
const REFUSED = { fields: [{ field: "sender.iban", code: "account.unknown_right" }] };

function write(ctx: UserContext, changes: Record<string, unknown> = OTHER) {
  return createInvoice(ctx, invoiceInput(changes));
}

onEachDatabase((fresh) => {
  it("only who may change where payments go names a new account; the owner hears of it and undoes it", async () => {
    const platform = testPlatform(await fresh());
    const ctx = await sendingMember(platform);
    const { ctx: mira } = await seated(ctx, "writer");
    await newEmails(platform);
    await expect(write(mira)).rejects.toMatchObject(REFUSED);
    const draft = await write(mira, {});
    await expect(updateInvoice(mira, draft, invoiceInput(OTHER))).rejects.toMatchObject(REFUSED);
    expect(await newEmails(platform)).toEqual([]);

    await updateInvoice(ctx, draft, invoiceInput(OTHER));
    await write(ctx);
    const mails = await newEmails(platform);
    expect(mails.map(({ to }) => to)).toEqual([ctx.user.email]);
    expect(mails[0]?.subject).toContain("CH58 0079 1123 0008 8901 2");
    expect((await listSecurityEvents(ctx))[0]).toMatchObject({ kind: "account_used", canUndo: true });
    await write(mira);

    await undoChanges(ctx, tokenIn(mails[0]));
    await expect(write(mira)).rejects.toMatchObject(REFUSED);
    await updateInvoice(mira, draft, invoiceInput({ ...OTHER, subject: "Konzept" }));
    expect((await findInvoice(mira, draft)).sender.iban).toBe(THIRD);
  });

  it("of a business without an account the first one may be any, and no second one", async () => {
    const platform = testPlatform(await fresh());
    const ctx = await sendingMember(platform, { iban: "" });
    const { ctx: mira } = await seated(ctx, "writer");
    await newEmails(platform);
    await write(mira);
    expect(await newEmails(platform)).toHaveLength(2);
    await write(mira);
    await expect(write(mira, { sender: { iban: "CH9300762011623852957" } })).rejects.toMatchObject(REFUSED);
  });
});
