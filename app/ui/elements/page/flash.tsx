import type { TranslatedFlash, TranslatedHint } from "#app/platform/http/flash.server.ts";
import { Icon } from "./icon.tsx";
import { UndoForm } from "#app/ui/forms/undo-form.tsx";
import { Link } from "#app/ui/elements/links/link.tsx";

const ICONS = { good: "check", bad: "warning", note: "info" } as const;

export function FlashMessage({ flash }: { flash: TranslatedFlash | null }) {
  if (!flash) return null;
  return (
    <Message tone={flash.tone} action={flash.undo ? <UndoForm {...flash.undo} /> : null}>
      {flash.text} {flash.hint ? <HintText {...flash.hint} /> : null}
    </Message>
  );
}

export function HintMessage({ hint }: { hint: TranslatedHint | null }) {
  if (!hint) return null;
  return (
    <Message tone="note">
      <HintText {...hint} />
    </Message>
  );
}

function HintText({ text, to, label }: TranslatedHint) {
  return (
    <>
      {text} <Link to={to}>{label}</Link>
    </>
  );
}

interface MessageProps {
  tone: TranslatedFlash["tone"];
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
