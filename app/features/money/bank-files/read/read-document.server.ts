import { parseXml } from "#app/platform/xml/parse-xml.ts";
import { PlannedReading } from "#app/platform/xml/planned-reading.ts";
import { ErrorInXml, UnreadableXml } from "#app/platform/xml/unreadable-xml.ts";
import { xmlText } from "#app/platform/xml/xml-text.server.ts";
import type { Day } from "#app/swiss/dates.ts";
import { CAMT } from "./camt-elements.ts";
import { CamtReading, type EntryAllowance } from "./camt-reading.ts";
import type { PackedDocument } from "./packed-document.ts";
import { UnreadableBankFile } from "./unreadable-bank-file.ts";

/** @throws UnreadableBankFile, whose `file` is the document's name */
export function readDocument(
  name: string,
  bytes: Buffer,
  { allowance, lastDay }: { allowance: EntryAllowance; lastDay: Day },
): PackedDocument {
  const reading = new CamtReading(allowance, lastDay);
  try {
    parseXml(xmlText(bytes), new PlannedReading(CAMT, reading));
    if (!reading.message)
      throw new UnreadableBankFile("bank_file.not_camt", { what: kindOf(reading.namespace) });
    if (reading.statements.length === 0) throw new UnreadableBankFile("bank_file.no_statement");
  } catch (error) {
    throw refused(error, name);
  }
  const { message, messageId, isCopy, statements } = reading;
  return { name, message, version: versionOf(reading), messageId, isCopy, statements };
}

function refused(error: unknown, file: string): unknown {
  const isXml = error instanceof UnreadableXml;
  const refusal = isXml ? new UnreadableBankFile(`bank_file.${error.problem}`) : error;
  if (!(refusal instanceof UnreadableBankFile)) return error;
  const line = error instanceof ErrorInXml ? error.line : undefined;
  if (line !== undefined) refusal.refusal.params.line ??= line;
  refusal.refusal.params.file = file;
  return refusal;
}

function kindOf(namespace: string): string {
  return /\b[a-z]{4}\.\d{3}/.exec(namespace)?.[0] ?? "XML";
}

/** Swiss files of version 04 follow the profile SPS/1.x, those of version 08 SPS/2.x. */
function versionOf({ namespace, profile }: CamtReading): string {
  const inNamespace = /\bcamt\.05\d\.001\.(\d{2})/.exec(namespace)?.[1];
  const inProfile = { "1": "04", "2": "08" }[/SPS\/(\d)\./.exec(profile)?.[1] ?? ""];
  return inNamespace ?? inProfile ?? "";
}
