import { acceptHandover, handOverInTime } from "#app/features/people/seats/handover.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";

const DAY = 24 * 60 * 60 * 1000;

/** Takes over as if the heir had said yes three days ago. @throws AppError as `acceptHandover` */
export async function takeOver(heir: UserContext): Promise<void> {
  await acceptLongAgo(heir);
  await takeOverAtLast(heir);
}

export async function acceptLongAgo(heir: UserContext): Promise<void> {
  await acceptHandover(heir);
  await heir.db
    .updateTable("handovers")
    .set({ accepted_at: new Date(heir.now.getTime() - 3 * DAY).toISOString() })
    .where("business_id", "=", heir.businessId)
    .execute();
}

export function takeOverAtLast(heir: UserContext): Promise<void> {
  return handOverInTime(heir, { businessId: heir.businessId, userId: heir.user.id });
}
