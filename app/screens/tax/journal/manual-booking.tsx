import { Fragment } from "react";
import { useLoaderData } from "@remix-run/react";
import { manualBookingPage } from "#app/features/books/journal/by-hand/by-hand-page.server.ts";
import { bookingReceipt } from "#app/features/taxes/expenses/receipts/booking-receipts.server.ts";
import { screenLoader } from "#app/platform/http/screen.server.ts";
import { paths } from "#app/paths.ts";
import { Link } from "#app/ui/elements/links/link.tsx";
import { PlainPage } from "#app/ui/elements/page/page.tsx";
import { May } from "#app/ui/runtime/may.tsx";
import { BookingReceipt } from "#app/ui/tax/journal/booking-receipt.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";

export const handle = { title: "journal:kind.manual" };

export const loader = screenLoader(async (ctx, { id }) => ({
  ...(await manualBookingPage(ctx, id)),
  receipt: (await bookingReceipt(ctx, id))?.name ?? null,
}));

export default function ManualBookingPage() {
  const { t } = useTranslation();
  const { id, text, isOpening, isTakenBack, facts, receipt } = useLoaderData<typeof loader>();
  return (
    <PlainPage title={text} back={{ to: paths.journal, label: t("journal:title") }} bodyClass="medium stack">
      <dl className="facts is-tight">
        {facts.map(({ label, value }) => (
          <Fragment key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
      </dl>
      <BookingReceipt id={id} receipt={receipt} />
      {isTakenBack ? (
        <p>{t("journal:byHand.isTakenBack")}</p>
      ) : isOpening ? (
        <May right="years">
          <p>
            <Link to={paths.opening}>{t("year:opening.title")}</Link>
          </p>
        </May>
      ) : (
        <May right="years">
          <p>{t("journal:byHand.takeBackText")}</p>
          <form method="post" action={paths.takeBackBooking(id)}>
            <button className="button">{t("journal:byHand.takeBack")}</button>
          </form>
        </May>
      )}
    </PlainPage>
  );
}
