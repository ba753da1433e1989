import packageJson from "../../../../../package.json" with { type: "json" };
import { findPeriod } from "#app/features/taxes/tax/periods/periods.server.ts";
import type { TaxPeriod, TaxReturn } from "#app/features/taxes/tax/periods/period.ts";
import { taxReturn } from "#app/features/taxes/tax/periods/tax-return.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";
import type { FileToKeep } from "#app/platform/http/responses/file-response.server.ts";
import { translator } from "#app/platform/i18n/translations.server.ts";
import { xmlObstacle } from "./xml-obstacle.ts";
import { ech0217 } from "./ech-0217.ts";

/**
 * @throws AppError `tax_period.not_found`, `tax_period.not_ready` before all checks are met, `tax_period.no_xml` where
 * the format cannot say it
 */
export async function downloadXml(
  ctx: UserContext,
  id: string,
): Promise<FileToKeep & { content: Uint8Array }> {
  const { period, content } = await returnForFile(ctx, id);
  const obstacle = xmlObstacle(content);
  if (obstacle) throw new AppError(obstacle === "unmet" ? "tax_period.not_ready" : "tax_period.no_xml");
  const xml = ech0217(content, {
    generatedAt: (period.closedAt ?? ctx.now.toISOString()).replace(/\.\d+Z$/, "Z"),
    reference: period.id,
    productVersion: packageJson.version,
  });
  return {
    name: returnFileName(ctx, period, "xml"),
    type: "application/xml",
    content: new TextEncoder().encode(xml),
  };
}

/** @throws AppError `tax_period.not_found` */
export async function returnForFile(
  ctx: UserContext,
  id: string,
): Promise<{ period: TaxPeriod; content: TaxReturn; hash: string }> {
  const period = await findPeriod(ctx, id);
  return { period, ...(await taxReturn(ctx, period)) };
}

export function returnFileName(ctx: UserContext, period: TaxPeriod, ending: string): string {
  const { kind, startsOn, endsOn, correction } = period;
  const name = translator(ctx.locale)(kind === "return" ? "tax:file.name" : "tax:file.reconciliation");
  return `${name}-${startsOn}-${endsOn}${correction > 0 ? `-${correction}` : ""}.${ending}`;
}
