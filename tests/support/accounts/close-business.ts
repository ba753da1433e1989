import type { BusinessContext } from "#app/platform/context.server.ts";

/** As closing it does: its records are kept until that day, and nothing acts for it any more. */
export async function closeBusiness({ db, businessId }: BusinessContext): Promise<void> {
  await db
    .updateTable("businesses")
    .set({ sealed_until: "2036-12-31" })
    .where("id", "=", businessId)
    .execute();
}
