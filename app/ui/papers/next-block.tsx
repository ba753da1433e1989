import { Link } from "#app/ui/elements/links/link.tsx";
import type { NextButton, NextOfPaper } from "./next-buttons.ts";

/** The one next step of a document: what, why, and its button, which phones have at the thumb. */
export function NextBlock({ what, why, buttons }: NextOfPaper) {
  return (
    <div className="next">
      <div className="next-say">
        <p className="next-what">{what}</p>
        <p>{why}</p>
      </div>
      {buttons.length > 0 ? (
        <div className="actions">
          {buttons.map((button) => (
            <StepButton
              key={button.to}
              {...button}
              className={button.look === "button-primary" ? "only-wide" : ""}
            />
          ))}
        </div>
      ) : null}
    </div>
  );
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
