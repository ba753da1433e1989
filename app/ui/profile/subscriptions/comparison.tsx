import { useTranslation } from "#app/ui/runtime/translation.ts";
import { SEATS } from "#app/features/people/seats/plan/seat-count.ts";
import { PRO_FEATURES } from "#app/features/running/subscriptions/plan.ts";
import { Band } from "#app/ui/elements/page/page.tsx";

export function Comparison({ free }: { free: { invoices: number; edits: number } }) {
  const { t } = useTranslation();
  const unlimited = t("pricing:comparison.unlimited");
  return (
    <Band title={t("pricing:comparison.title")} bodyClass="">
      <table className="table is-thirds">
        <caption className="visually-hidden">{t("pricing:comparison.caption")}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{t("pricing:comparison.feature")}</span>
            </th>
            <th scope="col">{t("pricing:free.name")}</th>
            <th scope="col">{t("accounts:plan.pro")}</th>
          </tr>
        </thead>
        <tbody>
          <Row name={t("pricing:comparison.invoices")} free={String(free.invoices)} pro={unlimited} />
          <Row name={t("pricing:comparison.edits")} free={String(free.edits)} pro={unlimited} />
          <Row name={t("pricing:comparison.pdf")} free={t("pricing:comparison.yes")} />
          <Row name={t("pricing:comparison.offers")} free={t("pricing:comparison.yes")} />
          <Row name={t("pricing:comparison.bank")} free={t("pricing:comparison.yes")} />
          <Row name={t("pricing:comparison.recurring")} free={t("pricing:comparison.yes")} />
          <Row
            name={t("pricing:comparison.people")}
            free={t("pricing:comparison.peopleFree")}
            pro={t("pricing:comparison.peoplePro", { count: SEATS.pro })}
          />
          {PRO_FEATURES.map((feature) => (
            <Row
              key={feature}
              name={t(`pricing:comparison.${feature}`)}
              pro={feature === "export" ? t("pricing:comparison.formats") : undefined}
            />
          ))}
          <Row name={t("pricing:comparison.online")} />
        </tbody>
      </table>
    </Band>
  );
}

function Row({ name, free, pro }: { name: string; free?: string; pro?: string | undefined }) {
  const { t } = useTranslation();
  return (
    <tr>
      <th scope="row">{name}</th>
      <td className={free ? undefined : "soft"}>{free ?? t("pricing:comparison.no")}</td>
      <td>{pro ?? t("pricing:comparison.yes")}</td>
    </tr>
  );
}
