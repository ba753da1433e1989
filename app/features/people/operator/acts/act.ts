export type OperatorAct =
  | "created"
  | "plan_changed"
  | "disabled"
  | "enabled"
  | "moved"
  | "sessions_ended"
  | "second_step_removed"
  | "changes_undone"
  | "recovery_begun"
  | "recovered"
  | "mail_resent"
  | "job_retried"
  | "job_dropped";

/** Characters; the account's owner reads it. */
export const LONGEST_REASON = 300;

/** Stands for the operator's address where an act came from the command line. */
export const COMMAND_LINE = "";

/** What an act does besides itself, without anything that the account's owner or a client wrote. */
export type ActFacts = Record<string, string>;

export interface ActOrder {
  /** The operator's address, or `COMMAND_LINE`. */
  by: string;
  reason: string;
  /** The account's last act on the page that was sent: one sent twice, or outdated, is refused. */
  seen?: string | undefined;
}

/** Shown with these values by `admin:act.NAME`, or by `admin:act.NAME_VARIANT`. */
export function actKey({ act, data }: { act: string; data: ActFacts }): string {
  if (act === "plan_changed") return `${act}_${data.plan}${data.period ? `_${data.period}` : ""}`;
  return act === "mail_resent" ? `${act}_${data.mail}` : act;
}
