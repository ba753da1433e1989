import { promisify } from "node:util";
import { deflateRaw } from "node:zlib";
import type { Insertable } from "kysely";
import type { BusinessContext } from "#app/platform/context.server.ts";
import type { KeptPiecesTable } from "#app/platform/database/schema/kept-results.ts";
import { yieldToRequests } from "#app/platform/jobs/yield-to-requests.server.ts";
import { endOfKeeping, type KeptResult, type Wanted } from "./kept-rows.server.ts";

const packed = promisify(deflateRaw);

/** Bytes of a piece. */
const PIECE = 512_000;

const MOST_PIECES = 200;

const NOTHING = new Uint8Array();

/** Fast rather than small: it is kept for a while only. */
const LEVEL = 1;

interface ToKeep extends Wanted {
  name: string;
  type: string;
  /** ms. */
  keptFor: number;
  /** Stored bytes above which nothing is kept. */
  most?: number;
}

/** Keeps a result piece by piece; nobody finds it before it is whole. */
export class Keeping {
  readonly id: string;
  readonly #ctx: BusinessContext;
  readonly #about: ToKeep;
  #begins = 0;
  #stored = 0;
  #hasRow = false;
  #chunks: Uint8Array[] = [];
  #bytes = 0;
  #pieces: Insertable<KeptPiecesTable>[] = [];
  #waiting = 0;

  constructor(ctx: BusinessContext, about: ToKeep) {
    this.id = ctx.newId();
    this.#ctx = ctx;
    this.#about = about;
  }

  /** @param source by which the same bytes are found elsewhere @returns false once it is too much to be kept */
  async add(content: Uint8Array, source: string | null = null): Promise<boolean> {
    if (source !== null) {
      await this.#cut();
      await this.#addPiece(NOTHING, content.byteLength, source);
    } else {
      this.#chunks.push(content);
      this.#bytes += content.byteLength;
      if (this.#bytes >= PIECE) await this.#cut();
    }
    if (this.#waiting >= PIECE || this.#pieces.length >= MOST_PIECES) await this.#write();
    return this.#stored <= (this.#about.most ?? Infinity);
  }

  async finish(): Promise<KeptResult> {
    const { name, type } = this.#about;
    await this.#cut();
    await this.#write(this.#begins);
    return { id: this.id, name, type, size: this.#begins };
  }

  async drop(): Promise<void> {
    if (!this.#hasRow) return;
    await this.#ctx.db.deleteFrom("kept_results").where("id", "=", this.id).execute();
  }

  async #cut(): Promise<void> {
    const content = Buffer.concat(this.#chunks);
    [this.#chunks, this.#bytes] = [[], 0];
    await this.#addPiece(content, content.byteLength, null);
  }

  async #addPiece(content: Uint8Array, size: number, source: string | null): Promise<void> {
    if (size === 0) return;
    const bytes = await packed(content, { level: LEVEL });
    this.#pieces.push({ result_id: this.id, begins: this.#begins, size, source, bytes });
    this.#begins += size;
    this.#waiting += bytes.byteLength;
    this.#stored += bytes.byteLength;
  }

  /** Need not wait for the disk: what is not whole is made anew. @param size once it is whole */
  async #write(size = 0): Promise<void> {
    const pieces = this.#pieces;
    [this.#pieces, this.#waiting] = [[], 0];
    const stored = this.#stored;
    await this.#ctx.transaction(async ({ db }) => {
      if (!this.#hasRow) await db.insertInto("kept_results").values(this.#row(size)).execute();
      if (pieces.length > 0) await db.insertInto("kept_pieces").values(pieces).execute();
      if (this.#hasRow)
        await db.updateTable("kept_results").set({ size, stored }).where("id", "=", this.id).execute();
    }, true);
    this.#hasRow = true;
    await yieldToRequests();
  }

  #row(size: number) {
    const { kind, question, state, name, type, keptFor } = this.#about;
    return {
      id: this.id,
      business_id: this.#ctx.businessId,
      kind,
      question,
      state,
      name,
      type,
      size,
      stored: this.#stored,
      created_at: this.#ctx.now.toISOString(),
      expires_at: endOfKeeping(this.#ctx, keptFor),
    };
  }
}
