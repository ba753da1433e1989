import { expressionBuilder } from "kysely";
import type { BusinessContext } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { foundIn } from "#app/platform/lists/found-in.ts";
import { byName, listPage } from "#app/platform/lists/listing.server.ts";
import type { ListPage } from "#app/platform/lists/pages.ts";
import { isId } from "#app/platform/database/ids.ts";
import type { Schema } from "#app/platform/database/schema.ts";
import { fromJson } from "#app/platform/database/json.ts";
import { isLocale } from "#app/platform/i18n/locale.ts";
import { contentFields } from "#app/features/selling/invoices/fields/invoice-fields.ts";
import { valuesIn } from "#app/platform/forms/field-record.ts";
import { templateItems } from "./template-items.ts";
import type { Template } from "./template.ts";

interface TemplatePage extends Omit<ListPage, "nextCursor"> {
  templates: Template[];
}

interface TemplateQuery {
  search?: string;
  /** ISO UTC, included. */
  updatedSince?: string | undefined;
  page?: number;
  limit?: number;
}

const { ref } = expressionBuilder<Schema, "templates">();

export async function listTemplates(
  ctx: BusinessContext,
  { search = "", updatedSince = "", ...query }: TemplateQuery = {},
): Promise<TemplatePage> {
  const { dialect } = ctx.platform.database;
  const wanted = own(ctx)
    .where("templates.updated_at", ">=", updatedSince)
    .where(({ and }) => and(search ? [foundIn(dialect, ref("templates.sort_name"), search)] : []));
  const order = byName(dialect, ref("templates.sort_name"), ref("templates.id"));
  const { rows, page, limit, total } = await listPage(query, order, withClient(wanted));
  return { templates: rows.map(templateOf), page, limit, total };
}

export async function allTemplates(ctx: BusinessContext): Promise<Template[]> {
  return (await withClient(own(ctx)).orderBy("templates.id").execute()).map(templateOf);
}

export async function findTemplate(ctx: BusinessContext, id: string): Promise<Template> {
  const row = isId(id)
    ? await withClient(own(ctx)).where("templates.id", "=", id).executeTakeFirst()
    : undefined;
  if (!row) throw new AppError("template.not_found");
  return templateOf(row);
}

function own(ctx: BusinessContext) {
  return ctx.db.selectFrom("templates").where("templates.business_id", "=", ctx.businessId);
}

function withClient(query: ReturnType<typeof own>) {
  return query
    .leftJoin("clients", (join) =>
      join
        .onRef("clients.id", "=", "templates.client_id")
        .onRef("clients.business_id", "=", "templates.business_id"),
    )
    .selectAll("templates")
    .select("clients.name as client_name");
}

type Row = Awaited<ReturnType<ReturnType<typeof withClient>["executeTakeFirstOrThrow"]>>;

function templateOf(row: Row): Template {
  return {
    id: row.id,
    name: row.name,
    clientId: row.client_id,
    clientName: row.client_name ?? "",
    language: isLocale(row.language) ? row.language : "en",
    ...valuesIn(contentFields, row),
    termDays: row.term_days,
    items: fromJson(templateItems, row.items),
    version: row.version,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}
