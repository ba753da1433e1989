import { paths } from "#app/paths.ts";
import { Link } from "#app/ui/elements/links/link.tsx";
import { Band } from "#app/ui/elements/page/page.tsx";
import { Status } from "#app/ui/elements/page/status.tsx";
import { SeenVersion } from "#app/ui/forms/fields/seen-version.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";

export interface DepositsProps {
  /** Days and amounts are formatted. */
  rows: { id: string; number: string; status: string; day: string; total: string }[];
  /** Of which the final invoice can be made, for who may make it. */
  final: { id: string; version: number } | null;
}

export function Deposits({ rows, final }: DepositsProps) {
  const { t } = useTranslation();
  if (rows.length === 0) return null;
  return (
    <Band title={t("sending:deposit.of")} bodyClass="">
      <ul className="log">
        {rows.map(({ id, number, status, day, total }) => (
          <li key={id}>
            <span>{day}</span>
            <p>
              <Link to={paths.invoice(id)}>{number}</Link> {total} <Status status={status} />
            </p>
          </li>
        ))}
      </ul>
      {final ? <MakeFinal {...final} /> : null}
    </Band>
  );
}

function MakeFinal({ id, version }: { id: string; version: number }) {
  const { t } = useTranslation();
  return (
    <form method="post" action={paths.finalOfDeposits(id)}>
      <SeenVersion version={version} />
      <button className="button">{t("sending:deposit.final")}</button>
    </form>
  );
}
