import type { Locale } from "#app/platform/i18n/locale.ts";
import { formatInstant } from "#app/swiss/dates.ts";
import { formatBytes } from "./bytes.ts";
import type { Health } from "./health.server.ts";

/** One line of facts: its label is `admin:health.KEY`. A value of null is said as `admin:health.none`. */
type HealthRow = [key: string, value: string | number | null];

interface HealthRows {
  system: HealthRow[];
  background: HealthRow[];
  accounts: HealthRow[];
  counted: string;
}

function storeRows({ store, documentsInStore, documentsWaiting }: Health): HealthRow[] {
  if (!store) return [];
  const waiting: HealthRow[] = store.isReadOnly ? [] : [["documentsWaiting", documentsWaiting]];
  return [["store", store.place], ["documentsInStore", documentsInStore], ...waiting];
}

export function healthRows(health: Health, now: Date, locale: Locale): HealthRows {
  const { disk, jobsWaiting, oldestJobSeconds, lastBackupAt } = health;
  const oldest = new Date(now.getTime() - oldestJobSeconds * 1000);
  return {
    system: [
      ["database", `${health.database}, ${formatBytes(health.databaseBytes)}`],
      ...(health.walBytes > 0 ? [["wal", formatBytes(health.walBytes)] satisfies HealthRow] : []),
      ["documents", health.documents],
      ...storeRows(health),
      ["disk", disk && `${formatBytes(disk.free)} / ${formatBytes(disk.size)}`],
      ["backup", lastBackupAt && formatInstant(lastBackupAt, locale)],
      ["version", health.version],
    ],
    background: [
      ["jobsWaiting", jobsWaiting],
      ...(jobsWaiting > 0 ? [["oldestJob", formatInstant(oldest, locale)] satisfies HealthRow] : []),
      ["jobsDead", health.jobsDead],
      ["mailsFailed", health.mailsFailed],
      ["webhooksFailing", health.webhooksFailing],
    ],
    accounts: [
      ["accounts", health.accounts],
      ["accountsDisabled", health.accountsDisabled],
      ["plansGiven", health.plansGiven],
      ["subscriptions", health.subscriptions],
    ],
    counted: formatInstant(health.countedAt, locale),
  };
}
