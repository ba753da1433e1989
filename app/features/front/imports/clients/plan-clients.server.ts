import { clientSchema, type ClientInput } from "#app/features/selling/clients/client.schema.ts";
import type { Client } from "#app/features/selling/clients/client.ts";
import { clientOf, createClient, updateClient } from "#app/features/selling/clients/clients.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { fieldErrorsOf } from "#app/platform/forms/field-errors.server.ts";
import {
  clientField,
  clientIdentity,
  rawClient,
  type RowValues,
  shortPostalCode,
  unreadableFields,
} from "./client-row.ts";
import type { Mapping } from "#app/features/front/imports/mapping/mapping.schema.ts";
import type { ImportRow } from "#app/features/front/imports/import-rows.ts";
import { inPieces } from "#app/features/front/imports/file/in-pieces.server.ts";
import { translator } from "#app/platform/i18n/translations.server.ts";
import {
  askOnce,
  emptyPlan,
  type ImportPlan,
  type PlannedEntry,
} from "#app/features/front/imports/import-plan.ts";
import { clientMatcher } from "./match-clients.ts";

export async function planClients(
  ctx: UserContext,
  rows: ImportRow[],
  { existing, withoutEmail, made }: Pick<Mapping, "existing" | "withoutEmail" | "made">,
): Promise<ImportPlan> {
  const ownMade = new Set(made);
  const match = clientMatcher((await allClients(ctx)).filter(({ id }) => !ownMade.has(id)));
  const plan = emptyPlan();
  const seen = new Set<string>();
  const claimed = new Set<string>();
  for await (const [, { row, values, isTaken }] of inPieces(rows)) {
    const found = match(clientIdentity(values));
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
    else plan.entries.push(clientEntry(ctx, row, input, found));
    seen.add(key);
    if (found) claimed.add(found.id);
  }
  askOnce(plan, "import.without_email", plan.asked.length);
  return plan;
}

function clientEntry(
  { locale }: UserContext,
  row: number,
  input: ClientInput,
  found: Client | undefined,
): PlannedEntry {
  const { name, contact, email, phone, address, delivery } = input;
  return {
    rows: [row],
    isUpdate: found !== undefined,
    cells: () => [
      name,
      contact,
      email || (delivery === "post" ? translator(locale)("clients:deliveryBy.post") : ""),
      `${address.street} ${address.buildingNumber}`.trim(),
      `${address.postalCode} ${address.city}`.trim(),
      phone,
    ],
    async write(ctx) {
      if (!found) return (await createClient(ctx, input)).id;
      await updateClient(ctx, found.id, input);
      return undefined;
    },
  };
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

export async function allClients(ctx: UserContext): Promise<Client[]> {
  const rows = await ctx.db
    .selectFrom("clients")
    .selectAll()
    .where("business_id", "=", ctx.businessId)
    .orderBy("id")
    .execute();
  return rows.map(clientOf);
}
