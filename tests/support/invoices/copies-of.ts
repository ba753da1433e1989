import type { UserContext } from "#app/platform/context.server.ts";

/** Many invoices at once: rows like that of one, with ids and numbers of their own. */
export async function copiesOf(
  { db, newId }: UserContext,
  id: string,
  count: number,
  more: (at: number) => { sort_name?: string } = () => ({}),
): Promise<void> {
  const row = await db.selectFrom("invoices").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  const copies = Array.from({ length: count }, (_, at) => {
    const own = { id: newId(), number: `COPY-${at}`, ...more(at) };
    return { ...row, ...own };
  });
  for (let from = 0; from < count; from += 100)
    await db
      .insertInto("invoices")
      .values(copies.slice(from, from + 100))
      .execute();
}
