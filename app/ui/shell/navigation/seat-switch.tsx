import { paths } from "#app/paths.ts";
import { Link } from "#app/ui/elements/links/link.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";

export interface SwitchableSeat {
  id: string;
  name: string;
  isHere: boolean;
}

const MOST = 6;

/** For a person of several businesses; the whole page reloads. */
export function SeatSwitch({ seats }: { seats: SwitchableSeat[] }) {
  const { t } = useTranslation();
  if (seats.length === 0) return null;
  return (
    <>
      {seats.slice(0, MOST).map(({ id, name, isHere }) => (
        <form key={id} method="post" action={paths.seats}>
          <button name="business" value={id} aria-current={isHere || undefined}>
            {isHere ? <b>{name}</b> : name}
          </button>
        </form>
      ))}
      <Link to={paths.seats}>{t("seats:own.switch")}</Link>
    </>
  );
}
