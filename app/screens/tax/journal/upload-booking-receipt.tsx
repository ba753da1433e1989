import { redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { manualBookingPage } from "#app/features/books/journal/by-hand/by-hand-page.server.ts";
import { findManual } from "#app/features/books/journal/by-hand/manual-bookings.server.ts";
import {
  bookingReceipt,
  keepBookingReceipt,
} from "#app/features/taxes/expenses/receipts/booking-receipts.server.ts";
import { MAX_RECEIPT_BYTES } from "#app/features/taxes/expenses/receipts/receipt-file.ts";
import { checkbox } from "#app/platform/forms/fields.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { screenAction, screenLoader } from "#app/platform/http/screen.server.ts";
import { paths } from "#app/paths.ts";
import { PlainPage } from "#app/ui/elements/page/page.tsx";
import { ReceiptForm } from "#app/ui/payments/expenses/receipt-form.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";

export const handle = { title: "expenses:field.receipt" };

export const loader = screenLoader(async (ctx, { id }) => {
  const { text } = await manualBookingPage(ctx, id);
  return { id, text, isReplaced: (await bookingReceipt(ctx, id)) !== null };
});

export const action = screenAction(
  {
    form: "receipt",
    schema: z.object({ keepTwice: checkbox() }),
    upload: { field: "file", cap: MAX_RECEIPT_BYTES },
    exists: (ctx, { id }) => findManual(ctx, id),
  },
  async (ctx, { keepTwice }, { id, files: [file] }) => {
    if (!file) throw redirect(paths.uploadBookingReceipt(id), { status: 303 });
    await keepBookingReceipt(ctx, id, file, keepTwice);
    return redirectWithFlash(ctx.platform, paths.manualBooking(id), { key: "expenses:receipt.saved" });
  },
);

export default function UploadBookingReceipt() {
  const { t } = useTranslation();
  const { id, text, isReplaced } = useLoaderData<typeof loader>();
  const title = t(isReplaced ? "expenses:receipt.replace" : "expenses:receipt.add");
  return (
    <PlainPage title={title} back={{ to: paths.manualBooking(id), label: text }}>
      <ReceiptForm id="receipt" hint={t("expenses:receipt.hint")} submit={title} />
    </PlainPage>
  );
}
