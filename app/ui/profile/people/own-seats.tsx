import type { OwnSeat } from "#app/features/people/seats/own/own-seats.server.ts";
import { paths } from "#app/paths.ts";
import { Link } from "#app/ui/elements/links/link.tsx";
import { RecordTable } from "#app/ui/elements/tables/record-table.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";

export function OwnSeats({ seats }: { seats: OwnSeat[] }) {
  const { t } = useTranslation();
  return (
    <RecordTable
      caption={t("seats:own.title")}
      rows={seats.map((seat) => ({ id: seat.businessId, ...seat }))}
      columns={[
        { head: t("seats:own.business"), place: "title", of: ({ name }) => name },
        { head: t("seats:roleHead"), place: "rest", of: ({ role }) => t(`seats:role.${role}`) },
      ]}
      actions={(seat) => (
        <>
          {seat.isHere ? (
            <span className="soft">{t("seats:own.here")}</span>
          ) : seat.isPaused ? (
            <span className="status is-overdue">{seat.isHeld ? t("seats:held") : t("seats:paused")}</span>
          ) : (
            <form method="post" action={paths.seats}>
              <input type="hidden" name="business" value={seat.businessId} />
              <button
                className="button button-quiet is-small"
                aria-label={t("seats:own.openOne", { business: seat.name })}
              >
                {t("seats:own.open")}
              </button>
            </form>
          )}
          {seat.role === "owner" ? null : (
            <Link
              className="button button-quiet is-small"
              to={paths.leaveSeat(seat.businessId)}
              aria-label={t("seats:leave.of", { business: seat.name })}
            >
              {t("seats:leave.verb")}
            </Link>
          )}
        </>
      )}
    />
  );
}
