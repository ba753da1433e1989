import type { LogoImage } from "#app/features/design/logo.ts";
import type { InvoiceDocument } from "#app/features/invoices/document/invoice-document.ts";
import type { Letter } from "./invoice-pdf-style.ts";
import type { InvoiceWords } from "#app/features/invoices/view/invoice-words.ts";
import type { Pen } from "#app/platform/pdf/pdf-pen.ts";

/** What every part of the letter is drawn with. */
export interface Sheet {
  pen: Pen;
  document: InvoiceDocument;
  words: InvoiceWords;
  letter: Letter;
  logo: LogoImage | null;
}
