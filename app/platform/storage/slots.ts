/** At most so many at a time; the others wait in line until their signal says that it is too late. */
export function createSlots(count: number): { take(signal: AbortSignal): Promise<() => void> } {
  let free = count;
  const waiting = new Set<() => void>();
  const give = () => {
    const [next] = waiting;
    if (next) next();
    else free++;
  };
  return {
    take: async (signal) => {
      signal.throwIfAborted();
      if (free > 0) free--;
      else await turn(waiting, signal);
      return give;
    },
  };
}

function turn(waiting: Set<() => void>, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const leave = () => {
      waiting.delete(come);
      reject(signal.reason as Error);
    };
    const come = () => {
      waiting.delete(come);
      signal.removeEventListener("abort", leave);
      resolve();
    };
    waiting.add(come);
    signal.addEventListener("abort", leave, { once: true });
  });
}
