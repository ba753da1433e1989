import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { historyOf } from "#app/features/running/history/history.server.ts";
import { findInvoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { cancelInvoice, markPaid } from "#app/features/selling/invoices/settling/change-status.server.ts";
import { amountDue } from "#app/features/books/ledger/amount-due.ts";
import { recordPayment } from "#app/features/money/payments/record-payment.server.ts";
import {
  downloadClientLetter,
  findClientLetters,
  lettersWrittenOn,
  listClientLetters,
} from "#app/features/money/reminders/client-letters/client-letters.server.ts";
import { MOST_INVOICES } from "#app/features/money/reminders/client-letters/client-letter.ts";
import { findLetterPlan } from "#app/features/money/reminders/planning/plan-letters.server.ts";
import { createClient } from "#app/features/selling/clients/clients.server.ts";
import { addDays } from "#app/swiss/dates.ts";
import { clientInput } from "../../support/invoices/client-input.ts";
import { copyInvoice } from "../../support/invoices/copy-invoice.ts";
import { createClientLetters, createReminder } from "#app/features/money/reminders/create-reminder.server.ts";
import { standingClaims, waiveClaim } from "#app/features/money/reminders/open-claims.server.ts";
import { downloadReminder, listReminders } from "#app/features/money/reminders/reminders.server.ts";
import { sendReminder } from "#app/features/money/reminders/send-reminder.server.ts";
import { shownClientLetters } from "#app/features/money/reminders/screens/client-letters-preview.server.ts";
import {
  disputeInvoice,
  neverRemind,
  pauseReminders,
  promisePayment,
} from "#app/features/money/reminders/stops.server.ts";
import { handlers } from "#app/jobs.server.ts";
import { runDueJobs } from "#app/platform/jobs/job-worker.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import {
  createClientLettersSchema,
  seenLettersSchema,
} from "#app/features/money/reminders/client-letters/letters.schema.ts";
import { hooked } from "../../support/bank-files/listed-entries.ts";
import { onDatabaseOfDay, onEachDatabase } from "../../support/databases/databases.ts";
import { CLIENT } from "../../support/invoices/client-input.ts";
import { member, sendingMember, testPlatform } from "../../support/platform.ts";
import {
  overdueClient,
  overdueInvoice,
  seenOf,
  writeLetters,
} from "../../support/reminders/client-letters.ts";
import { remindBy } from "../../support/reminders/reminder-rules.ts";

/** Fees of every level, so that charging them once is seen. */
const FEES = {
  levels: [
    { daysAfter: 10, newTermDays: 10, fee: 5 },
    { daysAfter: 20, newTermDays: 10, fee: 10 },
    { daysAfter: 15, newTermDays: 5, fee: 20, interest: true },
  ],
};

const dues = async (ctx: UserContext, ids: string[]) =>
  Promise.all(ids.map(async (id) => amountDue(await findInvoice(ctx, id))));

const refusal = (work: Promise<unknown>) =>
  work.then(
    () => "",
    (error: Error) => error.message,
  );

it("a letter names one invoice at least and a hundred at most, each with its level and version", () => {
  const named = (count: number, text = "1") => {
    const invoices = Array.from({ length: count }, () => ({ id: randomUUID(), level: text, version: text }));
    return seenLettersSchema.safeParse({ digest: "", invoices });
  };
  const counts = [0, 1, 100, 101];
  expect(counts.map((count) => named(count).success)).toEqual([false, true, true, false]);
  expect(named(1).data?.invoices).toMatchObject([{ level: 1, version: 1 }]);
  expect(["0", "4", "-1", "1.5", "x"].map((text) => named(1, text).success)).toEqual(Array(5).fill(false));
  const asked = counts.map((count) => {
    const invoices = Array.from({ length: count }, () => ({ id: randomUUID() }));
    return createClientLettersSchema.safeParse({ invoices }).success;
  });
  expect(asked).toEqual([false, true, true, false]);
});

