import { useMay } from "#app/ui/runtime/use-may.ts";
import type { DeliveryNote } from "#app/features/selling/invoices/sending/delivery-words.ts";
import { Message } from "#app/ui/elements/page/flash.tsx";
import { Link } from "#app/ui/elements/links/link.tsx";

/** ms */
const ASK_EVERY = "2000";

interface DeliveryMessageProps {
  note: DeliveryNote;
  again: { to: string; label: string } | null;
}

export function DeliveryMessage({ note, again }: DeliveryMessageProps) {
  const may = useMay();
  const link = again && (
    <Link className="button" to={again.to}>
      {again.label}
    </Link>
  );
  return (
    <div id="delivery" data-refresh={note.isMoving ? ASK_EVERY : undefined}>
      <Message tone={note.tone} action={note.isStuck && may("act") ? link : null}>
        {note.text}
      </Message>
    </div>
  );
}
