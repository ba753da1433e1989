import { useTranslation } from "react-i18next";
import type { Flash } from "#app/platform/flash.server.ts";
import { Icon } from "./icon.tsx";

const ICONS = { good: "check", bad: "warning", note: "info" } as const;

/** The message that the last form left behind. */
export function FlashMessage({ flash }: { flash: Flash | null }) {
  const { t } = useTranslation();
  if (!flash) return null;
  return <Message tone={flash.tone}>{t(flash.key, flash.params)}</Message>;
}

interface MessageProps {
  tone: Flash["tone"];
  /** What to do about it: a link that looks like a button. */
  action?: React.ReactNode;
  children: React.ReactNode;
}

export function Message({ tone, action, children }: MessageProps) {
  return (
    <div className={`flash is-${tone}`} role={tone === "bad" ? "alert" : "status"}>
      <Icon name={ICONS[tone]} />
      <p>{children}</p>
      {action}
    </div>
  );
}
