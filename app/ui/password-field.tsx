import { useState } from "react";
import { useTranslation } from "react-i18next";
import { TextField } from "./field.tsx";
import { useHydrated } from "./use-hydrated.ts";

interface PasswordFieldProps {
  name: string;
  label: string;
  autoComplete: "current-password" | "new-password";
  hint?: string;
}

/** A password that can be shown while it is typed; the button needs scripts and appears with them. */
export function PasswordField(props: PasswordFieldProps) {
  const { t } = useTranslation();
  const [isShown, setShown] = useState(false);
  const toggle = (
    <button className="button" type="button" aria-pressed={isShown} onClick={() => setShown(!isShown)}>
      {isShown ? t("common:hide") : t("common:show")}
    </button>
  );
  return (
    <TextField {...props} type={isShown ? "text" : "password"} affix={useHydrated() ? toggle : undefined} />
  );
}
