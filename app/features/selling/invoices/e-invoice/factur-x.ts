import type { PdfAttachment } from "#app/platform/pdf/pdf-document.ts";

export const FACTUR_X = "factur-x.xml";

const text = { valueType: "Text" };

/** The file inside a PDF, as Factur-X 1.0 and ZUGFeRD 2 name and describe it. */
export function facturX(xml: string): PdfAttachment {
  return {
    name: FACTUR_X,
    type: "text/xml",
    text: xml,
    description: "Factur-X / ZUGFeRD, EN 16931",
    schema: {
      name: "Factur-X PDFA Extension Schema",
      uri: "urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#",
      prefix: "fx",
      category: "external",
      properties: [
        { name: "DocumentFileName", ...text, description: "Name of the embedded XML file", value: FACTUR_X },
        { name: "DocumentType", ...text, description: "Kind of the document", value: "INVOICE" },
        { name: "Version", ...text, description: "Version of the XML schema", value: "1.0" },
        { name: "ConformanceLevel", ...text, description: "Profile of the XML data", value: "EN 16931" },
      ],
    },
  };
}
