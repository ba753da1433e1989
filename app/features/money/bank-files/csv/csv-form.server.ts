import { accountsOfStatements } from "#app/features/money/bank-files/own-accounts.server.ts";
import { columnExamples } from "#app/features/running/table-files/column-examples.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import { yieldToRequests } from "#app/platform/jobs/yield-to-requests.server.ts";
import { formatIban } from "#app/swiss/iban.ts";
import { csvFormValues } from "./csv-form-values.ts";
import { csvSamples } from "./csv-samples.ts";
import { bankName } from "./csv-presets.ts";
import { guessMapping } from "./guess-mapping.ts";
import { mappingsFor } from "./kept-mappings.server.ts";
import type { WaitingFile } from "./waiting-files.server.ts";

/** The mapping as guessed, for a person to correct. The account is preset only if the file names it. */
export async function csvForm(ctx: BusinessContext, { name, table }: WaitingFile) {
  const { headings, rows } = table;
  const guess = guessMapping(table);
  const [kept] = await mappingsFor(ctx, headings);
  const mapping = kept?.mapping ?? guess.mapping;
  const own = await accountsOfStatements(ctx);
  const [named = ""] = table.accounts.filter((account) => own.includes(account));
  return {
    name,
    bank: bankName(guess.bank),
    rows: rows.length,
    columns: columnExamples(headings, rows),
    accounts: own.map((account) => ({ account, text: formatIban(account) })),
    values: { ...csvFormValues(mapping), account: named, otherAccount: "" },
    samples: await csvSamples(table, mapping, ctx.locale, yieldToRequests),
  };
}

export type CsvFormData = Awaited<ReturnType<typeof csvForm>>;
