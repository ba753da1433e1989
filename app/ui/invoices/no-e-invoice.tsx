import { useTranslation } from "#app/ui/runtime/translation.ts";
import type { MissingEInvoice } from "#app/features/invoices/e-invoice/missing-e-invoice.server.ts";
import { type Obstacle, OBSTACLES } from "#app/features/invoices/e-invoice/obstacles.ts";
import { paths } from "#app/paths.ts";
import { Link } from "#app/ui/elements/links/link.tsx";
import { Message } from "#app/ui/elements/page/flash.tsx";
import { useMay } from "#app/ui/runtime/use-may.ts";

interface NoEInvoiceProps {
  id: string;
  missing: MissingEInvoice;
}

export function NoEInvoice({ id, missing: { isDraft, obstacles } }: NoEInvoiceProps) {
  const { t } = useTranslation();
  const may = useMay();
  const placeOf = (obstacle: Obstacle) => {
    if (OBSTACLES[obstacle] === "business" && may("act"))
      return { to: paths.ownBusiness, label: t("invoices:noEInvoice.toBusiness") };
    if (OBSTACLES[obstacle] === "invoice" && isDraft && may("draft"))
      return { to: paths.editInvoice(id), label: t("invoices:noEInvoice.toInvoice") };
    return null;
  };
  const places = [
    ...new Map(obstacles.map(placeOf).flatMap((place) => (place ? [[place.to, place]] : []))).values(),
  ];
  const head = isDraft ? "draft" : obstacles.length > 0 ? "issued" : "before";
  return (
    <Message tone="note">
      {t(`invoices:noEInvoice.${head}`)}{" "}
      {obstacles.map((obstacle) => t(`invoices:noEInvoice.why.${obstacle}`)).join(" ")}
      {places.map(({ to, label }) => (
        <span key={to}>
          {" "}
          <Link to={to}>{label}</Link>
        </span>
      ))}
    </Message>
  );
}
