export const MAX_XML_DEPTH = 64;

export const MAX_XML_ATTRIBUTES = 64;

/** Characters of one text. */
export const MAX_XML_TEXT = 65_536;
