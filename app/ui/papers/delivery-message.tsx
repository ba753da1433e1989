import { useMay } from "#app/ui/runtime/use-may.ts";
import { useRevalidator } from "@remix-run/react";
import { useEffect } from "react";
import type { DeliveryNote } from "#app/features/selling/invoices/sending/delivery-words.ts";
import { Message } from "#app/ui/elements/page/flash.tsx";
import { Link } from "#app/ui/elements/links/link.tsx";

/** ms */
const ASK_EVERY = 2_000;

interface DeliveryMessageProps {
  note: DeliveryNote;
  again: { to: string; label: string } | null;
}

export function DeliveryMessage({ note, again }: DeliveryMessageProps) {
  const may = useMay();
  useDeliveryNews(note.isMoving);
  const link = again && (
    <Link className="button" to={again.to}>
      {again.label}
    </Link>
  );
  return (
    <Message tone={note.tone} action={note.isStuck && may("act") ? link : null}>
      {note.text}
    </Message>
  );
}

/** Asks again while an e-mail is on its way. */
function useDeliveryNews(isMoving: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isMoving) return;
    const timer = setInterval(revalidate, ASK_EVERY);
    return () => clearInterval(timer);
  }, [isMoving, revalidate]);
}
