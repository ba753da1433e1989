import {
  type Candidate,
  type MatchedCredit,
  matchOf,
} from "#app/features/money/bank-files/matching/match.ts";

export const OPEN: Candidate = {
  id: "one",
  number: "R-1",
  clientId: "client",
  state: "sent",
  isArchived: false,
  isPaid: false,
  reference: "RF1",
  issueDate: "2026-11-01",
  dueDate: "2026-12-01",
  skonto: "",
  currency: "CHF",
  total: 100_00,
  credited: 0,
  due: 100_00,
  openCharges: 0,
  givenUp: 0,
};
export const OTHER: Candidate = { ...OPEN, id: "two", number: "R-2", clientId: "another", reference: "RF2" };

export const CREDIT: MatchedCredit = {
  amount: 100_00,
  currency: "CHF",
  paidOn: "2026-11-20",
  valueDay: "2026-11-20",
  references: ["RF1"],
  remittances: [],
  text: "",
  payerName: "",
  payerIban: "",
  charges: 0,
  instructed: null,
  uetr: "",
  transactionRef: "",
  entryRef: "",
  endToEndId: "",
  index: 0,
  source: "camt",
  fromCsv: [],
};

export function byReference(credit: Partial<MatchedCredit>, ...found: Candidate[]) {
  return matchOf({ ...CREDIT, ...credit }, { byReference: found, byNumber: [], ofPayer: [] });
}
