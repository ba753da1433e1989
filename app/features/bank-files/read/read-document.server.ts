import { CAMT } from "./camt-elements.ts";
import { CamtReading, type EntryAllowance } from "./camt-reading.ts";
import { PlannedReading } from "./element-tree.ts";
import type { PackedDocument } from "./packed-document.ts";
import { parseXml } from "./parse-xml.ts";
import { UnreadableBankFile } from "./unreadable-bank-file.ts";
import { xmlText } from "./xml-text.server.ts";

/** @throws UnreadableBankFile, whose `file` is the document's name */
export function readDocument(name: string, bytes: Buffer, allowance: EntryAllowance): PackedDocument {
  const reading = new CamtReading(allowance);
  try {
    parseXml(xmlText(bytes), new PlannedReading(CAMT, reading));
    if (!reading.message)
      throw new UnreadableBankFile("bank_file.not_camt", { what: kindOf(reading.namespace) });
    if (reading.statements.length === 0) throw new UnreadableBankFile("bank_file.no_statement");
  } catch (error) {
    if (error instanceof UnreadableBankFile) error.refusal.params.file = name;
    throw error;
  }
  const { message, messageId, isCopy, statements } = reading;
  return { name, message, version: versionOf(reading), messageId, isCopy, statements };
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
