import { hash } from "node:crypto";
import { generateReference } from "#app/features/selling/invoices/document/generate-reference.server.ts";
import { findLogo } from "#app/features/selling/design/logo.server.ts";
import { renderLetterPdf } from "#app/features/selling/invoices/pdf/invoice-pdf.server.ts";
import { testMark } from "#app/features/selling/invoices/pdf/original-pdf.server.ts";
import { type InvoiceSheetView, slipViewOf } from "#app/features/selling/invoices/view/invoice-sheet-view.ts";
import type { InvoiceView } from "#app/features/selling/invoices/view/invoice-view.ts";
import { pdfTexts } from "#app/features/selling/invoices/view/pdf-texts.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { translator } from "#app/platform/i18n/translations.server.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import { formatDay } from "#app/swiss/dates.ts";
import { isQrIban } from "#app/swiss/iban.ts";
import type { QrBill } from "#app/swiss/qr-payload.ts";
import type { LetterWithReference, PlannedLetter } from "./letter.ts";
import { letterSlip } from "./letter-slip.ts";
import { type PaperWords, letterTitle } from "./letter-text.ts";
import { ownLetterView } from "./own-letter-view.ts";
import { sharedLetterView } from "./shared-letter-view.ts";

export interface DrawnLetter {
  letter: LetterWithReference;
  pdf: Buffer;
}

/** @throws AppError `invoice.slip_refused` */
export async function drawLetter(ctx: UserContext, planned: PlannedLetter): Promise<DrawnLetter> {
  const letter = await withReference(ctx, planned);
  const { client, design, sender, language, parts } = letter;
  const { view, slip } = paperOf(letter);
  const pdf = await renderLetterPdf({
    view: { ...view, mark: (await testMark(ctx)) ? translator(language)("pdf:testMark") : "" },
    slip,
    design,
    title: letterTitle(translator(language), letter),
    author: sender.name,
    subject: (client ?? parts[0].invoice.recipient).name,
    createdAt: ctx.now.toISOString(),
    logo: await findLogo(ctx, design.logo),
  });
  return { letter, pdf };
}

/** @throws AppError `invoice.slip_refused` */
export async function letterSheet(ctx: UserContext, planned: PlannedLetter): Promise<InvoiceSheetView> {
  const { view, slip } = paperOf(await withReference(ctx, planned));
  return { ...view, slip: slip && slipViewOf(slip, planned.language) };
}

const LONGEST = 13;

/** Made of the day and the oldest invoice's number, so that the preview shows the one that will be written. */
async function withReference(ctx: UserContext, letter: PlannedLetter): Promise<LetterWithReference> {
  const { client, sender, parts, createdOn } = letter;
  if (!client || sender.iban === "") return { ...letter, referenceType: "NON", reference: "" };
  const referenceType = isQrIban(sender.iban) ? "QRR" : "SCOR";
  const [{ invoice }] = parts;
  const number = invoice.number.replace(/[^A-Za-z0-9]/g, "").slice(-LONGEST);
  const seed = `${createdOn.replaceAll("-", "")}${number}`;
  return { ...letter, referenceType, reference: await generateReference(ctx, referenceType, seed) };
}

function paperOf(letter: LetterWithReference): { view: InvoiceView; slip: QrBill | null } {
  const { client, language } = letter;
  const words = paperWords(language);
  const slip = letterSlip(words, letter);
  const view = client ? sharedLetterView(words, letter) : ownLetterView(words, letter, pdfTexts(language));
  return { view, slip };
}

export function paperWords(language: Locale): PaperWords {
  return { t: translator(language), day: (day) => formatDay(day, language), language };
}

/** Differs as soon as one of the letters would. */
export function digestOf(letters: readonly PlannedLetter[]): string {
  const papers = letters.map(({ sender, dueUntil, parts }) => [
    sender,
    dueUntil,
    ...parts.map(({ invoice: { id, version }, claim }) => [id, version, claim]),
  ]);
  return hash("sha256", JSON.stringify([letters[0]?.client?.version, papers]));
}
