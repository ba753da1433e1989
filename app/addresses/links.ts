import { DESK } from "./desk.ts";
import { SCREENS } from "./screens.ts";

type Ids<Pattern extends string> = Pattern extends `${string}:${infer Rest}`
  ? [id: string, ...Ids<Rest>]
  : [];

type Link<Pattern extends string> = Ids<Pattern> extends [] ? string : (...ids: Ids<Pattern>) => string;

type Table = Readonly<Record<string, readonly [pattern: string, ...rest: unknown[]]>>;

/** The link of each screen, or for one with ids in its pattern the function that makes the link from them. */
export const at = { ...linksOf(SCREENS), ...linksOf(DESK) };

function linksOf<T extends Table>(table: T) {
  const links = Object.entries(table).map(([name, [pattern]]) => [name, linkOf(`/${pattern}`)]);
  return Object.fromEntries(links) as { [Name in keyof T]: Link<T[Name][0]> };
}

function linkOf(pattern: string) {
  const [first = "", ...between] = pattern.split(/:\w+/);
  if (between.length === 0) return pattern;
  return (...ids: string[]) =>
    first + between.map((text, index) => encodeURIComponent(ids[index] ?? "") + text).join("");
}
