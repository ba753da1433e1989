import { expressionBuilder, type Selectable } from "kysely";
import { lockOpenBusiness } from "#app/features/people/accounts/business.server.ts";
import { externalFields, NO_EXTERNAL } from "#app/features/running/external/external-fields.ts";
import { holdExternalId } from "#app/features/running/external/hold-external-id.server.ts";
import { recordDeletion } from "#app/features/running/deletions/deletions.server.ts";
import { recordEvent } from "#app/features/running/events/record-event.server.ts";
import type { BusinessContext, UserContext } from "#app/platform/context.server.ts";
import { holdsAlready } from "#app/platform/database/holds-already.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { fold } from "#app/platform/lists/fold.ts";
import { foundIn } from "#app/platform/lists/found-in.ts";
import { byName, listPage, type WantedPage } from "#app/platform/lists/listing.server.ts";
import { isId } from "#app/platform/database/ids.ts";
import { columnsOf, searchedOf, valuesIn } from "#app/platform/forms/field-record.ts";
import { isLocale } from "#app/platform/i18n/locale.ts";
import type { Schema } from "#app/platform/database/schema.ts";
import type { ClientsTable } from "#app/platform/database/schema/clients.ts";
import { formatPhone } from "#app/swiss/phone.ts";
import type { Client, ClientPage } from "./client.ts";
import { groupNamed, spelledAsBefore } from "./client-groups.server.ts";
import { clientAddressFields, clientFields, clientSettings } from "./client-fields.ts";
import { clientJson } from "./client-json.ts";
import { letGoOfClient } from "./let-go-of-client.server.ts";
import type { ClientInput } from "./client.schema.ts";

interface ClientQuery extends WantedPage {
  search?: string;
  email?: string | undefined;
  /** ISO UTC, included. */
  updatedSince?: string | undefined;
  externalId?: string | undefined;
  group?: string | undefined;
}

const { ref } = expressionBuilder<Schema, "clients">();

/** Accents and case are folded in `search`. */
export async function listClients(ctx: UserContext, query: ClientQuery = {}): Promise<ClientPage> {
  const { search = "", email, updatedSince, externalId, group } = query;
  const name = group && ((await groupNamed(ctx, group)) ?? group);
  const { dialect } = ctx.platform.database;
  const wanted = own(ctx).where(({ and, eb }) =>
    and([
      ...(search ? [foundIn(dialect, ref("search_text"), search)] : []),
      ...(email ? [eb("email", "=", email.toLowerCase())] : []),
      ...(updatedSince ? [eb("updated_at", ">=", updatedSince)] : []),
      ...(externalId ? [eb("external_id", "=", externalId)] : []),
      ...(name ? [dialect.contains(ref("group_names"), `\n${name}\n`)] : []),
    ]),
  );
  const order = byName(dialect, ref("sort_name"), ref("id"));
  const { rows, ...page } = await listPage(query, order, wanted.selectAll());
  return { clients: rows.map(clientOf), ...page };
}

export async function findClient(ctx: BusinessContext, id: string): Promise<Client> {
  return clientOf(await findRow(ctx, id));
}

/** At most a few hundred clients; unknown ones are left out. */
export async function findClients(ctx: BusinessContext, ids: string[]): Promise<Client[]> {
  const rows = await own(ctx).selectAll().where("id", "in", ids.filter(isId)).execute();
  return rows.map(clientOf);
}

async function findRow(ctx: BusinessContext, id: string): Promise<Selectable<ClientsTable>> {
  const row = isId(id) ? await own(ctx).selectAll().where("id", "=", id).executeTakeFirst() : undefined;
  if (!row) throw new AppError("client.not_found");
  return row;
}

