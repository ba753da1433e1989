import { Link, useRevalidator } from "@remix-run/react";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import type { DeliveryNote } from "#app/features/invoices/delivery-words.ts";
import { paths } from "#app/paths.ts";
import { Icon } from "../icon.tsx";

/** How often a page asks how its e-mail is getting on (ms). */
const ASK_EVERY = 2_000;

const ICONS = { good: "check", bad: "warning", note: "info" } as const;

/** How the latest e-mail fared; where scripts run, it follows what happens. */
export function DeliveryMessage({ id, note }: { id: string; note: DeliveryNote }) {
  const { t } = useTranslation();
  useNews(note.isMoving);
  return (
    <div className={`flash is-${note.tone}`} role={note.tone === "bad" ? "alert" : "status"}>
      <Icon name={ICONS[note.tone]} />
      <p>{t(note.key, note.params)}</p>
      {note.isStuck ? (
        <Link className="button" to={paths.sendInvoice(id)}>
          {t("sending:action.sendAgain")}
        </Link>
      ) : null}
    </div>
  );
}

function useNews(isMoving: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isMoving) return;
    const timer = setInterval(revalidate, ASK_EVERY);
    return () => clearInterval(timer);
  }, [isMoving, revalidate]);
}
