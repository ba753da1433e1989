import { type Client } from "#app/features/selling/clients/client.ts";
import { groupNamed } from "#app/features/selling/clients/client-groups.server.ts";
import { clientOf } from "#app/features/selling/clients/clients.server.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import { isId } from "#app/platform/database/ids.ts";
import { type FieldError, invalid } from "#app/platform/errors.ts";
import { MAX_CLIENTS } from "./batch.ts";

/** How many ids one query names; SQLite takes no more than some thousands. */
const IDS_AT_ONCE = 1_000;

interface Chosen {
  /** The group as it is spelled; empty for a selection. */
  group: string;
  clients: Client[];
}

/** The clients by name. @throws AppError `input.invalid` at `group`, `clientIds` */
export async function clientsOfBatch(
  ctx: BusinessContext,
  { group, clientIds }: { group: string; clientIds: readonly string[] },
): Promise<Chosen> {
  if (group === "") return { group, clients: await selected(ctx, clientIds) };
  const name = await groupNamed(ctx, group);
  if (name === null) throw invalid([{ field: "group", code: "field.unknown_group" }]);
  const clients = await clientsInGroup(ctx, name);
  if (clients.length > MAX_CLIENTS)
    throw invalid([{ field: "group", code: "field.too_many", params: { max: MAX_CLIENTS } }]);
  return { group: name, clients };
}

async function clientsInGroup(ctx: BusinessContext, name: string): Promise<Client[]> {
  const { dialect } = ctx.platform.database;
  const rows = await own(ctx)
    .where("group_names", "!=", "")
    .where(({ ref }) => dialect.contains(ref("group_names"), `\n${name}\n`))
    .orderBy("id")
    .limit(MAX_CLIENTS + 1)
    .execute();
  return sorted(rows.map(clientOf));
}

async function selected(ctx: BusinessContext, wanted: readonly string[]): Promise<Client[]> {
  const ids = [...new Set(wanted)];
  const clients: Client[] = [];
  for (let from = 0; from < ids.length; from += IDS_AT_ONCE) {
    const part = ids.slice(from, from + IDS_AT_ONCE).filter(isId);
    const rows = part.length > 0 ? await own(ctx).where("id", "in", part).execute() : [];
    clients.push(...rows.map(clientOf));
  }
  const known = new Set(clients.map(({ id }) => id));
  const errors = wanted.flatMap((id, index): FieldError[] =>
    known.has(id) ? [] : [{ field: `clientIds[${index}]`, code: "client.not_found" }],
  );
  if (errors.length > 0) throw invalid(errors.slice(0, 20));
  return sorted(clients);
}

function sorted(clients: Client[]): Client[] {
  return clients.toSorted((one, other) => one.name.localeCompare(other.name, "de"));
}

function own(ctx: BusinessContext) {
  return ctx.db.selectFrom("clients").selectAll().where("business_id", "=", ctx.businessId);
}
