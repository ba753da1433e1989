/** @returns counts, until it is asked, how often somebody else could have been answered */
export function turnsOfTheEventLoop(): () => number {
  let turns = 0;
  let next = setImmediate(function again() {
    turns++;
    next = setImmediate(again);
  });
  return () => {
    clearImmediate(next);
    return turns;
  };
}
