import type { PerBusiness } from "./scale.ts";
import { tableOf } from "./scale-report.ts";
import { tableRules } from "./table-rules.ts";

/** Every table with what bounds it, and what a business adds to it in a month; the largest first. */
export function growthTable({ bytesByTable }: Pick<PerBusiness, "bytesByTable">): string {
  const rules = tableRules()
    .map((rule) => ({ ...rule, bytes: bytesByTable.get(rule.name) ?? 0 }))
    .toSorted((a, b) => b.bytes - a.bytes);
  const all = rules.reduce((sum, { bytes }) => sum + bytes, 0);
  const rows = rules.map(({ name, rule, end, bytes }) => [`\`${name}\``, kilobytes(bytes), rule, end]);
  return tableOf(
    ["table with its indexes", "a business and month", "while the account lives", "after its end"],
    [...rows, ["all", kilobytes(all), "", ""]],
  );
}

function kilobytes(bytes: number): string {
  return bytes > 0 ? `${(bytes / 1000).toFixed(1)} kB` : "under a page";
}
