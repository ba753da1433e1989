import ExcelJS from "exceljs";
import { storedZip } from "./stored-zip.ts";

/** A workbook with one sheet of these rows, as a spreadsheet program would write it. */
export async function workbookOf(
  rows: ExcelJS.CellValue[][],
  format?: (sheet: ExcelJS.Worksheet) => void,
): Promise<Buffer> {
  const workbook = new ExcelJS.Workbook();
  const sheet = workbook.addWorksheet("Tabelle1");
  sheet.addRows(rows);
  format?.(sheet);
  return Buffer.from(await workbook.xlsx.writeBuffer());
}

/** A workbook whose one sheet holds exactly this XML. */
export function workbookWith(sheet: string): Buffer {
  const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
  const ids = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
  const part = (path: string, xml: string): [string, Buffer] => [
    path,
    Buffer.from(`<?xml version="1.0"?>${xml}`),
  ];
  return storedZip([
    part(
      "xl/_rels/workbook.xml.rels",
      `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">` +
        `<Relationship Id="r1" Type="${ids}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    ),
    part(
      "xl/workbook.xml",
      `<workbook xmlns="${main}" xmlns:r="${ids}"><sheets><sheet name="A" sheetId="1" r:id="r1"/></sheets></workbook>`,
    ),
    part(
      "xl/worksheets/sheet1.xml",
      `<worksheet xmlns="${main}"><sheetData>${sheet}</sheetData></worksheet>`,
    ),
  ]);
}
