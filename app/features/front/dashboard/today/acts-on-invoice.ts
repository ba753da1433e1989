import type { RunRow } from "#app/features/money/reminders/screens/run-row.ts";
import { paths } from "#app/paths.ts";
import type { RowAct } from "./row-act.ts";

interface Shown {
  id: string;
  version: number;
}

export function sendAct({ id, version }: Shown): RowAct {
  return { verb: "send", act: paths.sendToday(id), fields: [["version", version]] };
}

export function markPaidAct({ id, version }: Shown): RowAct {
  return { verb: "markPaid", act: paths.markPaidToday(id), fields: [["version", version]] };
}

type Due = Pick<RunRow, "id" | "version" | "level" | "rappen">;

export function remindAct({ id, version, level, rappen }: Due, byEmail: boolean): RowAct {
  return {
    verb: "remind",
    act: paths.remindToday(id),
    fields: [
      ["version", version],
      ["level", level],
      ["amount", rappen],
      ["way", byEmail ? "email" : "post"],
    ],
  };
}
