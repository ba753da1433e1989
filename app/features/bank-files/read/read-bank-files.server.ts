import type { Piscina } from "piscina";
import { openThreadPool } from "#app/platform/thread-pool.server.ts";
import { type FieldError, invalid } from "#app/platform/errors.ts";
import { yieldToRequests } from "#app/platform/jobs/yield-to-requests.server.ts";
import type { BankDocument } from "./bank-document.ts";
import { unpacked } from "./packed-document.ts";
import type { ReadBankFiles } from "./read-bank-files.worker.ts";
import type { BankFileRefusal } from "./unreadable-bank-file.ts";
import type { UploadedFile } from "./uploaded-documents.server.ts";

const AT_ONCE = 2;

/** The largest allowed files need a tenth of it. */
const TIME_LIMIT_MS = 60_000;

const MEMORY_MB = 512;

let pool: Piscina | undefined;

function bankFilePool(): Piscina {
  return (pool ??= openThreadPool(new URL("./read-bank-files.worker.ts", import.meta.url), {
    maxThreads: AT_ONCE,
    resourceLimits: { maxYoungGenerationSizeMb: 24, maxOldGenerationSizeMb: MEMORY_MB },
  }));
}

/** Waits for running tasks; a later task starts new threads. */
export async function closeBankFilePool(): Promise<void> {
  const closing = pool;
  pool = undefined;
  await closing?.close();
}

/**
 * In a thread with limited time and memory. Takes the bytes over: buffers that hold nothing else are empty afterwards.
 * @throws AppError `input.invalid` at `file`, when any of the files cannot be read
 */
export async function readBankFiles(files: UploadedFile[]): Promise<BankDocument[]> {
  const answer = await readInThread(files.map(({ name, bytes }) => ({ name, bytes: alone(bytes) })));
  if ("refusal" in answer) throw invalid([fieldError(answer.refusal)]);
  const documents: BankDocument[] = [];
  for (const document of answer.documents) documents.push(await unpacked(document, yieldToRequests));
  return documents;
}

async function readInThread(files: UploadedFile[]): Promise<ReadBankFiles> {
  try {
    const transferList = [...new Set(files.map(({ bytes }) => bytes.buffer as ArrayBuffer))];
    const signal = AbortSignal.timeout(TIME_LIMIT_MS);
    return (await bankFilePool().run(files, { name: "readUpload", signal, transferList })) as ReadBankFiles;
  } catch (error) {
    if (!isExhausted(error)) throw error;
    return { refusal: { problem: "bank_file.too_large", params: { file: files[0]?.name ?? "" } } };
  }
}

/** Bytes that share their memory with others, as small buffers do, are copied. */
function alone(bytes: Uint8Array): Uint8Array {
  return bytes.byteLength === bytes.buffer.byteLength && bytes.buffer instanceof ArrayBuffer
    ? new Uint8Array(bytes.buffer)
    : new Uint8Array(bytes);
}

function isExhausted(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error.name === "AbortError" || ("code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY");
}

function fieldError({ problem, params }: BankFileRefusal): FieldError {
  return { field: "file", code: problem, params };
}
