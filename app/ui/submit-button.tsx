import type { ReactNode } from "react";
import { useIsBusy } from "./form.tsx";

interface SubmitButtonProps {
  children: ReactNode;
  /** Shown while the form is on its way. */
  busy?: ReactNode;
  disabled?: boolean;
}

/** The one primary action of a screen. */
export function SubmitButton({ children, busy, disabled }: SubmitButtonProps) {
  const isBusy = useIsBusy();
  return (
    <button
      className="button button-primary"
      type="submit"
      aria-busy={isBusy || undefined}
      disabled={disabled || isBusy}
    >
      {isBusy && busy ? busy : children}
    </button>
  );
}
