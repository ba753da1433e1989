import { Link } from "#app/ui/elements/links/link.tsx";
import type { NextButton } from "./next-buttons.ts";

/** Phones have the red one at the thumb. */
export function StepButtons({ buttons }: { buttons: NextButton[] }) {
  return buttons.map((button) => (
    <StepButton key={button.to} {...button} className={button.look === "button-primary" ? "only-wide" : ""} />
  ));
}

export function StepButton({ label, look, to, fields, className }: NextButton & { className: string }) {
  const classes = ["button", look, className].filter(Boolean).join(" ");
  if (!fields)
    return (
      <Link className={classes} to={to}>
        {label}
      </Link>
    );
  return (
    <form method="post" action={to}>
      {fields.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button className={classes}>{label}</button>
    </form>
  );
}
