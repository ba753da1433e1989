import { useTranslation } from "#app/ui/runtime/translation.ts";
import type { MissingEInvoice } from "#app/features/selling/invoices/e-invoice/missing-e-invoice.server.ts";
import { OBSTACLES } from "#app/features/selling/invoices/e-invoice/obstacles.ts";
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
  const mendedIn = obstacles.map((obstacle) => OBSTACLES[obstacle]);
  const inBusiness = mendedIn.includes("business") && may("act");
  // A draft takes the business's details over when it is saved.
  const inInvoice = isDraft && mendedIn.some((place) => place !== "nowhere") && may("draft");
  const places = [
    ...(inBusiness ? [{ to: paths.ownBusiness, label: t("invoices:noEInvoice.toBusiness") }] : []),
    ...(inInvoice ? [{ to: paths.editInvoice(id), label: t("invoices:noEInvoice.toInvoice") }] : []),
  ];
  const head = isDraft ? "draft" : obstacles.length > 0 ? "issued" : "before";
  const said = (
    <>
      {t(`invoices:noEInvoice.${head}`)}{" "}
      {obstacles.map((obstacle) => t(`invoices:noEInvoice.why.${obstacle}`)).join(" ")}
      {places.map(({ to, label }) => (
        <span key={to}>
          {" "}
          <Link to={to}>{label}</Link>
        </span>
      ))}
    </>
  );
  return isDraft ? <Message tone="note">{said}</Message> : <p className="small soft">{said}</p>;
}
