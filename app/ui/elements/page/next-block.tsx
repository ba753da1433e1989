import type { ReactNode } from "react";
import "#app/ui/styles/pages/next-block.css";

interface NextStepProps {
  what: string;
  why: string;
  action?: ReactNode;
}

/** The one thing to do next, and why. */
export function NextBlock({ what, why, action }: NextStepProps) {
  return (
    <div className="next">
      <div className="next-say">
        <p className="next-what">{what}</p>
        <p>{why}</p>
      </div>
      {action ? <div className="actions">{action}</div> : null}
    </div>
  );
}
