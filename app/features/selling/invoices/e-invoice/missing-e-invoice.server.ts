import type { Invoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { isVoid } from "#app/features/selling/invoices/fields/invoice.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import { type Obstacle, obstaclesOf } from "./obstacles.ts";
import { wantsEInvoice } from "./wants-e-invoice.server.ts";

export interface MissingEInvoice {
  isDraft: boolean;
  /** None for a paper that was issued before the settings asked for an e-invoice. */
  obstacles: Obstacle[];
}

/** Why a paper holds no e-invoice although the settings ask for one; null where nothing is missing. */
export async function missingEInvoice(
  ctx: BusinessContext,
  invoice: Invoice,
  hasEInvoice: boolean,
): Promise<MissingEInvoice | null> {
  if (hasEInvoice || isVoid(invoice.status) || !(await wantsEInvoice(ctx, invoice))) return null;
  const isDraft = invoice.state === "draft";
  // Charges come after the paper.
  const obstacles = obstaclesOf({ ...invoice, charged: 0 });
  return isDraft && obstacles.length === 0 ? null : { isDraft, obstacles };
}
