import { paths } from "#app/paths.ts";
import { useTranslation } from "#app/ui/runtime/translation.ts";

export function ConnectForm({ isBegun, permit }: { isBegun: boolean; permit: string }) {
  const { t } = useTranslation();
  return (
    <>
      <p>{t(isBegun ? "online-payments:connect.goOnText" : "online-payments:connect.text")}</p>
      <form method="post" action={paths.connectProvider} className="actions">
        <input type="hidden" name="permit" value={permit} />
        <button className="button button-primary">
          {t(isBegun ? "online-payments:connect.goOn" : "online-payments:connect.start")}
        </button>
      </form>
    </>
  );
}
