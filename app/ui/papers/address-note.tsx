import type { Addressee } from "#app/features/selling/clients/addressee.ts";
import { useTranslation } from "#app/ui/runtime/translation.ts";

export function AddressNote({ addressee }: { addressee: Addressee }) {
  const { t } = useTranslation();
  const { why, paper, client } = addressee;
  if (why === "same") return null;
  return (
    <p className="small soft wrap-any">{t(`sending:addressee.${paper ? why : "none"}`, { paper, client })}</p>
  );
}
