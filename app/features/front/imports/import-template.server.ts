import { onePage, XLSX } from "#app/features/front/exports/sheet.ts";
import { workbookPieces } from "#app/features/front/exports/workbook.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";
import type { FileInPieces } from "#app/platform/http/responses/stream-response.server.ts";
import { translator } from "#app/platform/i18n/translations.server.ts";
import { importFieldLabel } from "#app/features/front/imports/mapping/import-fields.ts";
import { IMPORT_KINDS, type ImportKind } from "#app/features/front/imports/mapping/import-kinds.ts";

const ADDRESS = ["street", "buildingNumber", "postalCode", "city", "country"];

const ITEM = ["description", "quantity", "unit", "unitPrice", "vatRate"];

/** What a small business fills in; every other field of a kind is understood as well. */
const TEMPLATE_FIELDS: Record<ImportKind, readonly string[]> = {
  clients: ["clientNumber", "name", "contact", ...ADDRESS, "email", "phone", "language", "groups", "remark"],
  invoices: ["number", "issueDate", "dueDate", "status", "paidOn", "name", "email", ...ADDRESS, ...ITEM],
  payments: ["number", "paidOn", "amount", "note"],
  expenses: ["day", "supplier", "category", "amount", "vatRate", "reference", "note"],
  services: ["name", "day", "description", "quantity", "unit", "unitPrice", "vatRate", "project"],
  series: ["name", "email", ...ADDRESS, "seriesName", "interval", "start", "endOn", ...ITEM],
  catalogue: ["number", "de", "unit", "unitPrice", "vatClass"],
};

/** An empty workbook with our headings, in the reader's language. @throws AppError `import.not_found` */
export function importTemplate(ctx: UserContext, wanted: string): FileInPieces {
  const kind = IMPORT_KINDS.find((known) => known === wanted);
  if (!kind) throw new AppError("import.not_found");
  const t = translator(ctx.locale);
  const name = t(`imports:kind.${kind}`);
  const columns = TEMPLATE_FIELDS[kind].map((field) => ({
    heading: t([importFieldLabel(kind, field)]),
    kind: "text" as const,
  }));
  const sheet = { name, file: kind, columns, pages: onePage([]) };
  return { name: `${name}.xlsx`, type: XLSX, pieces: workbookPieces([sheet], ctx.now.toISOString()) };
}
