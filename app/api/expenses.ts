import { listDeletions } from "#app/features/running/deletions/deletions.server.ts";
import {
  createExpense,
  deleteExpense,
  updateExpense,
} from "#app/features/taxes/expenses/change-expenses.server.ts";
import { readExpenseFilters } from "#app/features/taxes/expenses/expense-filters.ts";
import { expenseJson, expensePageJson } from "#app/features/taxes/expenses/expense-json.ts";
import { expenseSchema } from "#app/features/taxes/expenses/expense.schema.ts";
import { findExpense, listExpenses } from "#app/features/taxes/expenses/expenses.server.ts";
import { replaceReceipt } from "#app/features/taxes/expenses/receipts/keep-receipt.server.ts";
import { readReceipt } from "#app/features/taxes/expenses/receipts/read-receipt.server.ts";
import { wholeExternal } from "#app/features/running/external/external-fields.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { created } from "#app/platform/http/api-answer.server.ts";
import { handle, handleBody } from "#app/platform/http/api.server.ts";
import { matchedVersion } from "#app/platform/http/etag.server.ts";
import { fileResponse } from "#app/platform/http/responses/file-response.server.ts";
import { leafingOf, pageOf, searchOf } from "#app/platform/lists/pages.ts";
import { deletingRecord } from "#app/features/programs/previews/record-acts.server.ts";
import { apiCalls } from "#app/api/api-calls.ts";
import { withPostedReceipt } from "#app/api/posted-receipt.ts";
import { deleting, reading, replacing } from "#app/api/record-calls.ts";

const read = async (ctx: UserContext, id: string) => expenseJson(await findExpense(ctx, id));

/** The sum follows from the rows, unless a call sends both. */
function withoutSum(record: object): object {
  return Object.fromEntries(Object.entries(record).filter(([name]) => name !== "amount"));
}

const changes = replacing(
  expenseSchema,
  read,
  (ctx, id, input) => updateExpense(ctx, id, wholeExternal(input)),
  {
    before: withoutSum,
  },
);

const route = apiCalls("expenses", {
  listExpenses: handle(async (ctx, { url: { searchParams } }) => {
    const query = {
      search: searchOf(searchParams),
      ...pageOf(searchParams),
      ...readExpenseFilters(searchParams),
      ...leafingOf(searchParams),
    };
    return {
      ...expensePageJson(await listExpenses(ctx, query)),
      ...(await listDeletions(ctx, "expense", query)),
    };
  }),
  createExpense: handleBody(expenseSchema, async (ctx, input) => {
    const expense = await createExpense(ctx, input);
    return created(expenseJson(expense), `/expenses/${expense.id}`);
  }),
  readExpense: reading(read),
  updateExpense: changes.PUT,
  patchExpense: changes.PATCH,
  deleteExpense: deleting(read, deleteExpense, ({ id }) => deletingRecord("expense", id, read)),
  downloadReceipt: handle(async (ctx, { id }) => fileResponse(await readReceipt(ctx, id))),
  uploadReceipt: handle(
    async (ctx, args) => {
      const { id } = args;
      const seen = await matchedVersion(args.request, () => read(ctx, id));
      return withPostedReceipt(ctx, args, async (file, keepTwice) =>
        expenseJson(await replaceReceipt(ctx, id, file, { seen, keepTwice })),
      );
    },
    (ctx, { id }) => read(ctx, id),
  ),
});

export const loader = route.loader;
export const action = route.action;
