import type { Day } from "#app/swiss/dates.ts";
import { makeBatch } from "./batch-step.ts";
import type { Business } from "./business.ts";
import type { Deed } from "./month.ts";
import { answerQuestions, handOver, spend } from "./owner-books.ts";
import {
  callTheApi,
  clientOpens,
  exportAll,
  importBankFile,
  look,
  remind,
  writeByApi,
  writeInTheForm,
} from "./selling.ts";
import { closeReturn, trusteeAsks, trusteeDecides, trusteeLooks, trusteeSpends } from "./trustee-steps.ts";

export interface Moment {
  /** Day of the month, from 0. */
  at: number;
  day: Day;
}

/** What is asked of the product for each deed. */
export const STEPS: Record<Deed, (business: Business, moment: Moment) => Promise<unknown>> = {
  look,
  "write in the form": writeInTheForm,
  "write by API": writeByApi,
  batch: makeBatch,
  "client opens": clientOpens,
  "import bank file": importBankFile,
  remind,
  spend,
  "answer questions": answerQuestions,
  "call the API": callTheApi,
  export: exportAll,
  "trustee looks": trusteeLooks,
  "trustee spends": trusteeSpends,
  "trustee asks": trusteeAsks,
  "trustee decides": trusteeDecides,
  "close the return": closeReturn,
  "hand over": handOver,
};
