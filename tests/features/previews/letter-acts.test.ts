import { expect, it } from "vitest";
import {
  reminding,
  remindingClient,
  sendingStatement,
} from "#app/features/programs/previews/letter-acts.server.ts";
import { createClient } from "#app/features/selling/clients/clients.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { onDatabaseOfDay } from "../../support/databases/databases.ts";
import { CLIENT, clientInput } from "../../support/invoices/client-input.ts";
import { INVOICE } from "../../support/invoices/invoice-input.ts";
import { sendingMember, testPlatform } from "../../support/platform.ts";
import { overdueClient } from "../../support/reminders/client-letters.ts";
import { remindBy } from "../../support/reminders/reminder-rules.ts";

const BY_EMAIL = { recipient: CLIENT.email, cc: "" };
const BY_POST = { recipient: "", cc: "" };

onDatabaseOfDay((open) => {
  it("letters to a client are shown with each invoice, by e-mail or by post, before they are written", async () => {
    const ctx = await sendingMember(testPlatform(await open()));
    await remindBy(ctx, {});
    const { clientId, ids } = await overdueClient(ctx, [100, 200]);
    const shown = await remindingClient(clientId, { send: true }).show(ctx);
    expect(shown).toMatchObject({ email: BY_EMAIL, byPost: false, letters: [{ level: 1, currency: "CHF" }] });
    expect(shown.invoices).toMatchObject(ids.map((id) => ({ id, level: 1 })));
    const claimed = shown.invoices.reduce((sum, { amountClaimed }) => sum + amountClaimed, 0);
    expect(shown.letters.map(({ amountClaimed }) => amountClaimed)).toEqual([claimed]);
    const [first = ""] = ids;
    const chosen = await remindingClient(clientId, { send: false, invoices: [{ id: first }] }).show(ctx);
    expect(chosen).toMatchObject({ email: BY_POST, byPost: true, invoices: [{ id: first }] });
    expect(chosen.invoices).toHaveLength(1);
    expect(chosen.version).not.toBe(shown.version);
  });

  it("where nothing is due or open no letter and no statement is shown", async () => {
    const ctx = await sendingMember(testPlatform(await open()));
    const { id } = await createClient(ctx, clientInput());
    const letters = remindingClient(id, { send: false }).show(ctx);
    await expect(letters).rejects.toMatchObject({ code: "reminder.none_due" });
    const statement = sendingStatement(id, { currency: "CHF" }).show(ctx);
    await expect(statement).rejects.toMatchObject({ code: "statement.nothing_open" });
  });

  it("a reminder of one invoice is shown as the letter will say it", async () => {
    const ctx = await sendingMember(testPlatform(await open()));
    await remindBy(ctx, {});
    const { ids } = await overdueClient(ctx, [100]);
    const [id = ""] = ids;
    const sent = await reminding(id, { send: true, cc: "b@example.ch" }).show(ctx);
    expect(sent.letter).toMatchObject({
      level: 1,
      recipient: INVOICE.recipient.email,
      cc: "b@example.ch",
      byPost: false,
    });
    expect(sent.letter.amountClaimed).toBe(sent.letter.openAmount + sent.letter.interest + sent.letter.fee);
    expect(sent.invoice).toMatchObject({ id });
    expect((await reminding(id, { send: false }).show(ctx)).letter).toMatchObject({
      ...BY_POST,
      byPost: true,
    });
  });

  it("nobody sends letters by e-mail from an address that is not proven, but prints them", async () => {
    const proven = await sendingMember(testPlatform(await open()));
    await remindBy(proven, {});
    const { clientId, ids } = await overdueClient(proven, [100]);
    const [id = ""] = ids;
    const ctx: UserContext = { ...proven, user: { ...proven.user, emailVerified: false } };
    for (const shown of [
      () => reminding(id, { send: true }).show(ctx),
      () => remindingClient(clientId, { send: true }).show(ctx),
      () => sendingStatement(clientId, { currency: "CHF" }).show(ctx),
    ])
      await expect(shown()).rejects.toMatchObject({ code: "account.email_not_verified" });
    expect((await reminding(id, { send: false }).show(ctx)).letter.byPost).toBe(true);
    expect((await remindingClient(clientId, { send: false }).show(ctx)).byPost).toBe(true);
    expect((await sendingStatement(clientId, { currency: "CHF" }).show(proven)).email).toMatchObject(
      BY_EMAIL,
    );
  });
});
