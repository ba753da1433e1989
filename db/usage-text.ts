import {
  type Count,
  REPORT_DAYS,
  type usageReport,
} from "#app/features/running/analytics/usage-report.server.ts";

export function usageText(report: Awaited<ReturnType<typeof usageReport>>): string {
  const { visitors, pages, campaigns, invoices, plans } = report;
  return [
    `The last ${REPORT_DAYS} days (visitors and page views: of people who agreed to be counted)`,
    "",
    ...table([
      { name: "Visitors", count: visitors },
      { name: "Invoices written", count: invoices },
    ]),
    ...section("Page views", pages),
    ...section(
      "Registrations by campaign",
      campaigns.map(({ name, count }) => ({ name: name || "without one", count })),
    ),
    ...section("Accounts today", [
      { name: "Free", count: plans.free },
      { name: "Pro", count: plans.pro },
    ]),
  ].join("\n");
}

function section(title: string, rows: Count[]): string[] {
  return ["", title, ...(rows.length ? table(rows) : ["  none"])];
}

/** Names from outside are shown without terminal control characters. */
function table(rows: Count[]): string[] {
  return rows.map(
    ({ name, count }) => `  ${String(count).padStart(6)}  ${name.replace(/\p{C}/gu, "\uFFFD")}`,
  );
}
