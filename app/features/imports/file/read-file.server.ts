import { type FieldError, invalid } from "#app/platform/errors.ts";
import { Exhausted, LimitedThreads } from "#app/platform/limited-threads.server.ts";
import type { FileRefusal, FileTable } from "#app/features/table-files/file-table.ts";
import type { ReadFile } from "./read-file.worker.ts";

const threads = new LimitedThreads(new URL("./read-file.worker.ts", import.meta.url), {
  atOnce: 2,
  timeLimit: 30_000,
  resourceLimits: { maxOldGenerationSizeMb: 512 },
});

export function closeReadingPool(): Promise<void> {
  return threads.close();
}

/** @param owner of whom one file is read at a time @throws AppError `input.invalid` at `file`, `import.busy` */
export async function readFile(bytes: Uint8Array, owner: string): Promise<FileTable[]> {
  const answer = await readInThread(bytes, owner);
  if ("refusal" in answer) throw invalid([fieldError(answer.refusal)]);
  return answer.tables;
}

async function readInThread(bytes: Uint8Array, owner: string): Promise<ReadFile> {
  try {
    return (await threads.run(bytes, { name: "read", owner, refusal: "import.busy" })) as ReadFile;
  } catch (error) {
    if (!(error instanceof Exhausted)) throw error;
    return { refusal: { problem: "import.file_too_large_inside", params: {} } };
  }
}

function fieldError({ problem, params }: FileRefusal): FieldError {
  return { field: "file", code: problem, params };
}
