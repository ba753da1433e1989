const AHEAD = 4;

/** Starts a few tasks ahead. Their results come in the order of the tasks. */
export async function* readAhead<T>(tasks: AsyncIterable<() => Promise<T>>): AsyncGenerator<T> {
  const begun: Promise<T>[] = [];
  for await (const task of tasks) {
    const result = task();
    // Thrown where it is taken; until then, and when nobody takes it any more, it is no unhandled fault.
    result.catch(() => {});
    begun.push(result);
    if (begun.length > AHEAD) yield begun.shift()!;
  }
  for (const result of begun) yield result;
}
