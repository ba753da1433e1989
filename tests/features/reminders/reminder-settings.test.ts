import { expect, it } from "vitest";
import type { ReminderSettings, WhyLeftOut } from "#app/features/money/reminders/reminder-settings.ts";
import { noteLeftOut } from "#app/features/money/reminders/run/left-out-notice.server.ts";
import {
  type ReminderSettingsInput,
  reminderSettingsSchema,
} from "#app/features/money/reminders/reminder-settings.schema.ts";
import {
  readSettingsForm,
  settingsFieldName,
  settingsFormValues,
} from "#app/features/money/reminders/screens/settings-form.ts";
import { reminderSettingsJson } from "#app/features/money/reminders/reminder-settings-json.ts";
import {
  findReminderSettings,
  saveReminderSettings,
} from "#app/features/money/reminders/reminder-settings.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { onDatabaseOfDay } from "../../support/databases/databases.ts";
import { later, makePro, member, sendingMember, testPlatform } from "../../support/platform.ts";
import { REMINDER_RULES, remindBy } from "../../support/reminders/reminder-rules.ts";

const DAY = 24 * 60 * 60 * 1000;

const codesOf = (input: Record<string, unknown>) => {
  const { error } = reminderSettingsSchema.safeParse({ ...REMINDER_RULES, ...input });
  return (error?.issues ?? []).map((issue) => [
    issue.path.join("."),
    "params" in issue ? (issue.params as { code?: string }).code : issue.code,
  ]);
};

it("refuses rates above 15 %, other than three levels, and placeholders that nothing is filled in for", () => {
  const level = { daysAfter: 10, newTermDays: 10 };
  const texts = { de: "{frist}", fr: "", it: "", en: "{newDueDate}" };
  expect(codesOf({ interest: { percent: 16 } })).toEqual([["interest.percent", "field.interest_rate"]]);
  expect(codesOf({ levels: [level] })).toEqual([["levels", "too_small"]]);
  expect(codesOf({ levels: [level, level, { ...level, texts }] })).toEqual([
    ["levels.2.texts.de", "field.placeholder"],
  ]);
  expect(codesOf({ hour: 24 })).toEqual([["hour", "field.measure"]]);
  expect(codesOf({ levels: [level, level, { ...level, fee: -1 }] })).toEqual([
    ["levels.2.fee", "field.amount_negative"],
  ]);
});

it("has a last hour, and bounds for days, fees, the minimum and the rate, which are taken themselves", () => {
  const level = { daysAfter: 10, newTermDays: 10 };
  const levelWith = (changes: object) => ({ levels: [level, level, { ...level, ...changes }] });
  const bounds: [taken: unknown, refused: unknown, of: (value: unknown) => Record<string, unknown>][] = [
    [0, -1, (hour) => ({ hour })],
    [23, 24, (hour) => ({ hour })],
    ["23", "24", (hour) => ({ hour })],
    [1, 0, (bankFileDays) => ({ bankFileDays })],
    [365, 366, (bankFileDays) => ({ bankFileDays })],
    [1, 0, (daysAfter) => levelWith({ daysAfter })],
    [365, 366, (daysAfter) => levelWith({ daysAfter })],
    [365, 366, (newTermDays) => levelWith({ newTermDays })],
    [0, -0.01, (fee) => levelWith({ fee })],
    [500, 500.01, (fee) => levelWith({ fee })],
    [100_000, 100_000.01, (minimumAmount) => ({ minimumAmount })],
    [15, 15.1, (percent) => ({ interest: { percent } })],
    [7, 7.5, (hour) => ({ hour })],
  ];
  for (const [taken, refused, of] of bounds)
    expect([taken, codesOf(of(taken)).length, codesOf(of(refused)).length]).toEqual([taken, 0, 1]);
  expect(codesOf({ hour: "1e1" })).toEqual([["hour", "field.measure"]]);
});

it("takes what it answers", () => {
  const input = reminderSettingsSchema.parse(REMINDER_RULES);
  const json = reminderSettingsJson(settingsOf(input));
  expect(json).toMatchObject({ minimumAmount: 5, interest: { percent: 5, dayCount: "30/360" } });
  const { activatedOn: _, ...again } = json;
  expect(reminderSettingsSchema.parse(again)).toEqual({ ...input, bankFileDays: null });
});

