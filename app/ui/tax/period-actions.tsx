import { useMay } from "#app/ui/runtime/use-may.ts";
import { paths } from "#app/paths.ts";
import { Link } from "#app/ui/elements/links/link.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";

interface PeriodActionsProps {
  id: string;
  kind: "return" | "reconciliation";
  state: "open" | "closed";
  /** The hash of the return that is shown: this one is closed, or none. */
  hash: string;
  isNet: boolean;
  /** Input tax that is to be typed first. */
  known: object | null;
  checks: { isMet: boolean }[];
  /** Why there is no XML file. */
  noXml: string | null;
  toDecide: "reason" | "activity" | "rate" | null;
}

const FILES = [
  { text: "PDF", to: paths.taxPdf },
  { text: "Excel", to: paths.taxWorkbook },
];
const XML = { text: "XML (eCH-0217)", to: paths.taxXml };

export function PeriodActions(props: PeriodActionsProps) {
  const { id, kind, state, hash, isNet, known, checks, noXml, toDecide } = props;
  const { t } = useTranslation();
  const may = useMay();
  const [mayDecide, mayClose] = [may("decide"), may("returns")];
  const isReady = checks.every(({ isMet }) => isMet);
  return (
    <>
      <div className="actions">
        {toDecide && mayDecide ? (
          <Link className="button button-primary" to={paths.decideTax(id)}>
            {t("tax:page.decide")}
          </Link>
        ) : null}
        {state === "open" && isReady && mayClose ? (
          <form method="post" action={paths.closeTax(id)}>
            <input type="hidden" name="seen" value={hash} />
            <button className={known ? "button" : "button button-primary"}>{t("tax:page.close")}</button>
          </form>
        ) : null}
        {state === "closed" && kind === "return" && mayClose ? (
          <form method="post" action={paths.correctTax(id)}>
            <button className="button">{t("tax:page.correct")}</button>
          </form>
        ) : null}
        {state === "open" && mayDecide ? (
          <Link className={known ? "button button-primary" : "button"} to={paths.typeTax(id)}>
            {t("tax:page.type")}
          </Link>
        ) : null}
        {state === "open" && mayClose ? (
          <Link className="button" to={paths.adjustTax(id)}>
            {t("tax:adjust.title")}
          </Link>
        ) : null}
        {[...FILES, ...(noXml ? [] : [XML])].map(({ text, to }) => (
          <a key={text} className="button" href={to(id)} download>
            {text}
          </a>
        ))}
      </div>
      {noXml ? <p className="small soft">{t(`tax:file.noXml.${noXml}`)}</p> : null}
      {state === "open" ? (
        <p className="small soft">
          {t(isReady ? "tax:page.closeText" : "tax:page.notReady")} {isNet ? "" : t("tax:page.inputMissing")}
        </p>
      ) : null}
    </>
  );
}
