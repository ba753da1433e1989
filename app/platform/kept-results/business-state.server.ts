import type { BusinessContext } from "#app/platform/context.server.ts";
import { preparedQuery, type ValuePlace } from "#app/platform/database/prepared-query.server.ts";

/** Differs whenever anything of the business has changed in between, and never comes again. */
export async function stateOfBusiness({ db, businessId }: BusinessContext): Promise<string> {
  const rows = await counts(db, { businessId });
  const sumOf = (id: string) =>
    rows.reduce((sum, { business_id, count }) => sum + (business_id === id ? count : 0), 0);
  return `${sumOf(businessId)}.${sumOf("")}`;
}

const counts = preparedQuery((db, place: ValuePlace<{ businessId: string }>) =>
  db
    .selectFrom("business_changes")
    .select(["business_id", "count"])
    .where("business_id", "in", [place("businessId"), ""]),
);
