import { expect } from "vitest";
import type { BusinessContext } from "#app/platform/context.server.ts";

/** As closing it does: its records are kept until that day, and nothing acts for it any more. */
export async function closeBusiness({ db, businessId }: BusinessContext): Promise<void> {
  await db
    .updateTable("businesses")
    .set({ sealed_until: "2036-12-31" })
    .where("id", "=", businessId)
    .execute();
}

/** Names each act that a closed business takes all the same, and what became of it. */
export async function expectRefusedAsClosed(acts: Record<string, () => Promise<unknown>>): Promise<void> {
  const others: [string, unknown][] = [];
  for (const [name, act] of Object.entries(acts)) {
    const code = await act().then(
      () => "done",
      (error: { code?: string; message: string }) => error.code ?? error.message,
    );
    if (code !== "session.required") others.push([name, code]);
  }
  expect(others).toEqual([]);
}
