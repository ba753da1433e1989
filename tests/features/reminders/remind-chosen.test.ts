import { expect, it } from "vitest";
import { listReminders } from "#app/features/money/reminders/reminders.server.ts";
import { type Chosen, remindChosen } from "#app/features/money/reminders/run/remind-many.server.ts";
import { onDatabaseOfDay } from "../../support/databases/databases.ts";
import { invoiceWith } from "../../support/invoices/invoice-with.ts";
import { sendingMember, testPlatform } from "../../support/platform.ts";
import { remindBy } from "../../support/reminders/reminder-rules.ts";

const LATE = { issueDate: "2026-09-01", dueDate: "2026-10-01" };

onDatabaseOfDay((open) => {
  it("an invoice that is chosen twice has one letter, and the second is refused", async () => {
    const ctx = await sendingMember(testPlatform(await open()));
    await remindBy(ctx);
    const [first, other] = [await invoiceWith(ctx, "overdue", LATE), await invoiceWith(ctx, "overdue", LATE)];
    const chosen = [first, first, other].map((invoiceId): Chosen => ({ invoiceId, level: 1, send: false }));
    expect(await remindChosen(ctx, chosen)).toEqual({ sent: 0, written: 2, refused: 1 });
    for (const id of [first, other]) expect(await listReminders(ctx, id)).toHaveLength(1);
  });
});
