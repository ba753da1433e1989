import { generateReference } from "#app/features/selling/invoices/document/generate-reference.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { isQrIban } from "#app/swiss/iban.ts";
import type { ReferenceType } from "#app/swiss/reference.ts";
import type { PlannedLetter, OwnLetter, SharedLetter } from "./letter.ts";

interface Reference {
  referenceType: ReferenceType;
  reference: string;
}

export type SharedWithReference = SharedLetter & Reference;
export type LetterWithReference = (OwnLetter & Reference) | SharedWithReference;

const LONGEST = 13;

/** Made of the day and the oldest invoice's number, so that the preview shows the one that will be written. */
export async function withReference(ctx: UserContext, letter: PlannedLetter): Promise<LetterWithReference> {
  const { client, sender, parts, createdOn } = letter;
  if (!client || sender.iban === "") return { ...letter, referenceType: "NON", reference: "" };
  const referenceType = isQrIban(sender.iban) ? "QRR" : "SCOR";
  const [{ invoice }] = parts;
  const number = invoice.number.replace(/[^A-Za-z0-9]/g, "").slice(-LONGEST);
  const seed = `${createdOn.replaceAll("-", "")}${number}`;
  return { ...letter, referenceType, reference: await generateReference(ctx, referenceType, seed) };
}
