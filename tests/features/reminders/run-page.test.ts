import { expect, it } from "vitest";
import { createReminder } from "#app/features/money/reminders/create-reminder.server.ts";
import { findReminderSettings } from "#app/features/money/reminders/reminder-settings.server.ts";
import { clientReminders } from "#app/features/money/reminders/screens/client-reminders.server.ts";
import { dueSummary } from "#app/features/money/reminders/screens/due-summary.server.ts";
import { lettersForThePost } from "#app/features/money/reminders/screens/for-the-post.server.ts";
import { otherOverdue } from "#app/features/money/next-step/other-overdue.server.ts";
import { nextDue } from "#app/features/money/reminders/screens/next-due.server.ts";
import { runRows } from "#app/features/money/reminders/screens/run-page.server.ts";
import {
  hasSeveralOverdue,
  severalOverdue,
} from "#app/features/money/reminders/screens/several-overdue.server.ts";
import { disputeInvoice } from "#app/features/money/reminders/stops.server.ts";
import { createClient } from "#app/features/selling/clients/clients.server.ts";
import { onDatabaseOfDay } from "../../support/databases/databases.ts";
import { clientInput } from "../../support/invoices/client-input.ts";
import { invoiceWith } from "../../support/invoices/invoice-with.ts";
import { member, sendingMember, testPlatform } from "../../support/platform.ts";
import { remindBy } from "../../support/reminders/reminder-rules.ts";

const LATE = { issueDate: "2026-09-01", dueDate: "2026-10-01" };

onDatabaseOfDay((open) => {
  it("two overdue invoices of a client can be reminded of together, with what they add up to", async () => {
    const platform = testPlatform(await open());
    const ctx = await sendingMember(platform);
    const clients: { clientId: string; client: string }[] = [];
    for (const client of ["Two", "One", "Paid"]) {
      const { id: clientId } = await createClient(
        ctx,
        clientInput({ name: client, email: `${client}@a.ch` }),
      );
      clients.push({ clientId, client });
    }
    const [two = "", one = "", paid = ""] = clients.map(({ clientId }) => clientId);
    for (const clientId of [two, two, one]) await invoiceWith(ctx, "overdue", { ...LATE, clientId });
    await invoiceWith(ctx, "sent", { clientId: one });
    for (const status of ["draft", "cancelled"] as const)
      await invoiceWith(ctx, status, { ...LATE, clientId: one });
    for (let made = 0; made < 2; made++) await invoiceWith(ctx, "paid", { ...LATE, clientId: paid });
    const asked = [{ clientId: null, client: "" }, ...clients];
    expect(await severalOverdue(ctx, asked)).toEqual([
      { clientId: two, client: "Two", count: 2, amount: "CHF\u00a01'296.98" },
    ]);
    for (const { clientId } of clients) expect(await hasSeveralOverdue(ctx, clientId)).toBe(clientId === two);
    const other = await member(platform, { email: "other@example.ch" });
    expect(await severalOverdue(other, asked)).toEqual([]);
  });

  it("what is due and what waits as a draft is listed, of one's own business only", async () => {
    const platform = testPlatform(await open());
    const ctx = await sendingMember(platform);
    await remindBy(ctx);
    const settings = await findReminderSettings(ctx);
    const [due, draft, disputed] = [
      await invoiceWith(ctx, "overdue", LATE),
      await invoiceWith(ctx, "overdue", LATE),
      await invoiceWith(ctx, "overdue", LATE),
    ];
    await createReminder(ctx, draft, { level: 1, onlyDue: true });
    await disputeInvoice(ctx, disputed, "Falsche Farbe");
    const rows = await runRows(ctx, settings);
    expect(rows.map(({ id }) => id).toSorted()).toEqual([due, draft].toSorted());
    expect(rows[0]).toMatchObject({
      level: 1,
      days: 51,
      open: "648.49",
      interest: "",
      fee: "",
      amount: "648.49",
    });
    const ids = rows.map(({ id }) => id);
    expect(await dueSummary(ctx, ids, 3)).toMatchObject({ count: 2, amount: { CHF: 2 * 648_49, EUR: 0 } });
    expect(await otherOverdue(ctx, ids)).toMatchObject([
      { id: disputed, what: "Nothing to do", why: expect.stringContaining("Falsche Farbe") },
    ]);
    expect(await nextDue(ctx)).toEqual({ isLate: true, invoice: null });
    expect(await lettersForThePost(ctx)).toEqual([]);
    await createReminder(ctx, draft, { level: 1 });
    expect(await lettersForThePost(ctx)).toHaveLength(1);
    expect((await runRows(ctx, settings)).map(({ id }) => id)).toEqual([due]);

    const other = await member(platform, { email: "other@example.ch" });
    expect(await runRows(other, settings)).toEqual([]);
    expect(await otherOverdue(other, [])).toEqual([]);
    expect(await lettersForThePost(other)).toEqual([]);
    expect(await clientReminders(other, due)).toEqual({ isNever: false, count: 0 });
  });
});
