import { useTranslation } from "#app/ui/runtime/translation.ts";
import type { OfferAction } from "#app/features/selling/offers/status/offer-actions.ts";
import { paths } from "#app/paths.ts";
import { SeenVersion } from "#app/ui/forms/fields/seen-version.tsx";
import { Link } from "#app/ui/elements/links/link.tsx";
import type { PrintKind } from "#app/features/selling/papers/print-kind.ts";
import { PrintLinks } from "#app/ui/papers/print-links.tsx";
import { ShareButton } from "#app/ui/elements/links/share-button.tsx";

interface OfferStep {
  id: string;
  version: number;
  number: string;
  actions: OfferAction[];
  isPro: boolean;
  prints: readonly PrintKind[];
  /** What it has been invoiced so far. */
  made: "none" | "parts";
}

/** The acts in one row: what is often done, the file, the rest in a menu that needs no script. */
export function OfferActions(step: OfferStep) {
  const { id, version, number, actions, isPro, made } = step;
  const { t } = useTranslation();
  const may = (action: OfferAction) => actions.includes(action);
  return (
    <>
      <div className="actions is-row">
        {may("answer") ? (
          <>
            <Link className="button" to={paths.acceptOffer(id)}>
              {t("offers:action.accept")}
            </Link>
            <Link className="button" to={paths.declineOffer(id)}>
              {t("offers:action.decline")}
            </Link>
          </>
        ) : null}
        {may("invoice") ? (
          <Link className="button" to={paths.partInvoice(id)}>
            {t("offers:invoice.part")}
          </Link>
        ) : null}
        {may("edit") ? (
          <Link className="button" to={paths.editOffer(id)}>
            {t("offers:action.edit")}
          </Link>
        ) : null}
        <a className="button" href={paths.offerPdf(id)} download>
          {t("invoices:detail.download")}
        </a>
        <ShareButton pdf={paths.offerPdf(id)} title={number} />
        <details className="menu is-actions">
          <summary className="button">{t("sending:action.more")}</summary>
          <div className="menu-panel">
            <PrintLinks
              prints={step.prints}
              to={{
                orderConfirmation: paths.offerOrderConfirmation(id),
                deliveryNote: paths.offerDeliveryNote(id),
              }}
            />
            {may("sendAgain") ? <Link to={paths.sendOffer(id)}>{t("offers:action.sendAgain")}</Link> : null}
            {may("markSent") && isPro ? (
              <OfferPost version={version} to={paths.markOfferSent(id)} action="markSent" />
            ) : null}
            {may("withdraw") ? (
              <OfferPost version={version} to={paths.withdrawOffer(id)} action="withdraw" />
            ) : null}
            {may("duplicate") ? (
              <OfferPost version={version} to={paths.duplicateOffer(id)} action="duplicate" />
            ) : null}
            {may("delete") ? <Link to={paths.deleteOffer(id)}>{t("offers:action.delete")}</Link> : null}
          </div>
        </details>
      </div>
      {may("send") && !isPro ? (
        <p className="small soft">
          {t("offers:free")} <Link to={paths.sendOffer(id)}>{t("sending:free.more")}</Link>
        </p>
      ) : null}
      {may("invoice") && made === "parts" ? <p className="small soft">{t("offers:invoice.rest")}</p> : null}
    </>
  );
}

interface OfferPostProps {
  to: string;
  action: string;
  version: number;
}

function OfferPost({ to, action, version }: OfferPostProps) {
  const { t } = useTranslation();
  return (
    <form method="post" action={to}>
      <SeenVersion version={version} />
      <button>{t(`offers:action.${action}`)}</button>
    </form>
  );
}