it("a form shows what is set, and saves the same where nothing was typed", () => {
  const texts = { de: "Frist", fr: "Délai", it: "Termine", en: "Term" };
  const level = { daysAfter: 10, newTermDays: 12, fee: 20.5, interest: true, texts };
  const plain = { daysAfter: 20, newTermDays: 10 };
  const common = { mode: "draft", hour: 7, minimumAmount: 5.5, levels: [level, plain, level] };
  const interest = { percent: 4.5, dayCount: "act/365", from: "first_reminder" };
  for (const further of [{ includePast: true, bankFileDays: 3, interest, version: 1 }, {}]) {
    const input = reminderSettingsSchema.parse({ ...common, ...further });
    const shown = settingsFormValues(settingsOf(input));
    expect(reminderSettingsSchema.parse(readSettingsForm(shown))).toEqual(input);
  }
  expect(["levels[1].texts.de", "levels[1].fee"].map(settingsFieldName)).toEqual([
    "levels[1].textDe",
    "levels[1].fee",
  ]);
});

onDatabaseOfDay((open) => {
  const start = async () => sendingMember(testPlatform(await open()));
  const since = async (ctx: UserContext) => {
    const { mode, activatedOn, includesPast } = await findReminderSettings(ctx);
    return `${mode} ${activatedOn} ${includesPast}`;
  };

  it("are off at first, without fee and interest", async () => {
    const ctx = await start();
    const { mode, levels, activatedOn, hour, minimum, interest } = await findReminderSettings(ctx);
    expect({ mode, activatedOn, hour, minimum }).toEqual({
      mode: "off",
      activatedOn: null,
      hour: 8,
      minimum: 5_00,
    });
    expect(interest.rate).toBe(50);
    expect(levels.map(({ fee, withInterest }) => [fee, withInterest])).toEqual(Array(3).fill([0, false]));
    expect(levels.map(({ daysAfter, newTermDays }) => [daysAfter, newTermDays])).toEqual([
      [10, 10],
      [20, 10],
      [15, 10],
    ]);
  });

  it("a business that is left out is told so once for each reason, and no other is", async () => {
    const ctx = await start();
    const other = await sendingMember(ctx.platform, { email: "other@example.ch" });
    for (const one of [ctx, other]) await remindBy(one);
    const reasons: string[] = [];
    const note = async (reason: WhyLeftOut | "") => {
      await noteLeftOut(ctx, reason);
      reasons.push((await findReminderSettings(ctx)).leftOut);
      const queued = ctx.db
        .selectFrom("jobs")
        .select("payload")
        .where("name", "=", "reminders.left_out_email");
      return (await queued.execute()).length;
    };
    expect([await note("plan_over"), await note("plan_over"), await note("")]).toEqual([1, 1, 1]);
    expect(await note("unconfirmed")).toBe(2);
    expect(reasons).toEqual(["plan_over", "plan_over", "", "unconfirmed"]);
    expect((await findReminderSettings(other)).leftOut).toBe("");
  });

  it("hold from the day on which reminders start to be written, again after a time without", async () => {
    const ctx = await start();
    const platform = ctx.platform as ReturnType<typeof testPlatform>;
    const switchTo = (mode: string, includePast = false) => remindBy(later(ctx), { mode, includePast });
    await switchTo("suggest");
    expect(await since(ctx)).toBe("suggest 2026-11-21 false");
    platform.pass(DAY);
    await switchTo("suggest", true);
    expect(await since(ctx)).toBe("suggest 2026-11-21 true");
    await switchTo("send");
    expect(await since(ctx)).toBe("send 2026-11-22 false");
    platform.pass(DAY);
    await switchTo("draft");
    expect(await since(ctx)).toBe("draft 2026-11-22 false");
    await switchTo("off", true);
    expect(await since(ctx)).toBe("off null false");
  });

  it("are not overwritten by somebody who saw older ones", async () => {
    const ctx = await start();
    await remindBy(ctx);
    const input = reminderSettingsSchema.parse({ ...REMINDER_RULES, version: 1, hour: 9 });
    await saveReminderSettings(ctx, input);
    await expect(saveReminderSettings(ctx, input)).rejects.toThrow("reminder_settings.changed");
    expect(await findReminderSettings(ctx)).toMatchObject({ hour: 9, version: 2 });
  });

  it("sending is refused from an unconfirmed address, and on Free", async () => {
    const ctx = await member(testPlatform(await open()));
    await expect(remindBy(ctx, { mode: "send" })).rejects.toThrow("plan.pro_required");
    await makePro(ctx);
    await expect(remindBy(ctx, { mode: "send" })).rejects.toThrow("account.email_not_verified");
    expect(await findReminderSettings(ctx)).toMatchObject({ mode: "off", version: 0 });
    await remindBy(ctx, { mode: "draft" });
  });
});

function settingsOf(input: ReminderSettingsInput): ReminderSettings {
  const { minimumAmount: minimum, bankFileDays = null, interest, version = 0, includePast, ...rest } = input;
  const { percent: rate, ...others } = interest;
  return {
    ...rest,
    minimum,
    bankFileDays,
    interest: { rate, ...others },
    activatedOn: null,
    includesPast: includePast,
    leftOut: "",
    version,
  };
}
