import type { ReactNode } from "react";
import { useIsBusy } from "./form.tsx";

interface SubmitButtonProps {
  children: ReactNode;
  busy?: string;
  disabled?: boolean;
  danger?: boolean;
}

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