onEachDatabase((open) => {
  it("letters are found by their ids, in that order, by their own business; what is no id names none", async () => {
    const platform = testPlatform(await open());
    const ctx = await sendingMember(platform);
    const [first, second] = [await letterOf(ctx), await letterOf(ctx)];
    const found = async (by: UserContext, ids: string[]) =>
      (await findClientLetters(by, ids)).map(({ id }) => id);
    expect(await found(ctx, [second, "x\0", first, "x"])).toEqual([second, first]);
    expect(await found(ctx, ["x\0"])).toEqual([]);
    const other = await sendingMember(platform, { email: "other@example.ch" });
    expect(await found(other, [first, second])).toEqual([]);
    for (const [by, id] of [[other, first] as const, [ctx, "x\0"] as const])
      await expect(downloadClientLetter(by, id)).rejects.toMatchObject({ code: "reminder.not_found" });
  });

  it("two letters at once: one is written, the other writes nothing, and no level twice", async () => {
    const ctx = await member(testPlatform(await open()));
    const { clientId, ids } = await overdueClient(ctx, [100, 200]);
    const seen = await seenOf(ctx, clientId);
    const write = () => createClientLetters(ctx, clientId, { ...seen, send: false });
    const both = await Promise.all([refusal(write()), refusal(write())]);
    const [written, refused] = both.toSorted();
    expect(written).toBe("");
    // The refusal depends on what the second one has read when the first one is done.
    expect(["reminder.exists", "reminder_letter.changed"]).toContain(refused);
    expect(await refusal(write())).toBe("reminder_letter.changed");
    expect((await listClientLetters(ctx, clientId)).total).toBe(1);
    expect(await lettersWrittenOn(ctx, clientId, ctx.today)).toHaveLength(1);
    expect(await lettersWrittenOn(ctx, clientId, addDays(ctx.today, -1))).toEqual([]);
    const { id: otherClient } = await createClient(ctx, clientInput({ name: "Andere AG" }));
    expect(await lettersWrittenOn(ctx, otherClient, ctx.today)).toEqual([]);
    for (const id of ids) expect(await listReminders(ctx, id)).toHaveLength(1);
  });

  it("a letter is about the invoices of its client, and of no other", async () => {
    const ctx = await sendingMember(testPlatform(await open()));
    const one = await overdueClient(ctx, [100, 200]);
    const two = await overdueClient(ctx, [300]);
    const invoicesOf = async (clientId: string) => {
      const { letters, leftOut } = await findLetterPlan(ctx, clientId);
      expect(leftOut).toEqual([]);
      return letters.flatMap(({ parts }) => parts.map(({ invoice }) => invoice.id));
    };
    expect((await invoicesOf(one.clientId)).toSorted()).toEqual(one.ids.toSorted());
    expect(await invoicesOf(two.clientId)).toEqual(two.ids);
  });

  it("says that there are more invoices than a letter names only where there are", async () => {
    const ctx = await sendingMember(testPlatform(await open()));
    const { clientId, ids } = await overdueClient(ctx, [100]);
    const named = async () => {
      const { letters, isFull } = await findLetterPlan(ctx, clientId);
      return { isFull, parts: letters.map(({ parts }) => parts.length) };
    };
    await copyInvoice(ctx, ids[0]!, MOST_INVOICES - 1);
    expect(await named()).toEqual({ isFull: false, parts: [MOST_INVOICES] });
    await overdueInvoice(ctx, clientId, 100);
    expect(await named()).toEqual({ isFull: true, parts: [MOST_INVOICES] });
  });

  it("leaves out what must not be reminded of, and says why", async () => {
    const ctx = await sendingMember(testPlatform(await open()));
    await remindBy(ctx, FEES);
    const { clientId, ids } = await overdueClient(ctx, [10, 20, 30, 40, 50, 60, 70]);
    const [disputed, paused, last, running, settled, promised, due] = ids as [string, ...string[]];
    await disputeInvoice(ctx, disputed, "Falsche Farbe");
    await pauseReminders(ctx, paused!, "2026-12-24");
    await promisePayment(ctx, promised!, "2026-12-01");
    await createReminder(ctx, last!, { level: 3 });
    await createReminder(ctx, running!, { level: 1 });
    await createReminder(ctx, settled!, { level: 1 });
    await recordPayment(ctx, settled!, { amount: 50_00, note: "", order: "rows_first" });
    const reasons = async (options?: { isEarly: boolean }) => {
      const { letters, leftOut } = await findLetterPlan(ctx, clientId, options);
      const on = letters.flatMap(({ parts }) => parts.map(({ invoice }) => invoice.id));
      return { on, leftOut: leftOut.map(({ invoiceId, reason }) => [invoiceId, reason]) };
    };
    const stopped = [
      [disputed, "disputed"],
      [paused, "paused"],
      [last, "last_level"],
    ];
    const { on, leftOut } = await reasons();
    expect(on).toEqual([due]);
    const held = [promised, "promised"];
    expect(leftOut).toEqual([...stopped, [running, "term_running"], [settled, "term_running"], held]);
    expect(await reasons({ isEarly: true })).toEqual({
      on: [running, due],
      leftOut: [[settled, "rows_settled"], ...stopped, held],
    });
    const other = await overdueClient(ctx, [80]);
    await neverRemind(ctx, clientId, true);
    expect((await findLetterPlan(ctx, other.clientId)).leftOut).toEqual([]);
    const never = await reasons();
    expect(never.on).toEqual([]);
    expect(new Set(never.leftOut.map(([, reason]) => reason))).toEqual(new Set(["client_never"]));
  });
});

