export type FormTree = { [name: string]: string | FormTree };

/** Reads what Stripe's library sends: `items[0][price]=x` becomes `{items: {0: {price: "x"}}}`. */
export function parseForm(body: string): FormTree {
  const tree: FormTree = {};
  for (const [name, value] of new URLSearchParams(body)) {
    const steps = name.split(/[[\]]+/).filter(Boolean);
    const last = steps.pop();
    if (last === undefined) continue;
    let place = tree;
    for (const step of steps) {
      const next = place[step];
      place = typeof next === "object" ? next : (place[step] = {});
    }
    place[last] = value;
  }
  return tree;
}

/** The text at `items.0.price`, undefined when nothing was sent. */
export function textAt(tree: FormTree, path: string): string | undefined {
  let place: string | FormTree | undefined = tree;
  for (const step of path.split(".")) place = typeof place === "object" ? place[step] : undefined;
  return typeof place === "string" ? place : undefined;
}

/** All texts directly under `expand`. */
export function textsAt(tree: FormTree, path: string): string[] {
  const place = tree[path];
  return typeof place === "object" ? Object.values(place).filter((value) => typeof value === "string") : [];
}
