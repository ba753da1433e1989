import { useTranslation } from "#app/ui/runtime/translation.ts";
import type { WayName } from "#app/features/front/security/ways.ts";
import { Link } from "#app/ui/elements/links/link.tsx";
import { Band } from "#app/ui/elements/page/page.tsx";
import { type Column, RecordTable } from "#app/ui/elements/tables/record-table.tsx";

export interface WayRow {
  id: string;
  way: WayName;
  name: string;
  by: string;
  made: string;
  lastUsed: string;
  to: string;
  verb: "end" | "change";
}

/** Those of which the last use is noted. */
const NOTED: WayName[] = ["passkey", "provider_connection", "application", "api_key", "calendar", "seat"];

interface WayTableProps {
  title: string;
  none: string;
  rows: WayRow[];
}

export function WayBand({ title, none, rows }: WayTableProps) {
  return (
    <Band title={title} bodyClass="stack">
      {rows.length === 0 ? <p className="soft">{none}</p> : <WayTable title={title} rows={rows} />}
    </Band>
  );
}

function WayTable({ title, rows }: Omit<WayTableProps, "none">) {
  const { t } = useTranslation();
  const lastUsed = ({ way, lastUsed }: WayRow) =>
    lastUsed || (NOTED.includes(way) ? t("security:neverUsed") : "");
  const made: Column<WayRow> = {
    head: t("security:made"),
    place: ({ made, by }) => (made || by ? "rest" : "none"),
    isLabelled: true,
    of: ({ made, by }) => (made && by ? t("security:madeBy", { at: made, by }) : made || by),
  };
  const used: Column<WayRow> = {
    head: t("security:lastUsed"),
    place: (row) => (lastUsed(row) ? "rest" : "none"),
    isLabelled: true,
    of: lastUsed,
  };
  return (
    <RecordTable
      caption={title}
      rows={rows}
      columns={[
        { head: t("security:what"), place: "title", of: (row) => <What {...row} /> },
        ...(rows.some((row) => row.made || row.by) ? [made] : []),
        ...(rows.some(lastUsed) ? [used] : []),
      ]}
      actions={(row) => <Verb {...row} />}
    />
  );
}

function What({ way, name }: WayRow) {
  const { t } = useTranslation();
  return (
    <>
      {t(`security:way.${way}`)}
      {name ? (
        <>
          <br />
          <span className="soft small wrap-any">
            {way === "recovery_code" ? t("security:codesLeft", { codes: name }) : name}
          </span>
        </>
      ) : null}
    </>
  );
}

function Verb({ way, name, to, verb }: WayRow) {
  const { t } = useTranslation();
  if (!to) return null;
  const what = [t(`security:way.${way}`), way === "recovery_code" ? "" : name].filter(Boolean).join(" ");
  return (
    <Link
      className="button button-quiet is-small"
      to={to}
      aria-label={t("common:labelled", { label: what, text: t(`security:verb.${verb}`) })}
    >
      {t(`security:verb.${verb}`)}
    </Link>
  );
}
