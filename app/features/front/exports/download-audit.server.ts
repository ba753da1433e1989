import { csvPieces } from "#app/features/front/exports/csv.ts";
import type { Cell, ExportSheet } from "#app/features/front/exports/sheet.ts";
import { auditPage } from "#app/features/running/history/audit.server.ts";
import type { AuditFilter } from "#app/features/running/history/audit-filter.ts";
import { historyMessage } from "#app/features/running/history/history-message.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import type { FileInPieces } from "#app/platform/http/responses/stream-response.server.ts";
import { translator } from "#app/platform/i18n/translations.server.ts";

const PAGE = 500;

export function downloadAudit(ctx: UserContext, filter: AuditFilter): FileInPieces {
  const t = translator(ctx.locale);
  const sheet: ExportSheet = {
    name: t("seats:audit.title"),
    file: "audit",
    columns: (["at", "person", "program", "document", "what", "event"] as const).map((name) => ({
      heading: t(`seats:audit.${name}`),
      kind: "text",
    })),
    pages: rowsOf(ctx, filter),
  };
  const name = `${t("seats:audit.file")}-${ctx.today}.csv`;
  return { name, type: "text/csv; charset=utf-8", pieces: csvPieces(sheet, ";") };
}

async function* rowsOf(ctx: UserContext, filter: AuditFilter): AsyncGenerator<Cell[][]> {
  const t = translator(ctx.locale);
  let after = "";
  do {
    const { entries, next } = await auditPage(ctx, { ...filter, after, limit: PAGE });
    yield entries.map((entry) => {
      const { key, params } = historyMessage(entry, ctx.locale, t);
      return [entry.at, entry.userName, entry.program, entry.number, t([key], params), entry.event];
    });
    after = next;
  } while (after);
}
