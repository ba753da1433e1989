import type { TickedRight } from "#app/features/people/seats/rights.ts";
import type { Role } from "#app/platform/auth/seats/role.ts";
import { paths } from "#app/paths.ts";
import { Link } from "#app/ui/elements/links/link.tsx";
import { RecordTable } from "#app/ui/elements/tables/record-table.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";

interface Row {
  id: string;
  name: string;
  email: string;
  role: Role;
  rights: TickedRight[];
}

interface Seat extends Row {
  /** `held`: an undo has paused it, and only the owner opens it again. */
  kind: "seat" | "paused" | "held";
  isOneself: boolean;
  /** Empty before the first time. */
  lastUsed: string;
}

interface Invited extends Row {
  kind: "invited";
  until: string;
}

export type SeatRow = Seat | Invited;

export function PeopleTable({ rows }: { rows: SeatRow[] }) {
  const { t } = useTranslation();
  return (
    <RecordTable
      caption={t("seats:people")}
      rows={rows}
      columns={[
        { head: t("seats:person"), place: "title", of: (row) => <Who {...row} /> },
        { head: t("seats:roleHead"), place: "rest", of: (row) => <What {...row} /> },
        { head: t("seats:lastUsed"), place: "meta", of: (row) => <When row={row} /> },
      ]}
      actions={(row) => (row.kind === "invited" ? <InvitationVerbs {...row} /> : <SeatVerbs {...row} />)}
    />
  );
}

function Who({ name, email }: Row) {
  return (
    <>
      <strong className="wrap-any">{name}</strong>
      {email ? (
        <>
          <br />
          <span className="soft small wrap-any">{email}</span>
        </>
      ) : null}
    </>
  );
}

function What({ role, rights }: Row) {
  const { t } = useTranslation();
  const ticks = rights.map((right) => t(`seats:tick.${right}.name`));
  return (
    <>
      {t(`seats:may.${role}`)}
      {ticks.length > 0 ? (
        <>
          <br />
          <span className="soft small">{ticks.join(", ")}</span>
        </>
      ) : null}
    </>
  );
}

function When({ row }: { row: SeatRow }) {
  const { t } = useTranslation();
  if (row.kind === "invited")
    return <span className="status is-draft">{t("seats:invited", { day: row.until })}</span>;
  if (row.kind === "paused") return <span className="status is-overdue">{t("seats:paused")}</span>;
  if (row.kind === "held") return <span className="status is-overdue">{t("seats:held")}</span>;
  return row.isOneself ? t("seats:now") : row.lastUsed || t("seats:never");
}

function SeatVerbs({ id, name, role, kind }: Seat) {
  const { t } = useTranslation();
  if (role === "owner") return null;
  const verb = (to: string, key: string) => (
    <Link className="button button-quiet is-small" to={to} aria-label={t(`seats:${key}.of`, { name })}>
      {t(`seats:${key}.verb`)}
    </Link>
  );
  return (
    <>
      {verb(paths.changeRole(id), "role_change")}
      {role === "member" && kind === "seat" ? verb(paths.handOver(id), "handover") : null}
      {kind === "held" ? verb(paths.openSeat(id), "open") : null}
      {verb(paths.endSeat(id), "end")}
    </>
  );
}

function InvitationVerbs({ id, name }: Invited) {
  return (
    <>
      <Press action={paths.resendInvitation(id)} name={name} of="resend" />
      <Press action={paths.withdrawInvitation(id)} name={name} of="withdraw" />
    </>
  );
}

interface PressProps {
  action: string;
  name: string;
  of: "resend" | "withdraw";
}

function Press({ action, name, of }: PressProps) {
  const { t } = useTranslation();
  return (
    <form method="post" action={action}>
      <button className="button button-quiet is-small" aria-label={t(`seats:${of}.of`, { name })}>
        {t(`seats:${of}.verb`)}
      </button>
    </form>
  );
}
