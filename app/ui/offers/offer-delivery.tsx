import { useTranslation } from "#app/ui/translation.ts";
import type { DeliveryNote } from "#app/features/invoices/sending/delivery-words.ts";
import { paths } from "#app/paths.ts";
import { useDeliveryNews } from "#app/ui/invoices/delivery-message.tsx";
import { Message } from "#app/ui/page/flash.tsx";
import { Link } from "#app/ui/links/link.tsx";

export function OfferDelivery({ id, note }: { id: string; note: DeliveryNote }) {
  const { t } = useTranslation();
  useDeliveryNews(note.isMoving);
  const again = note.isStuck ? (
    <Link className="button" to={paths.sendOffer(id)}>
      {t("offers:action.sendAgain")}
    </Link>
  ) : null;
  return (
    <Message tone={note.tone} action={again}>
      {t(note.key, note.params)}
    </Message>
  );
}
