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

export function xmpPacket(metadata: PdfMetadata): string {
  return `<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
${xmpDescription(metadata)}
</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`;
}

function alternative(text: string): string {
  return `<rdf:Alt><rdf:li xml:lang="x-default">${escapeXml(text)}</rdf:li></rdf:Alt>`;
}

function withoutFraction(instant: string): string {
  return `${new Date(instant).toISOString().slice(0, 19)}Z`;
}
