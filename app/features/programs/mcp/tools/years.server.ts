import { z } from "zod";
import { ASKS_FIRST, CONFIRMATION } from "#app/features/programs/mcp/argument-descriptions.ts";
import { confirmationRule } from "#app/features/programs/mcp/argument-rules.ts";
import { askingFirst } from "#app/features/programs/mcp/asking-first.server.ts";
import { chf } from "#app/features/programs/mcp/sentences.ts";
import { answerOf, QUESTION_FIELDS } from "#app/features/programs/mcp/tool-answers.ts";
import { scopeOf } from "#app/features/programs/mcp/tool-access.ts";
import { closingYear } from "#app/features/programs/previews/record-acts.server.ts";
import { closeSchema } from "#app/features/taxes/tax/json/period-answer.schema.ts";
import { closeYear } from "#app/features/taxes/year/close-year.server.ts";
import { yearJson } from "#app/features/taxes/year/year-json.server.ts";
import { toolOf } from "#app/platform/mcp/tool.server.ts";

type Year = Awaited<ReturnType<typeof yearJson>>;

const yearRule = z.number().int().min(1900).max(2099);

const YEAR = "The calendar year in which the business year usually begins, such as 2025";

export const readYearTool = toolOf({
  name: "read_year",
  title: "Read a business year",
  description:
    "Answers the figures of a business year, the checklist of what is worth a look before it is closed, how many " +
    "bookings were added since it was last closed, and the hash that close_year wants.",
  scope: scopeOf("account", "read"),
  schema: z.object({ year: yearRule }),
  answer: answerOf("year"),
  descriptions: { year: YEAR },
  run: async (ctx, { year }) => {
    const read = await yearJson(ctx, String(year));
    return { text: yearSentence(read), data: { year: read } };
  },
});

export const closeYearTool = toolOf({
  name: "close_year",
  title: "Close a business year",
  description:
    "Closes a business year as read_year has answered it: from then on nothing that is dated in it changes." +
    ASKS_FIRST,
  scope: scopeOf("account", "write"),
  changes: {},
  schema: z.object({ year: yearRule, hash: closeSchema.shape.hash, confirmation: confirmationRule }),
  answer: answerOf("year", "becomes", ...QUESTION_FIELDS),
  descriptions: {
    year: YEAR,
    hash: "The hash of the year as read_year has answered it; when anything was changed since, the call is refused",
    confirmation: CONFIRMATION,
  },
  run: async (ctx, { year, hash, confirmation }) =>
    askingFirst(ctx, {
      act: closingYear(String(year), hash),
      tool: "close_year",
      confirmation,
      say: ({ year: shown }) => `The year would be closed as it is: ${yearSentence(shown)}`,
      run: async (ctx) => {
        await closeYear(ctx, year, hash);
        return { text: `Done: ${year} is closed.`, data: { year: await yearJson(ctx, String(year)) } };
      },
    }),
});

function yearSentence({ year, from, to, state, result, checklist, changes }: Year): string {
  const open = checklist.filter(({ count }) => count > 0);
  const looks = open.map(({ kind, count, amount }) => `${kind} ${amount === null ? count : chf(amount)}`);
  return (
    `${year} (${from} to ${to}) is ${state}. Result: ${chf(result.agreed)} as invoiced, ${chf(result.received)} as ` +
    `paid. Worth a look: ${looks.join(", ") || "nothing"}.` +
    (changes ? ` ${changes} bookings were added since it was last closed.` : "")
  );
}
