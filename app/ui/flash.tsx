import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { Flash, Hint } from "#app/platform/flash.server.ts";
import { Icon } from "./icon.tsx";

const ICONS = { good: "check", bad: "warning", note: "info" } as const;

/** The message that the last form left behind. */
export function FlashMessage({ flash }: { flash: Flash | null }) {
  const { t } = useTranslation();
  if (!flash) return null;
  return (
    <Message tone={flash.tone}>
      {t(flash.key, flash.params)} {flash.hint ? <HintText hint={flash.hint} /> : null}
    </Message>
  );
}

/** Something worth knowing that stops nobody. */
export function HintMessage({ hint }: { hint: Hint | null }) {
  if (!hint) return null;
  return (
    <Message tone="note">
      <HintText hint={hint} />
    </Message>
  );
}

function HintText({ hint }: { hint: Hint }) {
  const { t } = useTranslation();
  return (
    <>
      {t(hint.key)} <Link to={hint.to}>{hint.label}</Link>
    </>
  );
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
