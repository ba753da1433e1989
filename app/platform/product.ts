import type { SeatRights } from "./auth/seats/role.ts";
import type { ErrorCode } from "./errors.ts";

export interface Product {
  errorStatuses: Record<ErrorCode, number>;
  /** Writes at the end of a transaction, with what it has touched by kind. */
  writeBook(ctx: unknown, touched: ReadonlyMap<string, ReadonlySet<string>>): Promise<void>;
  /** Tells at the end of a transaction what it has changed and no event has told yet. */
  tellChanges(ctx: unknown, feed: unknown): Promise<void>;
  /** What a seat is told that may not do this; null where it may. `pattern` is that of the route. */
  refusalAt(seat: SeatRights, pattern: string, method: string): ErrorCode | null;
  /** Where a person without a seat is sent. */
  pageWithoutSeat: string;
  /** Where events of a business are told. */
  outlets: readonly EventOutlet[];
}

/** `Context` is that of the business, which knows this file. */
export interface EventOutlet<Context = unknown> {
  /** @returns how an event of this type is handed over once it is stored; null where the business has no listener */
  open(ctx: Context, type: string): Promise<((eventId: string) => Promise<void>) | null>;
}
