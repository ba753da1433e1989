import { Message } from "#app/ui/elements/page/flash.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";

export type PayNote = "confirming" | "failed" | null;

/** Stripe's page offers what the business has switched on there: cards, TWINT and others. */
export function PayOnline({ action, note }: { action: string; note: PayNote }) {
  const { t } = useTranslation();
  return (
    <div className="stack">
      {note ? (
        <Message tone={note === "failed" ? "bad" : "note"}>{t(`online-payments:note.${note}`)}</Message>
      ) : null}
      <form method="post" action={action} className="pay-ways">
        <button className={note === "confirming" ? "button" : "button button-primary"}>
          {t("online-payments:pay")}
        </button>
      </form>
    </div>
  );
}