onDatabaseOfDay((open) => {
  async function start(francs: number[]) {
    const platform = testPlatform(await open());
    const ctx = await sendingMember(platform);
    await remindBy(ctx, FEES);
    return { platform, ctx, ...(await overdueClient(ctx, francs)) };
  }

  it("before letters are written one sees on which invoice a fee is charged, and what is left out", async () => {
    const { ctx, clientId, ids } = await start([100, 200, 300]);
    await disputeInvoice(ctx, ids[2]!, "Falsche Farbe");
    const feeOn = async (fee: number) => {
      const level = { daysAfter: 10, newTermDays: 10, fee };
      await remindBy(ctx, { levels: [level, level, level] });
      return (await shownClientLetters(ctx, clientId, false)).feeOn;
    };
    const { number } = await findInvoice(ctx, ids[0]!);
    expect([await feeOn(0), await feeOn(0.01), await feeOn(5)]).toEqual(["", number, number]);
    const { name, email, sheets, leftOut, isFull, seen } = await shownClientLetters(ctx, clientId, false);
    expect({ name, email, isFull }).toEqual({ name: CLIENT.name, email: CLIENT.email, isFull: false });
    expect([sheets.length, seen.map(({ id }) => id)]).toEqual([1, ids.slice(0, 2)]);
    expect(leftOut).toMatchObject([
      { id: ids[2], client: CLIENT.name, reason: "disputed", text: expect.stringContaining("Falsche Farbe") },
    ]);
  });

  it("reminds of each invoice at its own level, and charges the fee of the highest one once", async () => {
    const { ctx, clientId, ids } = await start([100, 200, 300]);
    await createReminder(ctx, ids[1]!, { level: 2 });
    await createReminder(ctx, ids[2]!, { level: 2 });
    const [written] = await writeLetters(ctx, clientId, { isEarly: true });
    const { letter, reminders } = written!;
    expect(reminders.map(({ invoiceId, level, fee }) => [invoiceId, level, fee])).toEqual([
      [ids[0], 1, 0],
      [ids[1], 3, 2000],
      [ids[2], 3, 0],
    ]);
    const interest = reminders.map((reminder) => reminder.interest);
    expect(interest).toEqual([0, 136, 200]);
    expect(letter).toMatchObject({ level: 3, dueUntil: "2026-11-26", invoices: 3, state: "ready" });
    expect(letter.amountClaimed).toBe(600_00 + 136 + 200 + 2000);
    expect(reminders.map(({ dueUntil }) => dueUntil)).toEqual(Array(3).fill("2026-11-26"));
    expect(await dues(ctx, ids)).toEqual([100_00, 200_00 + 136 + 2000, 300_00 + 200]);
    const [event] = await historyOf(ctx, ids[2]!);
    expect(event).toMatchObject({ event: "invoice.reminded", data: { level: "3", amount: "30200" } });
    const { content } = await downloadClientLetter(ctx, letter.id);
    const own = await downloadReminder(ctx, ids[1]!, reminders[1]!.id);
    expect(Buffer.compare(Buffer.from(content), Buffer.from(own.content))).toBe(0);
  });

  it("replaces what earlier letters charged and nobody paid", async () => {
    const { ctx, clientId, ids } = await start([100, 200]);
    await createReminder(ctx, ids[1]!, { level: 1 });
    expect(await dues(ctx, ids)).toEqual([100_00, 205_00]);
    await writeLetters(ctx, clientId, { isEarly: true });
    expect(await dues(ctx, ids)).toEqual([100_00, 210_00]);
  });

  it("an invoice is waived, paid and cancelled by itself after the letter", async () => {
    const { ctx, clientId, ids } = await start([100, 200, 300]);
    const [written] = await writeLetters(ctx, clientId);
    const [first] = written!.reminders;
    expect(standingClaims(await findInvoice(ctx, ids[0]!))).toMatchObject([{ kind: "fee", amount: 500 }]);
    await waiveClaim(ctx, ids[0]!, { reminderId: first!.id, kind: "fee" });
    await markPaid(ctx, ids[1]!);
    await cancelInvoice(ctx, ids[2]!);
    expect(await dues(ctx, ids)).toEqual([100_00, 0, 0]);
  });

  it("writes one letter for each account and charges the fee once over all of them", async () => {
    const { ctx, clientId, ids } = await start([100, 200]);
    const other = { iban: "CH4431999123000889012", referenceType: "QRR" };
    const sender = { name: "Anna Muster", iban: other.iban };
    ids.push(await overdueInvoice(ctx, clientId, 300, { sender, dueDate: "2026-10-05" }));
    const letters = await writeLetters(ctx, clientId);
    const shown = letters.map(({ letter, reminders }) => [
      letter.iban,
      letter.amountClaimed,
      reminders.map(({ fee }) => fee),
    ]);
    expect(shown).toEqual([
      ["CH9300762011623852957", 305_00, [500, 0]],
      [other.iban, 300_00, [0]],
    ]);
    const [scor, qrr] = letters.map(({ letter }) => letter.reference);
    expect(scor).toMatch(/^RF\d\d20261121/);
    expect(qrr).toMatch(/^\d{27}$/);
  });

  it("names the sender of the newest invoice, whichever was due first", async () => {
    const { ctx, clientId, ids } = await start([100, 200]);
    const { sender } = await findInvoice(ctx, ids[0]!);
    const newest = { issueDate: "2026-09-02", sender: { name: "Muster & Co", iban: sender.iban } };
    await overdueInvoice(ctx, clientId, 300, newest);
    const { letters } = await findLetterPlan(ctx, clientId);
    expect(letters.map(({ sender, parts }) => [sender.name, parts.length])).toEqual([["Muster & Co", 3]]);
  });

  it("is refused once anything of it has changed since it was shown", async () => {
    const { ctx, clientId, ids } = await start([100, 200]);
    const seen = await seenOf(ctx, clientId);
    const write = (changes: object = {}) =>
      refusal(createClientLetters(ctx, clientId, { ...seen, send: false, ...changes }));
    expect(await write({ digest: "another" })).toBe("reminder_letter.changed");
    await remindBy(ctx, { levels: FEES.levels.map((level) => ({ ...level, newTermDays: 30 })) });
    expect(await write()).toBe("reminder_letter.changed");
    await remindBy(ctx, FEES);
    expect(await seenOf(ctx, clientId)).toEqual(seen);
    await recordPayment(ctx, ids[0]!, { amount: 10_00, note: "" });
    expect(await write()).toBe("reminder_letter.changed");
    await markPaid(ctx, ids[0]!);
    expect(await write({ invoices: [{ id: ids[0] }], digest: undefined })).toBe("reminder.not_overdue");
    const stranger = await overdueClient(ctx, [50]);
    const foreign = { invoices: [{ id: stranger.ids[0] }], digest: undefined };
    expect(await write(foreign)).toBe("invoice.not_found");
    expect((await listClientLetters(ctx, clientId)).total).toBe(0);
  });

  it("is given up while one of its invoices never stands still, and nothing is written", async () => {
    const { ctx, clientId, ids } = await start([100, 200]);
    const invoices = ids.map((id) => ({ id }));
    const payment = { amount: 1, note: "" };
    const paid = hooked(ctx, () => recordPayment(ctx, ids[0]!, payment));
    const write = createClientLetters(paid, clientId, { invoices, send: false });
    expect(await refusal(write)).toBe("reminder_letter.changed");
    expect((await listClientLetters(ctx, clientId)).total).toBe(0);
  });

  it("goes by e-mail once, with a copy of each invoice", async () => {
    const { platform, ctx, clientId, ids } = await start([100, 200]);
    const [written] = await writeLetters(ctx, clientId, { send: true });
    await runDueJobs(platform, handlers);
    const [email] = platform.mailbox;
    expect(email).toMatchObject({
      to: "rechnung@kulturhaus.example",
      subject: "Zahlungserinnerung, 2 überfällige Rechnungen",
    });
    expect(email!.text.replaceAll("\u00a0", " ")).toContain("CHF 305.00");
    expect(email!.text).toContain(written!.letter.reference.replace(/(.{4})(?=.)/g, "$1 "));
    expect(email!.attachments).toHaveLength(3);
    expect(platform.mailbox).toHaveLength(1);
    for (const id of ids) {
      const [reminder] = await listReminders(ctx, id);
      expect(reminder).toMatchObject({ state: "sent", delivery: { state: "outbox" } });
      await expect(sendReminder(ctx, id, reminder!.id)).rejects.toThrow("reminder.not_sendable");
      expect((await historyOf(ctx, id))[0]).toMatchObject({ event: "invoice.email_outbox" });
    }
  });

  it("one for the post can be sent later as a whole, and not once an invoice of it is paid", async () => {
    const { platform, ctx, clientId, ids } = await start([100, 200, 300]);
    const [written] = await writeLetters(ctx, clientId);
    const [, second] = written!.reminders;
    await sendReminder(ctx, ids[1]!, second!.id);
    await runDueJobs(platform, handlers);
    expect(platform.mailbox).toHaveLength(1);
    const other = await overdueClient(ctx, [10, 20]);
    const [later] = await writeLetters(ctx, other.clientId);
    await markPaid(ctx, other.ids[1]!);
    const send = sendReminder(ctx, other.ids[0]!, later!.reminders[0]!.id);
    await expect(send).rejects.toThrow("reminder.letter_outdated");
  });

  it("is not sent any more when one of its invoices is paid while the e-mail waits", async () => {
    const { platform, ctx, clientId, ids } = await start([100, 200]);
    await writeLetters(ctx, clientId, { send: true });
    await markPaid(ctx, ids[1]!);
    await runDueJobs(platform, handlers);
    expect(platform.mailbox).toEqual([]);
    const [reminder] = await listReminders(ctx, ids[0]!);
    expect(reminder!.delivery).toMatchObject({ state: "failed", errorCode: "paid" });
  });

  it("is not sent any more when a part comes in while the e-mail waits, a letter of its own neither", async () => {
    const { platform, ctx, clientId, ids } = await start([100, 200]);
    await writeLetters(ctx, clientId, { send: true });
    await recordPayment(ctx, ids[1]!, { amount: 50_00, note: "" });
    const [alone] = (await overdueClient(ctx, [300])).ids;
    await createReminder(ctx, alone!, { send: true });
    await recordPayment(ctx, alone!, { amount: 50_00, note: "" });
    await runDueJobs(platform, handlers);
    expect(platform.mailbox).toEqual([]);
    for (const id of [ids[0]!, alone!]) {
      const [reminder] = await listReminders(ctx, id);
      expect(reminder!.delivery).toMatchObject({ state: "failed", errorCode: "less_due" });
    }
  });
});

async function letterOf(ctx: UserContext): Promise<string> {
  const { clientId } = await overdueClient(ctx, [100, 200]);
  const [written] = await writeLetters(ctx, clientId);
  return written?.letter.id ?? "";
}
