import { AppError } from "#app/platform/errors.ts";

/** s. A move takes about a minute and what its rows take. */
const MOVES_FOR = 60;

interface Closed {
  moved_to: string | null;
  moved_at: string | null;
}

/** Why nobody acts in it: it is on its way to another database and open again soon, or the operator has disabled it. */
export function closedBusiness({ moved_to, moved_at }: Closed): AppError {
  const isMoving = moved_to !== null && moved_at === null;
  return isMoving ? new AppError("account.moving", [], MOVES_FOR) : new AppError("account.disabled");
}
