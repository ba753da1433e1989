/** Whether the forms inside hold something else than when this began. */
export function typedText(box: HTMLElement): () => boolean {
  const starts = new Map([...box.querySelectorAll("form")].map((form) => [form, contentOf(form)]));
  return () => [...starts].some(([form, start]) => contentOf(form) !== start);
}

function contentOf(form: HTMLFormElement): string {
  const fields = [...new FormData(form)];
  return JSON.stringify(fields.map(([name, value]) => [name, value instanceof File ? value.name : value]));
}
