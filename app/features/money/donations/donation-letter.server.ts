import { findLogo } from "#app/features/selling/design/logo.server.ts";
import { findIssuer } from "#app/features/selling/invoices/document/resolve-invoice.server.ts";
import { joinPapers } from "#app/features/selling/invoices/pdf/download-invoice.server.ts";
import { renderLetterPdf } from "#app/features/selling/invoices/pdf/invoice-pdf.server.ts";
import { recipientLines } from "#app/features/selling/invoices/view/address-lines.ts";
import { BLANK_HEADS, BLANK_ROW, blankLetter } from "#app/features/selling/invoices/view/blank-letter.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";
import type { FileToKeep } from "#app/platform/http/responses/file-response.server.ts";
import { translator } from "#app/platform/i18n/translations.server.ts";
import { rowsOfPart } from "#app/platform/lists/parts.ts";
import { formatDay } from "#app/swiss/dates.ts";
import { formatAmount } from "#app/swiss/money.ts";
import type { ChosenDonations } from "./chosen-donations.ts";
import { type Donation, donationsOf } from "./donations.server.ts";

export const LETTERS_IN_FILE = 100;

/** One letter for each, to print. @param part from 1 @throws AppError `client.not_found` without any */
export async function downloadDonationLetters(
  ctx: UserContext,
  chosen: ChosenDonations,
  { part, clientId }: { part: string | null; clientId: string | null },
): Promise<FileToKeep> {
  const { rows } = await donationsOf(ctx, chosen);
  const wanted = clientId
    ? rows.filter(({ client }) => client.id === clientId)
    : rowsOfPart(rows, part, LETTERS_IN_FILE);
  if (wanted.length === 0) throw new AppError("client.not_found");
  const title = translator(ctx.locale)("statements:donations.letter", { year: chosen.year });
  const pdfs: Uint8Array[] = [];
  for (const donation of wanted) pdfs.push(await drawLetter(ctx, donation, chosen));
  const [only] = wanted;
  if (wanted.length > 1 || !only) return joinPapers(ctx, pdfs, title);
  return { name: `${title} ${only.client.name}.pdf`, type: "application/pdf", content: pdfs[0]! };
}

async function drawLetter(
  ctx: UserContext,
  { client, days, sum }: Donation,
  { year, isFree }: ChosenDonations,
): Promise<Uint8Array> {
  const { sender, designFor } = await findIssuer(ctx);
  const { language } = client;
  const design = designFor(client.country);
  const t = translator(language);
  const title = t("statements:donations.letter", { year });
  const total = formatAmount(sum);
  let carried = 0;
  return renderLetterPdf({
    view: {
      ...blankLetter(language, sender, design),
      title,
      recipient: recipientLines({ sender, recipient: client, language }),
      amount: total,
      facts: [{ label: t("statements:day"), value: formatDay(ctx.today, language) }],
      opening: t("statements:donations.opening", { sender: sender.name, year }),
      heads: { ...BLANK_HEADS, description: t("statements:donations.paidOn"), amount: "CHF" },
      items: days.map(({ day, amount }) => ({
        ...BLANK_ROW,
        description: formatDay(day, language),
        note: amount < 0 ? t("statements:donations.paidBack") : "",
        amount: formatAmount(amount),
        carried: formatAmount((carried += amount)),
      })),
      carryLabel: t("pdf:carry"),
      total: { label: t("pdf:total", { currency: "CHF" }), value: total },
      term: isFree ? t("statements:donations.free") : "",
    },
    design,
    slip: null,
    title,
    createdAt: ctx.now.toISOString(),
    author: sender.name,
    subject: client.name,
    logo: await findLogo(ctx, design.logo),
  });
}
