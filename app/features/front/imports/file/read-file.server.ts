import { type FieldError, invalid } from "#app/platform/errors.ts";
import { LimitedThreads } from "#app/platform/limited-threads.server.ts";
import type { FileRefusal, FileTable } from "#app/features/running/table-files/file-table.ts";
import type { FileToImport, PackedImport, ReadFile } from "./read-file.worker.ts";

const threads = new LimitedThreads(new URL("./read-file.worker.ts", import.meta.url), {
  processorTime: 30_000,
  resourceLimits: { maxOldGenerationSizeMb: 512 },
  outsideHeapMb: 300,
});

export function closeReadingPool(): Promise<void> {
  return threads.close();
}

/** @throws AppError `input.invalid` at `file`, `import.busy`, `file.unread` */
export async function readFile(bytes: Uint8Array, owner: string): Promise<FileTable[]> {
  const answer = (await threads.run(bytes, { name: "read", owner, refusal: "import.busy" })) as ReadFile;
  if ("refusal" in answer) throw invalid([fieldError(answer.refusal)]);
  return answer.tables;
}

/** @returns what is kept until the import. @throws AppError as `readFile` */
export async function packedImport(
  input: FileToImport,
  owner: string,
): Promise<{ content: string; rows: number }> {
  const task = { name: "readForImport", owner, refusal: "import.busy" as const };
  const answer = (await threads.run(input, task)) as PackedImport;
  if ("refusal" in answer) throw invalid([fieldError(answer.refusal)]);
  return answer;
}

function fieldError({ problem, params }: FileRefusal): FieldError {
  return { field: "file", code: problem, params };
}
