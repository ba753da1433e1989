import { createHash } from "node:crypto";
import { deserialize, serialize } from "node:v8";
import packageJson from "../../../package.json" with { type: "json" };
import { type BusinessContext, readsInOnePlace, type UserContext } from "#app/platform/context.server.ts";
import type { FileInPieces } from "#app/platform/http/responses/stream-response.server.ts";
import type { Archive } from "#app/platform/http/responses/zip-response.server.ts";
import { stateOfBusiness } from "./business-state.server.ts";
import { bytesOf } from "./bytes-of.server.ts";
import { Keeping } from "./keeping.server.ts";
import {
  findKept,
  type KeptResult,
  keepNewest,
  type ReadSource,
  readKept,
  type Wanted,
} from "./kept-rows.server.ts";
import { isLargeBusiness } from "./large-business.server.ts";
import { takeTurn, type Turn } from "./turns.server.ts";

const HOUR = 60 * 60_000;

/** Stored bytes of one result above which it is not kept. */
const MOST_BYTES = 64_000_000;

const KINDS = ["export", "own_data", "journal", "balances", "year", "tax_return"] as const;

interface HeavyQuestion {
  kind: (typeof KINDS)[number];
  /** All that its answer depends on beside the data of the business, the day, the language and the seat of who asks. */
  asked: object;
}

interface FileOptions {
  /** The bytes of an entry that are kept elsewhere, by the `source` that the entry names. */
  readSource?: ReadSource;
  /** Called where it was made before. */
  onKept?: () => void;
}

/**
 * The file that `make` makes, made once in an hour while nothing changes in a large business, and one at a time. `make`
 * reads through the context that it is given. @throws AppError `request.one_at_a_time`, and as `make`
 */
export async function keptFile<File extends FileInPieces | Archive>(
  ctx: UserContext,
  question: HeavyQuestion,
  make: (ctx: UserContext) => Promise<File>,
  { readSource, onKept }: FileOptions = {},
): Promise<File | FileInPieces> {
  if (!(await isLargeBusiness(ctx))) return make(ctx);
  const serve = (kept: KeptResult): FileInPieces => {
    onKept?.();
    return { name: kept.name, type: kept.type, pieces: readKept(ctx, kept, { readSource }) };
  };
  const before = await foundNow(ctx, question);
  if (before) return serve(before);
  const turn = await takeTurn(ctx, "file");
  try {
    const made = await foundNow(ctx, question);
    if (made) return await turn.end().then(() => serve(made));
    const reader = await readsInOnePlace(ctx);
    const state = await stateOfBusiness(reader);
    const file = await make(reader);
    const { name, type } = "entries" in file ? { name: file.name, type: "application/zip" } : file;
    const about = { ...wanted(ctx, question, state), name, type, keptFor: HOUR, most: MOST_BYTES };
    turn.lend();
    return { name, type, pieces: keptOnTheWay(ctx, file, { turn, keeping: new Keeping(ctx, about) }) };
  } catch (error) {
    await turn.end();
    throw error;
  }
}

/**
 * The same for what `make` reads, such as the figures of a page. Made at once in a transaction, which sees what it has
 * changed itself, and within another result, which has the turn.
 */
export async function keptValue<Ctx extends BusinessContext, Value>(
  ctx: Ctx,
  question: HeavyQuestion,
  make: (ctx: Ctx) => Promise<Value>,
): Promise<Value> {
  const isWithin = ctx.db.isTransaction || ctx.readsInOnePlace === true;
  if (isWithin || !(await isLargeBusiness(ctx))) return make(ctx);
  const before = await foundNow(ctx, question);
  if (before) return valueOf<Value>(ctx, before);
  const turn = await takeTurn(ctx, "figures");
  try {
    const made = await foundNow(ctx, question);
    if (made) return await valueOf<Value>(ctx, made);
    const reader = await readsInOnePlace(ctx);
    const state = await stateOfBusiness(reader);
    const value = await make(reader);
    const about = { ...wanted(ctx, question, state), name: "", type: "", keptFor: HOUR };
    const keeping = new Keeping(ctx, about);
    await bestEffort(ctx, async () => {
      await keeping.add(serialize(value));
      await keeping.finish();
      await keepNewest(ctx, KINDS);
    });
    return value;
  } finally {
    await turn.end();
  }
}

async function valueOf<Value>(ctx: BusinessContext, kept: KeptResult): Promise<Value> {
  const pieces: Uint8Array[] = [];
  for await (const piece of readKept(ctx, kept)) pieces.push(piece);
  return deserialize(Buffer.concat(pieces)) as Value;
}

async function foundNow(ctx: BusinessContext, question: HeavyQuestion): Promise<KeptResult | null> {
  return findKept(ctx, wanted(ctx, question, await stateOfBusiness(ctx)));
}

function wanted(ctx: BusinessContext, { kind, asked }: HeavyQuestion, state: string): Wanted {
  const { locale, today, role, ticked, caller } = ctx as BusinessContext & Partial<UserContext>;
  const about = [packageJson.version, locale, today, role, ticked ?? [], caller?.mode, caller?.scopes, asked];
  return { kind, question: createHash("sha256").update(JSON.stringify(about)).digest("hex"), state };
}

/** The turn ends with the last piece, and when somebody leaves, or leaves a piece unread. */
async function* keptOnTheWay(
  ctx: BusinessContext,
  file: FileInPieces | Archive,
  { turn, keeping }: { turn: Turn; keeping: Keeping },
): AsyncGenerator<Uint8Array> {
  let [isWhole, isKept] = [false, true];
  try {
    turn.takeBack();
    for await (const { bytes, source } of bytesOf(file)) {
      isKept &&= (await bestEffort(ctx, () => keeping.add(bytes, source))) ?? false;
      turn.lend();
      yield bytes;
      turn.takeBack();
    }
    isWhole = true;
  } finally {
    await bestEffort(ctx, async () => {
      if (!isWhole || !isKept) return keeping.drop();
      await keeping.finish();
      await keepNewest(ctx, KINDS);
    });
    await turn.end();
  }
}

/** ms; other writers are not waited for. */
const WRITTEN_WITHIN = 1_000;

/** Undefined where it cannot be written: whoever asks gets the answer all the same. */
async function bestEffort<T>(ctx: BusinessContext, write: () => Promise<T>): Promise<T | undefined> {
  try {
    return await ctx.platform.database.dialect.withWriteTimeout(WRITTEN_WITHIN, write);
  } catch (error) {
    ctx.log.warn({ event: "result.not_kept", err: error });
    return undefined;
  }
}
