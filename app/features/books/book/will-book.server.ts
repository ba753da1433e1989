import type { BusinessContext } from "#app/platform/context.server.ts";

export type Holder = "invoice" | "payment" | "expense" | "manual";
/** Ids of what has changed, by kind. */
export type Touched = ReadonlyMap<Holder, ReadonlySet<string>>;

const touchedIn = new WeakMap<BusinessContext["beforeEnd"], Map<Holder, Set<string>>>();

/** Tells the book at the end of the transaction what has become of it. */
export function willBook(ctx: BusinessContext, holder: Holder, ...ids: string[]): void {
  const known = touchedIn.get(ctx.beforeEnd);
  const touched = known ?? new Map<Holder, Set<string>>();
  const own = touched.get(holder) ?? new Set();
  for (const id of ids) own.add(id);
  touched.set(holder, own);
  if (known) return;
  touchedIn.set(ctx.beforeEnd, touched);
  ctx.beforeEnd("book", () => ctx.platform.product.writeBook(ctx, touched));
}
