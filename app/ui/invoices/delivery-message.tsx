import { useRevalidator } from "@remix-run/react";
import { useEffect } from "react";
import { useTranslation } from "#app/ui/translation.ts";
import type { DeliveryNote } from "#app/features/invoices/sending/delivery-words.ts";
import { paths } from "#app/paths.ts";
import { Message } from "#app/ui/page/flash.tsx";
import { Link } from "#app/ui/links/link.tsx";

/** ms */
const ASK_EVERY = 2_000;

export function DeliveryMessage({ id, note }: { id: string; note: DeliveryNote }) {
  const { t } = useTranslation();
  useDeliveryNews(note.isMoving);
  const again = note.isStuck ? (
    <Link className="button" to={paths.sendInvoice(id)}>
      {t("sending:action.sendAgain")}
    </Link>
  ) : null;
  return (
    <Message tone={note.tone} action={again}>
      {t(note.key, note.params)}
    </Message>
  );
}

/** Asks again while an e-mail is on its way. */
export function useDeliveryNews(isMoving: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isMoving) return;
    const timer = setInterval(revalidate, ASK_EVERY);
    return () => clearInterval(timer);
  }, [isMoving, revalidate]);
}
