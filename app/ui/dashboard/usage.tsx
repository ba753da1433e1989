import { useTranslation } from "#app/ui/runtime/translation.ts";
import { Band } from "#app/ui/elements/page/page.tsx";
import { UpgradeLink } from "#app/ui/profile/subscriptions/upgrade-prompt.tsx";

interface UsageProps {
  invoices: { used: number; limit: number };
  edits: { used: number; limit: number };
}

export function Usage({ invoices, edits }: UsageProps) {
  const { t } = useTranslation();
  return (
    <Band title={t("dashboard:plan")} bodyClass="medium stack">
      <Meter text={t("dashboard:usage", { ...invoices })} {...invoices} />
      <Meter text={t("dashboard:edits", { ...edits })} {...edits} />
      <p>
        <UpgradeLink />
      </p>
    </Band>
  );
}

function Meter({ text, used, limit }: { text: string; used: number; limit: number }) {
  return (
    <div className="stack is-close">
      <p>
        <strong>{text}</strong>
      </p>
      <progress
        className={used >= limit ? "is-full" : undefined}
        value={Math.min(used, limit)}
        max={limit}
        aria-label={text}
      />
    </div>
  );
}
