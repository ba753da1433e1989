import { useTranslation } from "#app/ui/runtime/translation.ts";
import type { ImportCheck } from "#app/features/front/imports/check-import.server.ts";
import { Message } from "#app/ui/elements/page/flash.tsx";
import { UpgradePrompt } from "#app/ui/profile/subscriptions/upgrade-prompt.tsx";
import { CardTable } from "#app/ui/elements/tables/card-table.tsx";

export function ImportErrors({ check }: { check: ImportCheck }) {
  const { t } = useTranslation();
  const { errors, errorCount } = check;
  const ofRows = errors.flatMap(({ place, message, proposal }) => (place ? [{ place, message, proposal }] : []));
  return (
    <>
      {errors
        .filter(({ place }) => place === null)
        .map(({ code, message }) =>
          code === "import.plan_limit" ? (
            <UpgradePrompt key={code} text={message} isRefusal />
          ) : (
            <Message key={code} tone="bad">
              {message}
            </Message>
          ),
        )}
      {ofRows.length > 0 ? <ErrorTable errors={ofRows} /> : null}
      {errorCount > errors.length ? (
        <p>{t("imports:check.more", { count: errorCount - errors.length })}</p>
      ) : null}
    </>
  );
}

interface ErrorTableProps {
  errors: {
    place: { part: string; line: number; column: string; cell: string };
    message: string;
    proposal: string;
  }[];
}

function ErrorTable({ errors }: ErrorTableProps) {
  const { t } = useTranslation();
  return (
    <CardTable
      caption={t("imports:check.problem")}
      heads={[t("imports:check.place"), t("imports:check.column"), t("imports:check.problem")]}
    >
      {errors.map(({ place, message, proposal }, index) => (
        <tr key={index}>
          <td data-cell="title">
            {t(place.part ? "imports:check.lineIn" : "imports:check.line", { ...place })}
          </td>
          <td data-cell="amount" className="wrap-any">
            {place.column}
            {place.cell ? <small className="soft">{`\u00a0«${place.cell}»`}</small> : null}
          </td>
          <td data-cell="rest" className="wrap-any">
            {message}
            {proposal ? ` ${t("imports:check.proposal", { proposal })}` : null}
          </td>
        </tr>
      ))}
    </CardTable>
  );
}
