import type { Schema } from "#app/platform/database/schema.ts";
import { ROW_LIVES, type RowLife, type Until } from "#app/platform/database/schema/lives.ts";
import { type Growth, GROWTH } from "#db/distribution/growth.ts";

type Name = keyof Schema;

/** What bounds the rows of a table. */
export interface TableRule {
  name: Name;
  /** While the account lives. */
  rule: string;
  /** When the account ends. */
  end: string;
  /** Months for which a row is held; null for as long as the account. */
  months: number | null;
}

const DAYS_OF_MONTH = 30;

/** An instant of the row itself lies at most so far ahead: a session, a kept ZIP, a limit of calls. */
const MONTHS_TO_INSTANT = 1;

/** Every table of the schema, in its order, by `schema/lives.ts` and `db/distribution/growth.ts`. */
export function tableRules(): TableRule[] {
  return (Object.keys(ROW_LIVES) as Name[]).map((name) => ({
    name,
    ...ruleOf(name),
    end: endOf(ROW_LIVES[name].onAccountEnd),
  }));
}

function ruleOf(name: Name): { rule: string; months: number | null } {
  const life: RowLife = ROW_LIVES[name];
  if (life.overTime !== "stays") return purgeOf(life.overTime);
  const growth: Growth | undefined = (GROWTH as Partial<Record<Name, Growth>>)[name];
  if (growth === "kept") return { rule: "one for each thing that is kept", months: null };
  if (growth && "with" in growth)
    return { rule: `goes with \`${growth.with}\``, months: ruleOf(growth.with).months };
  return { rule: "grows by time and is kept", months: null };
}

function purgeOf(untils: readonly Until[]): { rule: string; months: number | null } {
  const rules = untils.map(({ column, days, months, state }) => {
    const after = days ? `${days} days after` : months ? `${months} months after` : "at";
    return `${after} \`${column}\`${state ? ` when ${state}` : ""}`;
  });
  const stays = untils.some(({ mayNeverCome }) => mayNeverCome);
  const held = untils.map(({ days, months }) => months ?? (days ? days / DAYS_OF_MONTH : MONTHS_TO_INSTANT));
  return {
    rule: `purged ${rules.join(", ")}${stays ? "; kept without it" : ""}`,
    months: stays ? null : Math.max(...held),
  };
}

function endOf(end: RowLife["onAccountEnd"]): string {
  if (end === "anonymous") return "nothing personal";
  if ("with" in end) return `goes with \`${end.with}\``;
  if ("sealed" in end) return "kept ten years";
  return "removed" in end ? "removed at once" : "removed with the link to all data";
}
