/** A = 10 to Z = 35 (ISO 7064 mod 97-10, shared by IBAN and ISO 11649). */
function mod97(text: string): number {
  let remainder = 0;
  for (const character of text) {
    const value = Number.parseInt(character, 36);
    remainder = (remainder * (value > 9 ? 100 : 10) + value) % 97;
  }
  return remainder;
}

/** The check digits are 98 minus a remainder: 00, 01 and 99 cannot occur, although some codes with them pass. */
export function hasValidCheckDigits(code: string): boolean {
  const digits = code.slice(2, 4);
  return digits >= "02" && digits <= "98" && mod97(code.slice(4) + code.slice(0, 4)) === 1;
}

export function checkDigits(prefix: string, rest: string): string {
  return String(98 - mod97(`${rest}${prefix}00`)).padStart(2, "0");
}
