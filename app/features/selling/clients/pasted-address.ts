type PastedAddress = Record<string, string>;

const PLACE = /^(?:(?:CH|LI)[- ]?)?(\d{4})\s+(\D.*)$/;
const EMAIL = /^(?:e-?mail:?\s*)?(\S+@\S+\.\S+)$/i;

/**
 * What a copied address says, its lines as on an envelope; null for all else. A street keeps its number, which is never
 * split. A line that has no field would be lost, so it is no address then.
 */
export function pastedAddress(text: string): PastedAddress | null {
  const lines = text
    .split(/[\r\n]+/)
    .map((line) => line.trim().replace(/,$/, ""))
    .filter(Boolean);
  const email = lines.find((line) => EMAIL.test(line));
  const envelope = lines.filter((line) => line !== email);
  const [, postalCode = "", city = ""] = PLACE.exec(envelope.at(-1) ?? "") ?? [];
  const [name, ...between] = envelope.slice(0, -1);
  if (!name || between.length > 2 || !postalCode) return null;
  const [contact, street] = between.length === 2 ? between : [undefined, between[0]];
  return {
    name,
    ...(contact ? { contact } : {}),
    ...(street ? { street } : {}),
    postalCode,
    city,
    ...(email ? { email: EMAIL.exec(email)?.[1] ?? "" } : {}),
  };
}
