export interface MessageFile {
  [key: string]: string | MessageFile;
}

export type TellsKey = (key: string) => boolean;

/**
 * What follows a quotation mark and looks like the key of a text: whole (`"clients:list.title"`), begun
 * (`"clients:field."`), or put together (`clients:field.${name}`).
 */
const NAMED = /(["'])([a-z][a-z-]*:[\w.-]*)\1|`([a-z][a-z-]*:(?:[^`$]|\$\{[^}]*\})*)`/g;

/** Tells the keys that code names. Counted texts (`…_one`) are named without their ending. */
export function keysNamedIn(codes: readonly string[]): TellsKey {
  const found = codes.flatMap((code) => [...code.matchAll(NAMED)]);
  const whole = new Set(found.flatMap(([, , key]) => key ?? []));
  const begun = [...whole].filter((key) => /[:.]$/.test(key));
  const patterns = [...new Set(found.flatMap(([, , , template]) => template ?? []))].map(patternOf);
  return (key) => {
    const name = key.replace(/_(zero|one|other)$/, "");
    return (
      whole.has(key) ||
      whole.has(name) ||
      begun.some((start) => key.startsWith(start)) ||
      patterns.some((pattern) => pattern.test(key) || pattern.test(name))
    );
  };
}

/** The texts whose keys are kept, `group.key` for one within a group; groups without any are left out. */
export function only(texts: MessageFile, isKept: TellsKey, before = ""): MessageFile {
  const kept = Object.entries(texts).flatMap(([name, text]): [string, string | MessageFile][] => {
    const key = before + name;
    if (typeof text === "string") return isKept(key) ? [[name, text]] : [];
    const inside = only(text, isKept, `${key}${before ? "." : ":"}`);
    return Object.keys(inside).length > 0 ? [[name, inside]] : [];
  });
  return Object.fromEntries(kept);
}

function patternOf(template: string): RegExp {
  const parts = template.split(/\$\{[^}]*\}/).map((part) => part.replaceAll(".", "\\."));
  return new RegExp(`^${parts.join(".+")}$`);
}
