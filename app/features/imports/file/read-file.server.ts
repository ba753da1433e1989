import { Piscina } from "piscina";
import { type FieldError, invalid } from "#app/platform/errors.ts";
import type { FileRefusal, FileTable } from "./file-table.ts";
import type { ReadFile } from "./read-file.worker.ts";

/** Files that are read at the same time; others wait. */
const AT_ONCE = 2;

/** After this time (ms) a file counts as broken: the largest that we take needs a tenth of it. */
const PATIENCE = 30_000;

/** Megabytes that reading may take. */
const MEMORY = 512;

let pool: Piscina | undefined;

function readingPool(): Piscina {
  return (pool ??= new Piscina({
    filename: new URL("./read-file.worker.ts", import.meta.url).href,
    minThreads: 0,
    maxThreads: AT_ONCE,
    idleTimeout: 60_000,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY },
  }));
}

/** Ends the threads after their current tasks; a later task starts new ones. */
export async function closeReadingPool(): Promise<void> {
  const closing = pool;
  pool = undefined;
  await closing?.close();
}

/**
 * The tables of an uploaded file, read in a worker thread whose time and memory are limited.
 * @throws AppError `input.invalid` at `file`
 */
export async function readFile(bytes: Uint8Array): Promise<FileTable[]> {
  const answer = await readInThread(bytes);
  if ("refusal" in answer) throw invalid([fieldError(answer.refusal)]);
  return answer.tables;
}

async function readInThread(bytes: Uint8Array): Promise<ReadFile> {
  try {
    const signal = AbortSignal.timeout(PATIENCE);
    return (await readingPool().run(bytes, { name: "read", signal })) as ReadFile;
  } catch (error) {
    if (!isExhausted(error)) throw error;
    return { refusal: { problem: "import.file_broken", params: {} } };
  }
}

/** The thread has used up its time or its memory. */
function isExhausted(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error.name === "AbortError" || ("code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY");
}

function fieldError({ problem, params }: FileRefusal): FieldError {
  return { field: "file", code: problem, params };
}
