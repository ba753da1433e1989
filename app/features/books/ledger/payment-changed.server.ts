import { willBook } from "#app/features/books/book/will-book.server.ts";
import { willTell } from "#app/features/running/events/will-tell.server.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";

export function paymentChanged(ctx: BusinessContext, id: string): void {
  willBook(ctx, "payment", id);
  willTell(ctx, "payment", id);
}
