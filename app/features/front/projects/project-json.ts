import { rappenToNumber } from "#app/swiss/money.ts";
import { quantityToNumber } from "#app/swiss/quantity.ts";
import type { ProjectSums } from "./project-sums.server.ts";

export function projectJson({ project, hours, ...sums }: ProjectSums) {
  return {
    project,
    income: rappenToNumber(sums.income),
    incomeEur: rappenToNumber(sums.incomeEur),
    open: rappenToNumber(sums.open),
    hours: quantityToNumber(hours),
    costs: rappenToNumber(sums.costs),
    result: rappenToNumber(sums.result),
  };
}
