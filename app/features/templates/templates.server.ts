import type { BusinessContext } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { fold } from "#app/platform/lists/fold.ts";
import { isId } from "#app/platform/database/ids.ts";
import { fromJson } from "#app/platform/database/json.ts";
import { isLocale } from "#app/platform/i18n/locale.ts";
import { contentFields } from "#app/features/invoices/fields/invoice-fields.ts";
import { valuesIn } from "#app/platform/forms/field-record.ts";
import { templateItems } from "./template-items.ts";
import type { Template } from "./template.ts";

interface TemplatePage {
  templates: Template[];
  page: number;
  limit: number;
  total: number;
}

const PAGE_SIZE = 10;

export async function listTemplates(
  ctx: BusinessContext,
  { search = "", page = 1, limit = PAGE_SIZE }: { search?: string; page?: number; limit?: number } = {},
): Promise<TemplatePage> {
  const { dialect } = ctx.platform.database;
  const wanted = own(ctx).where(({ and, ref }) =>
    and(search ? [dialect.contains(ref("templates.sort_name"), fold(search))] : []),
  );
  const { total } = await wanted
    .select((select) => select.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  const rows = await withClient(wanted)
    .orderBy(({ ref }) => dialect.inOrder(ref("templates.sort_name")))
    .orderBy("templates.id")
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
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
