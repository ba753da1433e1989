import { AppError, type ErrorCode } from "#app/platform/errors.ts";
import { FairTurns } from "#app/platform/fair-turns.server.ts";
import { ByteRoom } from "./byte-room.server.ts";

/** Bytes. Smaller uploads never wait for larger ones. */
const SMALL = 1_000_000;

const ROOMS = { small: new ByteRoom(50_000_000), large: new ByteRoom(210_000_000) };

const PATIENCE = 10_000;

const RETRY_AFTER = 10;

const turns = new FairTurns({ atOnce: Infinity, patience: PATIENCE });

export interface UploadOwner {
  owner: string;
  busy?: ErrorCode | undefined;
}

/** Called with the size of each piece of a body before it is kept. */
export type Admit = (bytes: number) => Promise<void>;

/**
 * Works on a body that may be large while there is room for it: what is held is counted, not what is announced, so that
 * slow uploads keep nobody out. @throws AppError `busy` after a short wait
 */
export async function withUpload<T>(
  request: Request,
  { owner, busy = "server.busy" }: UploadOwner,
  work: (admit: Admit) => Promise<T>,
): Promise<T> {
  const size = Number(request.headers.get("Content-Length") ?? Infinity);
  const isSmall = size <= SMALL;
  const room = isSmall ? ROOMS.small : ROOMS.large;
  const holdAndWork = async () => {
    let held = 0;
    const admit = async (bytes: number) => {
      if (!(await room.take(bytes, PATIENCE))) throw new AppError(busy, [], RETRY_AFTER);
      held += bytes;
    };
    try {
      return await work(admit);
    } finally {
      room.leave(held);
    }
  };
  return isSmall ? holdAndWork() : turns.run({ owner, refusal: busy }, holdAndWork);
}
