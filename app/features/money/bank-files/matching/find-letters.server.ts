import type { BusinessContext } from "#app/platform/context.server.ts";
import { candidateOf, candidates } from "./find-candidates.server.ts";
import type { LetterCandidate } from "./match-letter.ts";

const MOST = 2;

/** Letters about several invoices that have one of these references. */
export async function findLetters(ctx: BusinessContext, references: string[]): Promise<LetterCandidate[]> {
  const given = references.filter((reference) => reference !== "");
  if (given.length === 0) return [];
  const letters = await ctx.db
    .selectFrom("reminder_letters")
    .select("id")
    .where("business_id", "=", ctx.businessId)
    .where("reference", "in", given)
    .where("reference", "<>", "")
    .limit(MOST)
    .execute();
  const found: LetterCandidate[] = [];
  for (const { id } of letters) found.push(await letterCandidate(ctx, id));
  return found;
}

async function letterCandidate(ctx: BusinessContext, id: string): Promise<LetterCandidate> {
  const reminders = await ctx.db
    .selectFrom("reminders")
    .innerJoin("invoices", "invoices.id", "reminders.invoice_id")
    .select(["reminders.invoice_id", "reminders.level", "invoices.reminded_level"])
    .where("reminders.letter_id", "=", id)
    .execute();
  const ids = reminders.map(({ invoice_id }) => invoice_id);
  if (ids.length === 0) return { invoices: [], isLatest: false };
  const rows = await candidates(ctx).where("id", "in", ids).orderBy("due_date").orderBy("id").execute();
  return {
    invoices: rows.map(candidateOf),
    isLatest: reminders.every(({ level, reminded_level }) => level === reminded_level),
  };
}
