import { rappenToNumber } from "#app/swiss/money.ts";
import { vatRateToNumber } from "#app/swiss/vat.ts";
import type { ReminderSettings } from "./reminder-settings.ts";

/** What `PUT` takes, and since when it holds. */
export function reminderSettingsJson(settings: ReminderSettings) {
  const { mode, hour, minimum, bankFileDays, interest, levels, activatedOn, includesPast } = settings;
  const { rate, dayCount, from } = interest;
  return {
    mode,
    hour,
    minimumAmount: rappenToNumber(minimum),
    bankFileDays,
    interest: { percent: vatRateToNumber(rate), dayCount, from },
    levels: levels.map(({ daysAfter, newTermDays, fee, withInterest, texts }) => ({
      daysAfter,
      newTermDays,
      fee: rappenToNumber(fee),
      interest: withInterest,
      texts,
    })),
    activatedOn,
    includePast: includesPast,
  };
}
