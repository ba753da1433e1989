import type { UserContext } from "#app/platform/context.server.ts";

/** Rows that one statement writes. */
const AT_ONCE = 100;

/** So many more invoices like this one, without its rows, each with a number and perhaps a name of its own. */
export async function copyInvoice(
  ctx: UserContext,
  id: string,
  count: number,
  nameOf?: (index: number) => string,
): Promise<void> {
  const invoice = await ctx.db
    .selectFrom("invoices")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  const copies = Array.from({ length: count }, (_, index) => ({
    ...invoice,
    id: ctx.newId(),
    number: `${invoice.number}-${index}`,
    sort_name: nameOf?.(index) ?? invoice.sort_name,
  }));
  await ctx.transaction(async (ctx) => {
    for (let done = 0; done < count; done += AT_ONCE)
      await ctx.db
        .insertInto("invoices")
        .values(copies.slice(done, done + AT_ONCE))
        .execute();
  });
}
