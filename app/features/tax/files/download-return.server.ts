import packageJson from "../../../../package.json" with { type: "json" };
import { findPeriod } from "#app/features/tax/periods/periods.server.ts";
import type { TaxPeriod, TaxReturn } from "#app/features/tax/periods/period.ts";
import { taxReturn } from "#app/features/tax/periods/tax-return.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";
import type { FileToKeep } from "#app/platform/http/responses/file-response.server.ts";
import { translator } from "#app/platform/i18n/translations.server.ts";
import { ech0217 } from "./ech-0217.ts";

/** The first day of the form of net tax rates that the portal takes (eCH-0217 2.0.0). */
const SIMPLE_FROM = "2025-01-01";

/** @throws AppError `tax_period.not_found`, `tax_period.not_ready` before all checks are met */
export async function downloadXml(
  ctx: UserContext,
  id: string,
): Promise<FileToKeep & { content: Uint8Array }> {
  const { period, content } = await returnForFile(ctx, id);
  const isTooEarly = content.method.method === "net" && content.startsOn < SIMPLE_FROM;
  const unmet = content.checks.some(({ name, isMet }) => !isMet && name !== "periodOver");
  if (isTooEarly || unmet) throw new AppError("tax_period.not_ready");
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
  const { startsOn, endsOn, correction } = period;
  const name = translator(ctx.locale)("tax:file.name");
  return `${name}-${startsOn}-${endsOn}${correction > 0 ? `-${correction}` : ""}.${ending}`;
}
