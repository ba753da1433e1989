const FIRM = /\b(AG|SA|GmbH|Sàrl|Sarl|Sagl|KLG|Ltd)\b/u;

/** Whether a name carries the legal form of a firm. */
export function hasLegalForm(name: string): boolean {
  return FIRM.test(name);
}
