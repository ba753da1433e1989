const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Characters that XML 1.0 cannot represent: controls and halves of surrogate pairs. */
const NOT_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Cs}/gu;

/** Escapes the text of an element or an attribute in double quotes. */
export function escapeXml(text: string): string {
  return text.replace(NOT_XML, "").replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
}
