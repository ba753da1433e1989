import type { Provider } from "#app/features/money/online-payments/provider/provider.ts";
import { paths } from "#app/paths.ts";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { ConnectForm } from "./connect-form.tsx";
import { ProviderKeyForm } from "./provider-key-form.tsx";

interface ChangeProviderProps {
  permit: string;
  isPro: boolean;
  isConnect: boolean;
  state: Provider["state"] | null;
  caps: { apiKey: number; signingSecret: number };
}

export function ChangeProvider({ permit, isPro, isConnect, state, caps }: ChangeProviderProps) {
  const { t } = useTranslation();
  return (
    <>
      {isPro && !isConnect ? (
        <ProviderKeyForm caps={caps} permit={permit} isReplaced={state !== null} />
      ) : null}
      {isPro && isConnect && state !== "active" ? (
        <ConnectForm permit={permit} isBegun={state === "onboarding"} />
      ) : null}
      {state === null ? null : (
        <form method="post" action={paths.removeProvider} className="actions">
          <input type="hidden" name="permit" value={permit} />
          <button className="button button-danger">{t("online-payments:remove")}</button>
        </form>
      )}
    </>
  );
}
