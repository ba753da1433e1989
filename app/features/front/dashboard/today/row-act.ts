export type RowVerb =
  | ("confirmAll" | "confirm" | "review" | "remind" | "send" | "issue" | "askPaid" | "writeOff")
  | ("collect" | "refund" | "followUp" | "toInvoice");

/** One press, with what its form carries so that exactly what was shown is done. */
export interface RowAct {
  verb: RowVerb;
  act: string;
  fields: [name: string, value: string | number][];
}

/** Where it is decided, when one press would be too little. */
interface RowLead {
  verb: RowVerb;
  lead: string;
}

export type RowStep = RowAct | RowLead;
