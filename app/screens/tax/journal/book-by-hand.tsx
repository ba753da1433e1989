import { useLoaderData } from "@remix-run/react";
import { accountChoices } from "#app/features/books/journal/by-hand/by-hand-page.server.ts";
import { bookByHand } from "#app/features/books/journal/by-hand/manual-bookings.server.ts";
import {
  MANUAL_CAPS,
  manualBookingSchema,
} from "#app/features/books/journal/by-hand/manual-booking.schema.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { screenAction, screenLoader } from "#app/platform/http/screen.server.ts";
import { paths } from "#app/paths.ts";
import { PlainPage } from "#app/ui/elements/page/page.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { ByHandForm } from "#app/ui/tax/journal/by-hand-form.tsx";

export const handle = { title: "journal:byHand.title" };

export const loader = screenLoader(async (ctx) => ({
  today: ctx.today,
  accounts: await accountChoices(ctx),
  caps: MANUAL_CAPS,
}));

export const action = screenAction(
  { form: "book-by-hand", schema: manualBookingSchema },
  async (ctx, input) => {
    const { id } = await bookByHand(ctx, input);
    return redirectWithFlash(ctx.platform, paths.manualBooking(id), { key: "journal:byHand.booked" });
  },
);

export default function BookByHand() {
  const { t } = useTranslation();
  return (
    <PlainPage
      title={t("journal:byHand.title")}
      back={{ to: paths.journal, label: t("journal:title") }}
      bodyClass="medium stack"
    >
      <p>{t("journal:byHand.lead")}</p>
      <ByHandForm {...useLoaderData<typeof loader>()} />
    </PlainPage>
  );
}
