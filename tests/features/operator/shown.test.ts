import { expect, it } from "vitest";
import { actKey } from "#app/features/people/operator/acts/act.ts";
import { formatBytes } from "#app/features/people/operator/health/bytes.ts";
import { healthRows } from "#app/features/people/operator/health/health-rows.ts";
import type { Health } from "#app/features/people/operator/health/health.server.ts";
import { jobRow } from "#app/features/people/operator/jobs/job-rows.ts";
import { formatInstant } from "#app/swiss/dates.ts";

const NOW = new Date("2026-11-21T09:30:00.000Z");
const AN_HOUR_AGO = "2026-11-21T08:30:00.000Z";

const QUIET: Health = {
  database: "SQLite",
  databaseBytes: 2_000_000,
  walBytes: 0,
  documents: 7,
  store: null,
  documentsInStore: 3,
  documentsWaiting: 2,
  disk: null,
  jobsWaiting: 0,
  oldestJobSeconds: 3600,
  jobsDead: 1,
  mailsFailed: 4,
  webhooksFailing: 5,
  version: "0.2.0",
  lastBackupAt: null,
  accounts: 11,
  accountsDisabled: 12,
  plansGiven: 13,
  subscriptions: 14,
  countedAt: AN_HOUR_AGO,
};

it.each([
  [999_000, "999\u00a0kB"],
  [1_000_000, "1.0\u00a0MB"],
  [1_200_000_000, "1.2\u00a0GB"],
  [5_000_000_000_000_000, "5000.0\u00a0TB"],
])("%d bytes are read as disks are sold", (bytes, shown) => {
  expect(formatBytes(bytes)).toBe(shown);
});

it("the desk leaves out what a quiet installation without a store does not have", () => {
  const { system, background, accounts, counted } = healthRows(QUIET, NOW, "en");
  expect(Object.fromEntries(system)).toEqual({
    database: "SQLite, 2.0\u00a0MB",
    documents: 7,
    disk: null,
    backup: null,
    version: "0.2.0",
  });
  expect(Object.fromEntries(background)).toEqual({
    jobsWaiting: 0,
    jobsDead: 1,
    mailsFailed: 4,
    webhooksFailing: 5,
  });
  expect(accounts.map(([, value]) => value)).toEqual([11, 12, 13, 14]);
  expect(counted).toBe(formatInstant(AN_HOUR_AGO, "en"));
});

it("the desk says since when jobs wait, when the last backup was, and how much is written ahead", () => {
  const disk = { free: 2_000_000_000, size: 8_000_000_000 };
  const busy: Health = { ...QUIET, disk, walBytes: 1000, jobsWaiting: 1, lastBackupAt: AN_HOUR_AGO };
  const { system, background } = healthRows(busy, NOW, "en");
  const hourAgo = formatInstant(AN_HOUR_AGO, "en");
  expect(Object.fromEntries(system)).toMatchObject({
    wal: "1\u00a0kB",
    disk: "2.0\u00a0GB / 8.0\u00a0GB",
    backup: hourAgo,
  });
  expect(Object.fromEntries(background)).toMatchObject({ jobsWaiting: 1, oldestJob: hourAgo });
});

it("documents wait for a store that takes them, and for none that is only read", () => {
  const shown = (isReadOnly: boolean) =>
    Object.keys(
      Object.fromEntries(healthRows({ ...QUIET, store: { place: "s3", isReadOnly } }, NOW, "en").system),
    );
  expect(shown(false)).toEqual(expect.arrayContaining(["store", "documentsInStore", "documentsWaiting"]));
  expect(shown(true)).toEqual(expect.arrayContaining(["store", "documentsInStore"]));
  expect(shown(true)).not.toContain("documentsWaiting");
});

it.each([
  ["dead", "files.purge", true, true],
  ["dead", "invoice.delivery", true, false],
  ["ready", "files.purge", false, false],
])("a job that is %s and named %s is offered another attempt or none", (state, name, isDead, canRetry) => {
  const times = { createdAt: AN_HOUR_AGO, runAt: NOW.toISOString() };
  const row = jobRow({ id: "1", name, attempts: 2, failure: "", state, ...times }, "en");
  expect(row).toMatchObject({ isDead, canRetry, created: formatInstant(AN_HOUR_AGO, "en") });
});

it.each([
  ["plan_changed", { plan: "pro", period: "yearly" }, "plan_changed_pro_yearly"],
  ["plan_changed", { plan: "free" }, "plan_changed_free"],
  ["mail_resent", { mail: "password" }, "mail_resent_password"],
  ["disabled", {}, "disabled"],
])("the act %s with %j is shown by words of its own", (act, data, key) => {
  expect(actKey({ act, data })).toBe(key);
});
