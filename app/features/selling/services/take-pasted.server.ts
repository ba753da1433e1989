import type { UserContext } from "#app/platform/context.server.ts";
import { invalid } from "#app/platform/errors.ts";
import { fieldErrorsOf } from "#app/platform/forms/field-errors.server.ts";
import { quantityToNumber } from "#app/swiss/quantity.ts";
import { createServices } from "./change-services.server.ts";
import { MAX_PASTED, pastedServices } from "./pasted-services.ts";
import type { PasteInput } from "./paste.schema.ts";
import { type ServiceInput, serviceSchema } from "./service.schema.ts";

interface Taken {
  count: number;
  /** Lines that are not clear, as they were pasted. */
  left: string[];
}

/** @throws AppError `input.invalid` where nothing can be taken, or at what all lines share */
export async function takePasted(ctx: UserContext, { lines, ...shared }: PasteInput): Promise<Taken> {
  const read = pastedServices(lines);
  if (read.length > MAX_PASTED)
    throw invalid([{ field: "lines", code: "field.too_many", params: { max: MAX_PASTED } }]);
  const left: string[] = [];
  const good: ServiceInput[] = [];
  for (const { line, problem, quantity, ...service } of read) {
    const tried = serviceSchema.safeParse({ ...shared, ...service, quantity: quantityToNumber(quantity) });
    if (problem === null && tried.success) good.push(tried.data);
    else left.push(line);
    const ofAll = tried.success ? [] : fieldErrorsOf(tried.error).filter(({ field }) => field in shared);
    if (ofAll.length > 0) throw invalid(ofAll);
  }
  if (good.length === 0) throw invalid([{ field: "lines", code: "field.no_service_in_lines" }]);
  await createServices(ctx, good);
  return { count: good.length, left };
}
