import { once } from "node:events";
import { MessageChannel, type MessagePort } from "node:worker_threads";
import type { Piscina } from "piscina";
import { openThreadPool } from "#app/platform/thread-pool.server.ts";
import type { Cell, ExportSheet } from "./sheet.ts";
import type { WorkbookAnswer, WorkbookMessage } from "./workbook.worker.ts";

/** Excel's limit, without the headings. */
const MAX_ROWS = 1_048_575;

const AT_ONCE = 2;

let pool: Piscina | undefined;

function workbookPool(): Piscina {
  return (pool ??= openThreadPool(new URL("./workbook.worker.ts", import.meta.url), {
    maxThreads: AT_ONCE,
    // A page of rows and what the archive has not yet taken need a tenth of it.
    resourceLimits: { maxYoungGenerationSizeMb: 4, maxOldGenerationSizeMb: 48 },
  }));
}

export async function closeWorkbookPool(): Promise<void> {
  const closing = pool;
  pool = undefined;
  await closing?.close();
}

/** A worker thread takes a page of rows and returns the bytes that are ready. */
export async function* workbookPieces(sheets: ExportSheet[], createdAt: string): AsyncGenerator<Uint8Array> {
  const { port1, port2 } = new MessageChannel();
  const task = { port: port2, createdAt };
  const running: Promise<unknown> = workbookPool().run(task, { name: "write", transferList: [port2] });
  const failed = new AbortController();
  running.catch((error: unknown) => failed.abort(error));
  try {
    for await (const message of messages(sheets))
      yield* (await answerOf(port1, message, failed.signal)).bytes;
    await running;
  } finally {
    port1.close();
  }
}

async function* messages(sheets: ExportSheet[]): AsyncGenerator<WorkbookMessage> {
  for (const { name, columns, isPlain = false, pages } of sheets) {
    let [number, left] = [1, MAX_ROWS];
    yield { kind: "sheet", name, columns, isPlain };
    for await (const page of pages) {
      for (const rows of splitAt(page, left)) {
        if (left === 0) {
          yield { kind: "sheet", name: `${name} ${++number}`, columns, isPlain };
          left = MAX_ROWS;
        }
        yield { kind: "rows", rows };
        left -= rows.length;
      }
    }
  }
  yield { kind: "end" };
}

function splitAt(page: Cell[][], left: number): Cell[][][] {
  return [page.slice(0, left), page.slice(left)].filter((rows) => rows.length > 0);
}

/** @throws AbortError when the thread has failed */
async function answerOf(
  port: MessagePort,
  message: WorkbookMessage,
  signal: AbortSignal,
): Promise<WorkbookAnswer> {
  const answer = once(port, "message", { signal }) as Promise<[WorkbookAnswer]>;
  port.postMessage(message);
  return (await answer)[0];
}
