import { z } from "zod";
import { lockOpenBusiness } from "#app/features/people/accounts/business.server.ts";
import type { BusinessContext, UserContext } from "#app/platform/context.server.ts";
import { fromJson } from "#app/platform/database/json.ts";
import { holdsAlready } from "#app/platform/database/holds-already.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { DAY_COUNTS } from "#app/swiss/deadlines/interest.ts";
import {
  DEFAULT_SETTINGS,
  INTEREST_STARTS,
  isAutomatic,
  type ReminderRules,
  type ReminderSettings,
  WHY_LEFT_OUT,
} from "./reminder-settings.ts";
import { requireMode } from "./may-send.server.ts";
import type { ReminderSettingsInput } from "./reminder-settings.schema.ts";

const whole = z.number().int();
const text = z.string();

const storedRules = z.object({
  minimum: whole,
  bankFileDays: whole.nullable(),
  interest: z.object({ rate: whole, dayCount: z.enum(DAY_COUNTS), from: z.enum(INTEREST_STARTS) }),
  levels: z.array(
    z.object({
      daysAfter: whole,
      newTermDays: whole,
      fee: whole,
      withInterest: z.boolean(),
      texts: z.object({ de: text, fr: text, it: text, en: text }),
    }),
  ),
});

export async function findReminderSettings(ctx: BusinessContext): Promise<ReminderSettings> {
  const row = await storedSettings(ctx);
  if (!row) return DEFAULT_SETTINGS;
  return {
    ...fromJson(storedRules, row.rules),
    mode: row.mode,
    hour: row.hour,
    activatedOn: row.activated_on,
    includesPast: row.includes_past === 1,
    leftOut: WHY_LEFT_OUT.find((reason) => reason === row.left_out) ?? "",
    version: row.version,
  };
}

function storedSettings({ db, businessId }: BusinessContext) {
  const settings = db.selectFrom("reminder_settings").selectAll();
  return settings.where("business_id", "=", businessId).executeTakeFirst();
}

/** @throws AppError `reminder_settings.changed`; to send also `plan.pro_required`, `account.email_not_verified` */
export async function saveReminderSettings(ctx: UserContext, input: ReminderSettingsInput): Promise<void> {
  await requireMode(ctx, input.mode);
  await ctx.transaction(async (ctx) => {
    await lockOpenBusiness(ctx);
    const current = await findReminderSettings(ctx);
    const { version = current.version } = input;
    if (version !== current.version) throw new AppError("reminder_settings.changed");
    const written = {
      mode: input.mode,
      hour: input.hour,
      rules: JSON.stringify(rulesOf(input)),
      left_out: "",
      ...activation(current, input, ctx.today),
    };
    const stored = await storedSettings(ctx);
    if (holdsAlready(stored ?? AT_FIRST, written)) return;
    const row = { ...written, version: current.version + 1, updated_at: ctx.now.toISOString() };
    await ctx.db
      .insertInto("reminder_settings")
      .values({ id: ctx.newId(), business_id: ctx.businessId, ...row })
      .onConflict((conflict) => conflict.column("business_id").doUpdateSet(row))
      .execute();
  });
}

const AT_FIRST = {
  mode: DEFAULT_SETTINGS.mode,
  hour: DEFAULT_SETTINGS.hour,
  rules: JSON.stringify(storedRules.parse(DEFAULT_SETTINGS)),
  left_out: "",
  activated_on: null,
  includes_past: 0,
};

function rulesOf({ minimumAmount, bankFileDays, interest, levels }: ReminderSettingsInput): ReminderRules {
  const { percent: rate, dayCount, from } = interest;
  return {
    minimum: minimumAmount,
    bankFileDays: bankFileDays ?? null,
    interest: { rate, dayCount, from },
    levels,
  };
}

function activation(current: ReminderSettings, { mode, includePast }: ReminderSettingsInput, today: string) {
  if (mode === "off") return { activated_on: null, includes_past: 0 };
  const isNew = current.activatedOn === null || (isAutomatic(mode) && !isAutomatic(current.mode));
  return {
    activated_on: isNew ? today : current.activatedOn,
    includes_past: includePast || (!isNew && current.includesPast) ? 1 : 0,
  };
}
