/** What scripts say on any page, as JSON in `data-words` of the page's template. */
export interface ScriptWords {
  close: string;
  /** Before what is typed in a dialog is thrown away. */
  discard: { question: string; keep: string; discard: string };
  /** For 1 and for 2 characters. */
  tooLong: [string, string];
  noNetwork: string;
}

export function scriptWords(): ScriptWords {
  const json = document.querySelector<HTMLElement>("template[data-words]")?.dataset.words;
  if (!json) throw new Error("the page has no words for its scripts");
  return JSON.parse(json) as ScriptWords;
}
