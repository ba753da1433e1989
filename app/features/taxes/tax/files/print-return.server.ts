import type { PrintedReturn } from "./return-pdf.ts";

/** Its packages for fonts and PDFs take 10 MB, and this is all that draws outside of a thread: loaded when asked. */
export async function printReturn(printed: PrintedReturn): Promise<Buffer> {
  const [{ drawReturn }, { pdfFonts }] = await Promise.all([
    import("./return-pdf.ts"),
    import("#app/platform/pdf/pdf-fonts.server.ts"),
  ]);
  return drawReturn(printed, pdfFonts());
}
