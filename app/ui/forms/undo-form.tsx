import { useLocation } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import type { TranslatedFlash } from "#app/platform/http/flash.server.ts";
import { isForList } from "#app/ui/shell/keyboard/use-list-keys.ts";
import { useTranslation } from "#app/ui/runtime/translation.ts";

type UndoFormProps = NonNullable<TranslatedFlash["undo"]>;

/** Without scripts it stays, and the act says when it is too late. */
export function UndoForm({ to, fields, seconds }: UndoFormProps) {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const left = useSecondsLeft(seconds);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== "u" || !isForList(event)) return;
      event.preventDefault();
      form.current?.requestSubmit();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, []);
  if (left === 0) return null;
  return (
    <form method="post" action={to} ref={form}>
      <input type="hidden" name="redirectTo" value={pathname + search} />
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button className="button">
        <span>
          {t("common:undo")}
          {left === null ? null : (
            <span aria-hidden="true">{t("common:secondsLeft", { seconds: left })}</span>
          )}
        </span>
      </button>
    </form>
  );
}

function useSecondsLeft(seconds: number | null): number | null {
  const [left, setLeft] = useState(seconds);
  const isOver = left === null || left === 0;
  useEffect(() => {
    if (isOver) return;
    const timer = setInterval(() => setLeft((left) => (left === null ? null : Math.max(0, left - 1))), 1_000);
    return () => clearInterval(timer);
  }, [isOver]);
  return left;
}
