import { escapeXml } from "#app/platform/escape-xml.ts";

export interface PdfMetadata {
  title: string;
  author: string;
  subject: string;
  language: string;
  /** ISO instant; empty leaves the date out. */
  createdAt: string;
}

export const PDF_TOOL = "Rappen";

/** A namespace that PDF/A does not know and wants described (ISO 19005-3, 6.6.2.3). */
export interface XmpSchema {
  name: string;
  uri: string;
  prefix: string;
  category: "internal" | "external";
  properties: { name: string; valueType: string; description: string; value: string }[];
}

const UNIVERSAL_ACCESSIBILITY: XmpSchema = {
  name: "PDF/UA identification schema",
  uri: "http://www.aiim.org/pdfua/ns/id/",
  prefix: "pdfuaid",
  category: "internal",
  properties: [
    { name: "part", valueType: "Integer", description: "Part of ISO 14289 that is followed", value: "1" },
  ],
};

/** PDF/A-3a, ISO 19005-3, 6.6.4; pdfkit writes it by itself. */
const ARCHIVE = `<rdf:Description rdf:about="" xmlns:pdfaid="http://www.aiim.org/pdfa/ns/id/">
  <pdfaid:part>3</pdfaid:part>
  <pdfaid:conformance>A</pdfaid:conformance>
</rdf:Description>
`;

/** What the file claims to be: PDF/UA-1 (ISO 14289-1, clause 5), and more. */
export function xmpClaims(more: XmpSchema[] = []): string {
  const schemas = [UNIVERSAL_ACCESSIBILITY, ...more];
  return schemas.map(xmpValues).join("") + xmpSchemas(schemas);
}

function xmpValues({ prefix, uri, properties }: XmpSchema): string {
  const values = properties.map(({ name, value }) => `  <${prefix}:${name}>${value}</${prefix}:${name}>\n`);
  return `<rdf:Description rdf:about="" xmlns:${prefix}="${uri}">\n${values.join("")}</rdf:Description>\n`;
}

function xmpSchemas(schemas: XmpSchema[]): string {
  return `<rdf:Description rdf:about=""
    xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/"
    xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#"
    xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#">
  <pdfaExtension:schemas><rdf:Bag>${schemas.map(xmpSchema).join("")}</rdf:Bag></pdfaExtension:schemas>
</rdf:Description>
`;
}

function xmpSchema({ name, uri, prefix, category, properties }: XmpSchema): string {
  const described = properties.map(
    ({ name, valueType, description }) => `<rdf:li rdf:parseType="Resource">
      <pdfaProperty:name>${name}</pdfaProperty:name>
      <pdfaProperty:valueType>${valueType}</pdfaProperty:valueType>
      <pdfaProperty:category>${category}</pdfaProperty:category>
      <pdfaProperty:description>${description}</pdfaProperty:description>
    </rdf:li>`,
  );
  return `<rdf:li rdf:parseType="Resource">
    <pdfaSchema:schema>${name}</pdfaSchema:schema>
    <pdfaSchema:namespaceURI>${uri}</pdfaSchema:namespaceURI>
    <pdfaSchema:prefix>${prefix}</pdfaSchema:prefix>
    <pdfaSchema:property><rdf:Seq>${described.join("")}</rdf:Seq></pdfaSchema:property>
  </rdf:li>`;
}

/** ISO 16684-1, well-formed whatever the texts hold. */
export function xmpDescription({ title, author, subject, language, createdAt }: PdfMetadata): string {
  return `<rdf:Description rdf:about=""
    xmlns:dc="http://purl.org/dc/elements/1.1/"
    xmlns:pdf="http://ns.adobe.com/pdf/1.3/"
    xmlns:xmp="http://ns.adobe.com/xap/1.0/">
  <dc:format>application/pdf</dc:format>
  <dc:title>${alternative(title)}</dc:title>
${author && `  <dc:creator><rdf:Seq><rdf:li>${escapeXml(author)}</rdf:li></rdf:Seq></dc:creator>\n`}\
${subject && `  <dc:description>${alternative(subject)}</dc:description>\n`}\
  <dc:language><rdf:Bag><rdf:li>${escapeXml(language)}</rdf:li></rdf:Bag></dc:language>
${createdAt && `  <xmp:CreateDate>${escapeXml(withoutFraction(createdAt))}</xmp:CreateDate>\n`}\
  <xmp:CreatorTool>${PDF_TOOL}</xmp:CreatorTool>
  <pdf:Producer>${PDF_TOOL}</pdf:Producer>
</rdf:Description>`;
}

/** @param isArchive whether the file is PDF/A-3a and PDF/UA-1 */
export function xmpPacket(metadata: PdfMetadata, { isArchive }: { isArchive: boolean }): string {
  return `<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
${xmpDescription(metadata)}
${isArchive ? ARCHIVE + xmpClaims() : ""}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`;
}

function alternative(text: string): string {
  return `<rdf:Alt><rdf:li xml:lang="x-default">${escapeXml(text)}</rdf:li></rdf:Alt>`;
}

function withoutFraction(instant: string): string {
  return `${new Date(instant).toISOString().slice(0, 19)}Z`;
}
