import type { ServerBuild } from "@remix-run/node";

/** Files and the paths of no route have one name each, so that strangers cannot make new ones. */
export const OTHER_ROUTE = "other";
const FOLDERS = ["/assets/", "/fonts/"];

interface Node {
  named: Map<string, Node>;
  any?: Node;
  pattern?: string;
  rest?: string;
}

/** @returns the pattern that answers a path; beside Remix's routes there is what this server answers itself */
export function patternsOf(build: ServerBuild | object): (path: string) => string {
  if (!("routes" in build)) return () => OTHER_ROUTE;
  const paths = Object.values(build.routes).map((route) => route?.path ?? "");
  return routePatterns([...paths, "healthz", "readyz", "metrics"]);
}

/** @param paths such as `invoice/:id` @returns which of them answers a path, with a leading slash */
export function routePatterns(paths: Iterable<string>): (path: string) => string {
  const root: Node = { named: new Map() };
  for (const path of paths) add(root, path);
  root.pattern ??= "/";
  return (path) => {
    const folder = FOLDERS.find((folder) => path.startsWith(folder));
    if (folder) return `${folder}*`;
    const segments = path
      .replace(/\.data$/, "")
      .split("/")
      .filter(Boolean);
    return find(root, segments) ?? OTHER_ROUTE;
  };
}

function add(root: Node, path: string): void {
  const segments = path.split("/").filter(Boolean);
  let node = root;
  for (const segment of segments) {
    if (segment === "*") break;
    const isOpen = segment.startsWith(":");
    let next = isOpen ? node.any : node.named.get(segment);
    if (!next) {
      next = { named: new Map() };
      if (isOpen) node.any = next;
      else node.named.set(segment, next);
    }
    node = next;
  }
  if (segments.at(-1) !== "*") node.pattern = `/${segments.join("/")}`;
  else if (segments.length > 1) node.rest = `/${segments.join("/")}`;
}

function find(node: Node, [segment, ...more]: string[]): string | undefined {
  if (segment === undefined) return node.pattern ?? node.rest;
  const named = node.named.get(segment);
  return (named && find(named, more)) ?? (node.any && find(node.any, more)) ?? node.rest;
}