export async function createClient(ctx: UserContext, input: ClientInput): Promise<Client> {
  return ctx.transaction(async (ctx) => {
    await lockOpenBusiness(ctx);
    const now = ctx.now.toISOString();
    const id = ctx.newId();
    const written = columns(input, {
      language: ctx.user.language,
      eInvoice: "default",
      delivery: "email",
      clientNumber: "",
      remark: "",
      ...NO_EXTERNAL,
    });
    const row = await ctx.db
      .insertInto("clients")
      .values({
        id,
        business_id: ctx.businessId,
        ...written,
        group_names: await spelledAsBefore(ctx, written.group_names),
        ...(await holdExternalId(ctx, { kind: "client", id }, written.external_id)),
        created_at: now,
        updated_at: now,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    return notifyWebhooks(ctx, "client.created", clientOf(row));
  });
}

/** Existing invoices keep their copy. @throws AppError `client.not_found`, `client.changed`, `external_id.taken` */
export async function updateClient(ctx: UserContext, id: string, input: ClientInput): Promise<Client> {
  return ctx.transaction(async (ctx) => {
    await lockOpenBusiness(ctx);
    const before = await findRow(ctx, id);
    const { version } = before;
    if (input.version !== undefined && input.version !== version) throw new AppError("client.changed");
    const typed = columns(input, clientOf(before));
    const written = { ...typed, group_names: await spelledAsBefore(ctx, typed.group_names) };
    if (holdsAlready(before, written)) return clientOf(before);
    const row = await ctx.db
      .updateTable("clients")
      .set({
        ...written,
        ...(await holdExternalId(ctx, { kind: "client", id }, written.external_id)),
        version: version + 1,
        updated_at: ctx.now.toISOString(),
      })
      .where("business_id", "=", ctx.businessId)
      .where("id", "=", id)
      .returningAll()
      .executeTakeFirstOrThrow();
    return notifyWebhooks(ctx, "client.updated", clientOf(row));
  });
}

/** @throws AppError `client.not_found`, `client.changed` when `seen` is not the latest version */
export async function deleteClient(ctx: UserContext, id: string, seen?: number): Promise<{ name: string }> {
  return ctx.transaction(async (ctx) => {
    await lockOpenBusiness(ctx);
    const client = await findClient(ctx, id);
    const { name, version } = client;
    if (seen !== undefined && seen !== version) throw new AppError("client.changed");
    await letGoOfClient(ctx, id);
    await ctx.db
      .deleteFrom("clients")
      .where("business_id", "=", ctx.businessId)
      .where("id", "=", id)
      .execute();
    await recordDeletion(ctx, "client", id);
    await notifyWebhooks(ctx, "client.deleted", client);
    ctx.log.info({ event: "client.deleted", clientId: id });
    return { name };
  });
}

/** What stays when it is left out. */
type Kept = Pick<
  Client,
  "language" | "eInvoice" | "delivery" | "clientNumber" | "remark" | "externalId" | "metadata"
>;

function kept(input: Partial<Kept>, before: Kept): Kept {
  const { language = before.language, eInvoice = before.eInvoice, delivery = before.delivery } = input;
  const { externalId = before.externalId, metadata = before.metadata } = input;
  const { clientNumber = before.clientNumber, remark = before.remark } = input;
  return { language, eInvoice, delivery, clientNumber, remark, externalId, metadata };
}

/** Call it in the same transaction, so that a change that is rolled back is never sent. */
async function notifyWebhooks(
  ctx: BusinessContext,
  event: "client.created" | "client.updated" | "client.deleted",
  client: Client,
): Promise<Client> {
  await recordEvent(ctx, event, () => ({ client: clientJson(client) }));
  return client;
}

function own(ctx: BusinessContext) {
  return ctx.db.selectFrom("clients").where("business_id", "=", ctx.businessId);
}

function columns({ address, ...input }: ClientInput, before: Kept) {
  const client = { ...input, ...kept(input, before) };
  const searched = [
    ...searchedOf(clientFields, client),
    formatPhone(client.phone),
    ...searchedOf(clientAddressFields, address),
    ...searchedOf(clientSettings, client),
  ];
  return {
    ...columnsOf(clientFields, client),
    ...columnsOf(clientAddressFields, address),
    ...columnsOf(clientSettings, client),
    ...columnsOf(externalFields, client),
    sort_name: fold(client.name),
    search_text: fold(searched.join("\n")),
  };
}

export function clientOf(row: Selectable<ClientsTable>): Client {
  return {
    id: row.id,
    ...valuesIn(clientFields, row),
    ...valuesIn(clientAddressFields, row),
    ...valuesIn(clientSettings, row),
    ...valuesIn(externalFields, row),
    language: isLocale(row.language) ? row.language : "en",
    version: row.version,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}
