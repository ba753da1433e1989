import { z } from "zod";
import { ASKS_FIRST, CONFIRMATION } from "#app/features/programs/mcp/argument-descriptions.ts";
import { confirmationRule, idRule } from "#app/features/programs/mcp/argument-rules.ts";
import { askingFirst } from "#app/features/programs/mcp/asking-first.server.ts";
import { chf } from "#app/features/programs/mcp/sentences.ts";
import { answerOf, QUESTION_FIELDS } from "#app/features/programs/mcp/tool-answers.ts";
import { scopeOf } from "#app/features/programs/mcp/tool-access.ts";
import { closingPeriod } from "#app/features/programs/previews/record-acts.server.ts";
import { closeSchema } from "#app/features/taxes/tax/json/period-answer.schema.ts";
import { periodJson, periodPageJson } from "#app/features/taxes/tax/json/period-json.server.ts";
import { closePeriod } from "#app/features/taxes/tax/periods/close-period.server.ts";
import { toolOf } from "#app/platform/mcp/tool.server.ts";

type Period = Awaited<ReturnType<typeof periodJson>>;

export const readVatReturnTool = toolOf({
  name: "read_vat_return",
  title: "Read a VAT return",
  description:
    "Answers a VAT return by the numbers of the official form, what it lacks, and the hash for close_vat_return; " +
    "without an id the ten newest ones.",
  scope: scopeOf("account", "read"),
  schema: z.object({ taxPeriodId: idRule.optional() }),
  answer: answerOf("taxPeriod", "taxPeriods"),
  descriptions: { taxPeriodId: "Its id" },
  run: async (ctx, { taxPeriodId }) => {
    if (taxPeriodId) {
      const taxPeriod = await periodJson(ctx, taxPeriodId);
      return { text: returnSentence(taxPeriod), data: { taxPeriod } };
    }
    const { taxPeriods, total } = await periodPageJson(ctx, {});
    const next = taxPeriods.findLast(({ state, endsOn }) => state === "open" && endsOn < ctx.today);
    const due = next ? ` ${next.name} is to be filed until ${next.fileUntil}.` : "";
    return { text: `${total} VAT returns.${due}`, data: { taxPeriods } };
  },
});

export const closeVatReturnTool = toolOf({
  name: "close_vat_return",
  title: "Close a VAT return",
  description:
    "Closes a VAT return as read_vat_return has answered it. The user files it with the tax office." +
    ASKS_FIRST,
  scope: scopeOf("account", "write"),
  changes: {},
  schema: z.object({ taxPeriodId: idRule, hash: closeSchema.shape.hash, confirmation: confirmationRule }),
  answer: answerOf("taxPeriod", "becomes", ...QUESTION_FIELDS),
  descriptions: {
    taxPeriodId: "Its id",
    hash: "As read_vat_return has answered it; refused when anything has changed since",
    confirmation: CONFIRMATION,
  },
  run: async (ctx, { taxPeriodId, hash, confirmation }) =>
    askingFirst(ctx, {
      act: closingPeriod(taxPeriodId, hash),
      tool: "close_vat_return",
      confirmation,
      say: ({ taxPeriod }) => `The return would be closed as it is: ${returnSentence(taxPeriod)}`,
      run: async (ctx) => {
        await closePeriod(ctx, taxPeriodId, hash);
        const taxPeriod = await periodJson(ctx, taxPeriodId);
        return { text: `Done: ${taxPeriod.name} is closed.`, data: { taxPeriod } };
      },
    }),
});

function returnSentence({ name, startsOn, endsOn, state, payable, checks }: Period): string {
  const open = checks.filter(({ isMet }) => !isMet).map((check) => check.name);
  const owed = payable < 0 ? `The tax office owes ${chf(-payable)}` : `Payable: ${chf(payable)}`;
  const looks = `Not met: ${open.join(", ") || "nothing"}`;
  return `${name} (${startsOn} to ${endsOn}) is ${state}. ${owed}. ${looks}.`;
}
