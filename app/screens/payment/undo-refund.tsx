import { redirect } from "@remix-run/node";
import { z } from "zod";
import { undoRefund } from "#app/features/payments/refunds/record-refund.server.ts";
import { findPayment } from "#app/features/ledger/payments.server.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { screenAction, screenLoader } from "#app/platform/http/screen.server.ts";
import { paths } from "#app/paths.ts";

const schema = z.object({ refundId: z.string().default("") });

export const loader = screenLoader(async (ctx, { params }) => {
  const { id } = await findPayment(ctx, params.id ?? "");
  return redirect(paths.refund(id));
});

export const action = screenAction({ schema }, async (ctx, { refundId }, { params }) => {
  const id = params.id ?? "";
  await undoRefund(ctx, id, refundId);
  return redirectWithFlash(ctx.platform, paths.refund(id), { key: "sending:refund.undone" });
});

export { NoPage as default } from "#app/ui/page/no-page.tsx";
