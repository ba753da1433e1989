import { clientSchema, type ClientInput } from "#app/features/selling/clients/client.schema.ts";
import type { Client } from "#app/features/selling/clients/client.ts";
import { clientOf } from "#app/features/selling/clients/clients.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { fieldErrorsOf } from "#app/platform/forms/field-errors.server.ts";
import type { CellError } from "#app/features/front/imports/file/cell-error.ts";
import {
  clientField,
  nameIn,
  rawClient,
  type RowValues,
  shortPostalCode,
  unreadableFields,
} from "./client-row.ts";
import type { Mapping } from "#app/features/front/imports/mapping/mapping.schema.ts";
import type { FromRows, ImportRow } from "#app/features/front/imports/import-rows.ts";
import { inPieces } from "#app/features/front/imports/file/in-pieces.server.ts";
import { clientMatcher } from "./match-clients.ts";

export interface ClientPlan {
  create: FromRows<{ input: ClientInput }>[];
  update: FromRows<{ id: string; input: ClientInput }>[];
  /** They exist already, or appear further up in the file. */
  skipped: number[];
  /** They have no e-mail address, and nobody has said that they get letters. */
  asked: number[];
  errors: CellError[];
}

export async function planClients(
  ctx: UserContext,
  rows: ImportRow[],
  { existing, withoutEmail, made }: Pick<Mapping, "existing" | "withoutEmail" | "made">,
): Promise<ClientPlan> {
  const ownMade = new Set(made);
  const match = clientMatcher((await allClients(ctx)).filter(({ id }) => !ownMade.has(id)));
  const plan: ClientPlan = { create: [], update: [], skipped: [], asked: [], errors: [] };
  const seen = new Set<string>();
  const claimed = new Set<string>();
  for await (const [, { row, values, isTaken }] of inPieces(rows)) {
    const found = match(identityOf(values));
    if (isTaken) {
      seen.add(JSON.stringify(readClient(values, found).input));
      if (found) claimed.add(found.id);
      continue;
    }
    if (found && existing === "skip") {
      plan.skipped.push(row);
      continue;
    }
    const { input, errors, isWithoutEmail } = readClient(values, found);
    const isAsked = isWithoutEmail && withoutEmail === "ask";
    if (isAsked) plan.asked.push(row);
    if (found && claimed.has(found.id)) errors.push({ field: "email", code: "import.same_client" });
    plan.errors.push(...errors.map((error) => ({ ...error, row })));
    if (!input || isAsked || errors.length > 0) continue;
    const key = JSON.stringify(input);
    if (!found && seen.has(key)) plan.skipped.push(row);
    else if (found) plan.update.push({ id: found.id, input, rows: [row] });
    else plan.create.push({ input, rows: [row] });
    seen.add(key);
    if (found) claimed.add(found.id);
  }
  const count = plan.asked.length;
  if (count > 0) plan.errors.push({ row: null, field: "", code: "import.without_email", params: { count } });
  return plan;
}

function readClient(values: RowValues, found: Client | undefined) {
  const raw = rawClient(values, found);
  const isWithoutEmail = raw.email === "" && !values.delivery && raw.delivery !== "post";
  const parsed = clientSchema.safeParse(isWithoutEmail ? { ...raw, delivery: "post" } : raw);
  const errors = [
    ...unreadableFields(values),
    ...(parsed.data?.address.city && !parsed.data.address.postalCode
      ? [{ field: "postalCode", code: "import.postal_code_missing" }]
      : []),
    ...shortPostalCode(values),
    ...(parsed.error ? fieldErrorsOf(parsed.error) : []).map((error) => ({
      ...error,
      field: clientField(error.field),
    })),
  ];
  return { input: parsed.data, errors, isWithoutEmail };
}

function identityOf(values: RowValues) {
  const { street = "", buildingNumber = "", postalCode = "", city = "", email = "" } = values;
  return { name: nameIn(values), email, street, buildingNumber, postalCode, city };
}

export async function allClients(ctx: UserContext): Promise<Client[]> {
  const rows = await ctx.db
    .selectFrom("clients")
    .selectAll()
    .where("business_id", "=", ctx.businessId)
    .orderBy("id")
    .execute();
  return rows.map(clientOf);
}
