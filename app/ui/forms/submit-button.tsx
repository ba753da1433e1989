import type { ReactNode } from "react";
import { useIsBusy } from "./form.tsx";

interface SubmitButtonProps {
  children: ReactNode;
  /** Shown while the form is on its way. */
  busy?: string;
  disabled?: boolean;
  /** It destroys something: not red as the way forward, but as a warning. */
  danger?: boolean;
}

/** The one action that a screen is for. */
export function SubmitButton({ children, busy, disabled, danger }: SubmitButtonProps) {
  const isBusy = useIsBusy();
  return (
    <button
      className={`button ${danger ? "button-danger" : "button-primary"}`}
      type="submit"
      aria-busy={isBusy || undefined}
      data-busy={busy}
      disabled={disabled || isBusy}
    >
      {isBusy && busy ? busy : children}
    </button>
  );
}
