import { listPeople, type Person } from "#app/features/people/seats/people.server.ts";
import { rightsOf } from "#app/features/people/seats/rights.ts";
import type { UserContext } from "#app/platform/context.server.ts";

/** Everybody else here who may comment. */
export async function askablePeople(ctx: UserContext): Promise<Person[]> {
  const people = await listPeople(ctx);
  return people.filter(
    ({ userId, role, isPaused }) => userId !== ctx.user.id && !isPaused && rightsOf(role).includes("comment"),
  );
}
