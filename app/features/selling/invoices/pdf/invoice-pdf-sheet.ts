import type { LogoImage } from "#app/features/selling/design/logo.ts";
import type { Letter } from "./invoice-pdf-style.ts";
import type { InvoiceView } from "#app/features/selling/invoices/view/invoice-view.ts";
import type { Pen } from "#app/platform/pdf/pdf-pen.ts";

export interface Sheet {
  pen: Pen;
  view: InvoiceView;
  letter: Letter;
  logo: LogoImage | null;
}
