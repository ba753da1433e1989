import { useTranslation } from "#app/ui/runtime/translation.ts";
import type { InvoiceSheetView } from "#app/features/selling/invoices/view/invoice-sheet-view.ts";

export function Phone({ sheet, account }: { sheet: InvoiceSheetView; account: string }) {
  const { t } = useTranslation();
  const dueDate = sheet.facts[1]?.value ?? "";
  const facts = [
    { label: t("home:phone.to"), value: sheet.sender.name },
    { label: t("home:phone.account"), value: account },
    { label: t("home:phone.reference"), value: sheet.slip?.reference ?? "" },
    { label: t("home:phone.on"), value: dueDate },
  ];
  return (
    <figure className="phone">
      <svg viewBox="0 0 256 520" role="img" aria-labelledby="phone-title">
        <title id="phone-title">
          {t("home:phone.title", { amount: `CHF\u00a0${sheet.amount}`, name: sheet.sender.name })}
        </title>
        <rect x=".75" y=".75" width="254.5" height="518.5" rx="34" fill="#171613" stroke="#837e74" />
        <rect x="10" y="10" width="236" height="500" rx="25" fill="#fff" />
        <rect x="104" y="26" width="48" height="12" rx="6" fill="#171613" />
        <text className="soft" x="30" y="80" fontSize="12">
          {t("home:phone.payment")}
        </text>
        <text x="30" y="101" fontSize="17" fontWeight="650">
          {t("home:phone.found")}
        </text>
        <path d="M30 122h196" stroke="#171613" />
        <text className="soft" x="30" y="151" fontSize="12">
          {sheet.slip?.words.amount}
        </text>
        <text x="30" y="186" fontSize="32" letterSpacing="-.8">
          <tspan className="soft" fontSize="15" letterSpacing="0">
            CHF{" "}
          </tspan>
          {sheet.amount}
        </text>
        <path d="M30 206h196M30 258h196M30 310h196M30 362h196" stroke="#ddd9d1" />
        {facts.map(({ label, value }, index) => (
          <g key={label}>
            <text className="soft" x="30" y={227 + 52 * index} fontSize="11.5">
              {label}
            </text>
            <text x="30" y={245 + 52 * index} fontSize="13" fontWeight="500">
              {value}
            </text>
          </g>
        ))}
        <rect x="30" y="430" width="196" height="46" rx="2" fill="#171613" />
        <text className="on-ink" x="128" y="458" fontSize="14" fontWeight="500" textAnchor="middle">
          {t("home:phone.approve")}
        </text>
        <rect x="92" y="496" width="72" height="4" rx="2" fill="#171613" />
      </svg>
      <figcaption>
        <strong>{t("home:stage.scan")}</strong> {t("home:stage.scanText")}
      </figcaption>
    </figure>
  );
}
