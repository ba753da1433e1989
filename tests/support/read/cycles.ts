interface Node {
  index: number;
  /** The smallest index of an unfinished node that this one leads to. */
  lowest: number;
  isOpen: boolean;
}

/** @returns the groups of names that lead to each other and back, by Tarjan's algorithm, in linear time */
export function cyclesIn(edges: (readonly [string, string])[]): string[][] {
  const targets = Map.groupBy(edges, ([from]) => from);
  const nodes = new Map<string, Node>();
  const open: string[] = [];
  const cycles: string[][] = [];

  const visit = (name: string): Node => {
    const node = { index: nodes.size, lowest: nodes.size, isOpen: true };
    nodes.set(name, node);
    open.push(name);
    for (const [, to] of targets.get(name) ?? []) {
      const seen = nodes.get(to);
      if (!seen) node.lowest = Math.min(node.lowest, visit(to).lowest);
      else if (seen.isOpen) node.lowest = Math.min(node.lowest, seen.index);
    }
    if (node.lowest === node.index) close(name);
    return node;
  };
  const close = (name: string) => {
    const group: string[] = [];
    for (let last = ""; last !== name; group.push(last)) {
      last = open.pop()!;
      nodes.get(last)!.isOpen = false;
    }
    const leadsToItself = (targets.get(name) ?? []).some(([, to]) => to === name);
    if (group.length > 1 || leadsToItself) cycles.push(group.toSorted());
  };

  for (const name of targets.keys()) if (!nodes.has(name)) visit(name);
  return cycles;
}
