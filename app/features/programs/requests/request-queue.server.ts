import type { Insertable } from "kysely";
import { keptText, KEPT_BYTES } from "#app/features/programs/requests/redact.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import type { ApiRequestsTable } from "#app/platform/database/schema/api.ts";
import { trimRequests } from "./trim-requests.server.ts";

type Row = Omit<Insertable<ApiRequestsTable>, "request_body" | "response_body">;

/** One byte more than is kept says that there was more. */
interface Noted extends Row {
  sent: Uint8Array | null;
  answered: Uint8Array | null;
}

/** ms */
const FLUSH_EVERY = 1000;

/** What comes while so many wait is not kept: writing more would slow the calls themselves. */
const MOST_WAITING = 250;

const ROWS_AT_ONCE = 100;

/** Rows of a business between two looks at how many it has. */
const TRIM_EVERY = 1000;

interface Queue {
  waiting: Noted[];
  lost: number;
  written: Map<string, number>;
  timer: NodeJS.Timeout | null;
  flushing: Promise<void>;
}

const queues = new WeakMap<Platform, Queue>();

/** Returns at once: rows are written in batches, later. A crash loses those that wait. */
export function noteRequest(platform: Platform, noted: Noted): void {
  const queue = queueOf(platform);
  if (queue.waiting.length >= MOST_WAITING) return void queue.lost++;
  queue.waiting.push(noted);
  queue.timer ??= setTimeout(() => void flushRequests(platform), FLUSH_EVERY).unref();
}

/** The beginning, copied, so that nothing larger is held. */
export function beginningOf(body: Uint8Array | string): Uint8Array {
  if (typeof body === "string") return Buffer.from(body.slice(0, KEPT_BYTES + 1));
  return body.slice(0, KEPT_BYTES + 1);
}

/** Before the database is closed, too. */
export function flushRequests(platform: Platform): Promise<void> {
  const queue = queueOf(platform);
  if (queue.timer) clearTimeout(queue.timer);
  queue.timer = null;
  const { waiting, lost } = queue;
  queue.waiting = [];
  queue.lost = 0;
  if (lost > 0) platform.log.warn({ event: "requests.lost", count: lost });
  return (queue.flushing = queue.flushing.then(() => write(platform, queue, waiting)));
}

async function write(platform: Platform, { written }: Queue, noted: Noted[]): Promise<void> {
  try {
    for (let at = 0; at < noted.length; at += ROWS_AT_ONCE)
      await insert(platform, noted.slice(at, at + ROWS_AT_ONCE));
    for (const { business_id } of noted) written.set(business_id, (written.get(business_id) ?? 0) + 1);
    for (const [businessId, count] of written) {
      if (count < TRIM_EVERY) continue;
      written.delete(businessId);
      await trimRequests(platform.database.db, businessId);
    }
  } catch (err) {
    platform.log.warn({ event: "requests.lost", count: noted.length, err });
  }
}

/** Not those of a business that has ended meanwhile: they would hinder its removal, or be refused with all others. */
async function insert({ database: { db, dialect } }: Platform, noted: Noted[]): Promise<void> {
  const ids = [...new Set(noted.map(({ business_id }) => business_id))];
  const found = await db
    .selectFrom("businesses")
    .select("id")
    .where("id", "in", ids)
    .where("sealed_until", "is", null)
    .execute();
  const open = new Set(found.map(({ id }) => id));
  const rows = noted
    .filter(({ business_id }) => open.has(business_id))
    .map(({ sent, answered, ...row }) => ({
      ...row,
      request_body: sent && keptText(sent),
      response_body: answered && keptText(answered),
    }));
  if (rows.length === 0) return;
  await dialect.withoutDisk(db, (db) => db.insertInto("api_requests").values(rows).execute());
}

function queueOf(platform: Platform): Queue {
  const known = queues.get(platform);
  if (known) return known;
  const queue: Queue = {
    waiting: [],
    lost: 0,
    written: new Map(),
    timer: null,
    flushing: Promise.resolve(),
  };
  queues.set(platform, queue);
  return queue;
}
