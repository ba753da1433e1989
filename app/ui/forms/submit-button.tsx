import type { ReactNode } from "react";

interface SubmitButtonProps {
  children: ReactNode;
  busy?: string;
  disabled?: boolean;
  danger?: boolean;
}

export function SubmitButton({ children, busy, disabled, danger }: SubmitButtonProps) {
  return (
    <button
      className={`button ${danger ? "button-danger" : "button-primary"}`}
      type="submit"
      data-busy={busy}
      disabled={disabled}
    >
      {children}
    </button>
  );
}
