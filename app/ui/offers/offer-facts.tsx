import { openedWords } from "#app/ui/public-pages/opened-words.ts";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import type { OfferAnswer } from "#app/features/selling/offers/fields/offer.ts";
import type { OwnLink } from "#app/features/front/public-pages/own-link.server.ts";
import { paths } from "#app/paths.ts";
import { CopyButton } from "#app/ui/elements/page/copy-button.tsx";
import { ShareButton } from "#app/ui/elements/links/share-button.tsx";
import { Link } from "#app/ui/elements/links/link.tsx";

interface OfferFactsProps {
  id: string;
  clientId: string | null;
  recipient: string;
  /** Formatted. */
  issueDate: string;
  validUntil: string;
  revision: number;
  /** Those that were sent before. */
  earlier: number[];
  publicUrl: string | null;
  opened: OwnLink["opened"];
  answered: {
    answer: OfferAnswer;
    by: "client" | "owner";
    name: string;
    remark: string;
    /** Formatted. */
    at: string;
  } | null;
}

export function OfferFacts(props: OfferFactsProps) {
  const { id, clientId, recipient, revision, earlier, publicUrl, opened, answered } = props;
  const { t } = useTranslation();
  return (
    <dl className="facts is-tight">
      <dt>{t("invoices:client")}</dt>
      <dd className="wrap-any">
        {clientId ? <Link to={paths.client(clientId)}>{recipient}</Link> : recipient}
      </dd>
      <dt>{t("offers:field.issueDate")}</dt>
      <dd>{props.issueDate}</dd>
      <dt>{t("offers:field.validUntil")}</dt>
      <dd>{props.validUntil}</dd>
      {revision > 1 ? (
        <>
          <dt>{t("offers:fact.revision")}</dt>
          <dd>
            {revision}
            {earlier.map((sent) => (
              <span key={sent}>
                {" · "}
                <a href={paths.offerPdf(id, { revision: sent })} download>
                  {t("offers:fact.earlier", { revision: sent })}
                </a>
              </span>
            ))}
          </dd>
        </>
      ) : null}
      {answered ? (
        <>
          <dt>{t(`offers:fact.${answered.answer}`)}</dt>
          <dd className="wrap-any">
            {answered.by === "owner"
              ? t("offers:fact.byHand", { name: answered.name, date: answered.at })
              : t("offers:fact.byClient", { name: answered.name, date: answered.at })}
            {answered.remark ? (
              <>
                <br />
                <small className="soft">{answered.remark}</small>
              </>
            ) : null}
          </dd>
        </>
      ) : null}
      {publicUrl ? (
        <>
          <dt>{t("offers:fact.link")}</dt>
          <dd className="title-row is-close">
            <a className="wrap-any" href={publicUrl} rel="noreferrer">
              {t("offers:fact.openLink")}
            </a>
            <CopyButton value={publicUrl} what={t("offers:fact.link")} />
            <ShareButton url={publicUrl} title={t("offers:fact.link")} />
          </dd>
        </>
      ) : null}
      {opened && (opened.count > 0 || answered?.by !== "client") ? (
        <>
          <dt>{t("sending:link.title")}</dt>
          <dd>{openedWords(t, opened)}</dd>
        </>
      ) : null}
    </dl>
  );
}
