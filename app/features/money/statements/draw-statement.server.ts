import { findLogo } from "#app/features/selling/design/logo.server.ts";
import { findIssuer } from "#app/features/selling/invoices/document/resolve-invoice.server.ts";
import { renderLetterPdf } from "#app/features/selling/invoices/pdf/invoice-pdf.server.ts";
import { pdfTexts } from "#app/features/selling/invoices/view/pdf-texts.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";
import type { FileToKeep } from "#app/platform/http/responses/file-response.server.ts";
import { translator } from "#app/platform/i18n/translations.server.ts";
import type { Currency } from "#app/swiss/money.ts";
import { findStatement, type Statement } from "./client-statement.server.ts";
import { statementView } from "./statement-view.ts";

/** @throws AppError `client.not_found`, `statement.nothing_open` */
export async function downloadStatement(
  ctx: UserContext,
  clientId: string,
  currency: Currency = "CHF",
): Promise<FileToKeep & { content: Uint8Array }> {
  const statement = await findStatement(ctx, clientId, currency);
  return {
    name: statementName(statement),
    type: "application/pdf",
    content: await drawStatement(ctx, statement),
  };
}

export async function drawStatement(ctx: UserContext, statement: Statement): Promise<Buffer> {
  if (statement.items.length === 0) throw new AppError("statement.nothing_open");
  const { sender, designFor } = await findIssuer(ctx);
  const { language, country } = statement.client;
  const design = designFor(country);
  const texts = pdfTexts(language);
  const view = statementView(translator(language), statement, { sender, design, texts });
  return renderLetterPdf({
    view,
    design,
    slip: null,
    title: view.title,
    createdAt: ctx.now.toISOString(),
    author: sender.name,
    subject: statement.client.name,
    logo: await findLogo(ctx, design.logo),
  });
}

export function statementName({ client, day, currency }: Statement): string {
  const title = translator(client.language)("statements:title");
  return [title, client.name, currency === "CHF" ? "" : currency, `${day}.pdf`].filter(Boolean).join(" ");
}
