/** A few at a time. Ends when all have ended; the first fault is thrown then. */
export async function inParallel<T>(
  items: readonly T[],
  atOnce: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const left = items.values();
  const lane = async () => {
    for (const item of left) await work(item);
  };
  const lanes = await Promise.allSettled(Array.from({ length: atOnce }, lane));
  for (const { status, reason } of lanes as { status: string; reason?: unknown }[])
    if (status === "rejected") throw reason;
}
