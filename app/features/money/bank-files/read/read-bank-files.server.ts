import type { BusinessContext } from "#app/platform/context.server.ts";
import { type FieldError, invalid } from "#app/platform/errors.ts";
import { LimitedThreads } from "#app/platform/limited-threads.server.ts";
import { yieldToRequests } from "#app/platform/jobs/yield-to-requests.server.ts";
import type { BankDocument } from "./bank-document.ts";
import { unpacked } from "./packed-document.ts";
import type { CsvTable } from "#app/features/money/bank-files/csv/csv-mapping.ts";
import type { FileRefusal } from "#app/features/running/table-files/file-table.ts";
import type { ReadBankFiles, ReadTable } from "./read-bank-files.worker.ts";
import type { BankFileRefusal } from "./unreadable-bank-file.ts";
import type { UploadedFile } from "./uploaded-documents.server.ts";

const threads = new LimitedThreads(new URL("./read-bank-files.worker.ts", import.meta.url), {
  // The largest allowed files need a tenth of it.
  processorTime: 60_000,
  resourceLimits: { maxYoungGenerationSizeMb: 24, maxOldGenerationSizeMb: 512 },
  outsideHeapMb: 700,
});

type Reader = Pick<BusinessContext, "businessId" | "today">;

export function closeBankFilePool(): Promise<void> {
  return threads.close();
}

/**
 * In a thread with limited time and memory. Takes the bytes over: buffers that hold nothing else are empty afterwards.
 * @param reader of whose business one upload is read at a time
 * @throws AppError `input.invalid` at `file`, when any of the files cannot be read, `bank_file.busy`, `file.unread`
 */
export async function readBankFiles(files: UploadedFile[], reader: Reader): Promise<BankDocument[]> {
  const own = files.map(({ name, bytes }) => ({ name, bytes: alone(bytes) }));
  const answer = await readInThread(own, reader);
  if ("refusal" in answer) throw invalid([fieldError(answer.refusal)]);
  const documents: BankDocument[] = [];
  for (const document of answer.documents) documents.push(await unpacked(document, yieldToRequests));
  return documents;
}

/** Like `readBankFiles`, for one CSV file. */
export async function readCsvUpload({ name, bytes }: UploadedFile, owner: string): Promise<CsvTable> {
  const file = { name, bytes: new Uint8Array(bytes) };
  const task = { name: "readTable", owner, refusal: "bank_file.busy" } as const;
  const answer = (await threads.run(file, task)) as ReadTable;
  if ("refusal" in answer) throw invalid([fieldError(answer.refusal)]);
  return answer.table;
}

async function readInThread(
  files: UploadedFile[],
  { businessId: owner, today }: Reader,
): Promise<ReadBankFiles> {
  const transferList = [...new Set(files.map(({ bytes }) => bytes.buffer as ArrayBuffer))];
  const task = { name: "readUpload", owner, refusal: "bank_file.busy", transferList } as const;
  return (await threads.run({ files, today }, task)) as ReadBankFiles;
}

/** Bytes that share their memory with others, as small buffers do, are copied. */
function alone(bytes: Uint8Array): Uint8Array {
  return bytes.byteLength === bytes.buffer.byteLength && bytes.buffer instanceof ArrayBuffer
    ? new Uint8Array(bytes.buffer)
    : new Uint8Array(bytes);
}

function fieldError({ problem, params }: BankFileRefusal | FileRefusal): FieldError {
  return { field: "file", code: problem, params };
}
