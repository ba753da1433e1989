import type { Piscina } from "piscina";
import { openThreadPool } from "#app/platform/thread-pool.server.ts";
import { type FieldError, invalid } from "#app/platform/errors.ts";
import type { FileRefusal, FileTable } from "./file-table.ts";
import type { ReadFile } from "./read-file.worker.ts";

const AT_ONCE = 2;

/** The largest allowed file needs a tenth of it. */
const TIME_LIMIT_MS = 30_000;

const MEMORY_MB = 512;

let pool: Piscina | undefined;

function readingPool(): Piscina {
  return (pool ??= openThreadPool(new URL("./read-file.worker.ts", import.meta.url), {
    maxThreads: AT_ONCE,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  }));
}

/** Waits for running tasks; a later task starts new threads. */
export async function closeReadingPool(): Promise<void> {
  const closing = pool;
  pool = undefined;
  await closing?.close();
}

/** Time and memory of the thread are limited. @throws AppError `input.invalid` at `file` */
export async function readFile(bytes: Uint8Array): Promise<FileTable[]> {
  const answer = await readInThread(bytes);
  if ("refusal" in answer) throw invalid([fieldError(answer.refusal)]);
  return answer.tables;
}

async function readInThread(bytes: Uint8Array): Promise<ReadFile> {
  try {
    const signal = AbortSignal.timeout(TIME_LIMIT_MS);
    return (await readingPool().run(bytes, { name: "read", signal })) as ReadFile;
  } catch (error) {
    if (!isExhausted(error)) throw error;
    return { refusal: { problem: "import.file_broken", params: {} } };
  }
}

function isExhausted(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error.name === "AbortError" || ("code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY");
}

function fieldError({ problem, params }: FileRefusal): FieldError {
  return { field: "file", code: problem, params };
}
