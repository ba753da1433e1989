/** Code points. */
const MAX = 100;

/** What no file system takes: separators, Windows' reserved characters, controls and invisible ones. */
const UNSAFE = /[/\\:*?"<>|]|\p{C}/gu;

/** Windows keeps these for its devices. */
const DEVICE = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;

export function fileName(text: string): string {
  const name = [...text.normalize("NFC").replace(UNSAFE, "_")]
    .slice(0, MAX)
    .join("")
    .replace(/^[. ]+|[. ]+$/g, "");
  if (!name) return "_";
  return DEVICE.test(name) ? `_${name}` : name;
}

/** Distinct on systems that ignore case as well. */
export function distinctFileNames(): (text: string) => string {
  const given = new Set<string>();
  return (text) => {
    const name = fileName(text);
    for (let count = 1; ; count++) {
      const candidate = count === 1 ? name : `${name} (${count})`;
      if (given.has(candidate.toLowerCase())) continue;
      given.add(candidate.toLowerCase());
      return candidate;
    }
  };
}
