import { expect, it } from "vitest";
import { html } from "#app/platform/mail/html.ts";

const HOSTILE = `<img src=x onerror="alert('1')">&`;

it("security 11: escapes whatever is filled in", () => {
  expect(html`<p title="${HOSTILE}">${HOSTILE}</p>`.text).toBe(
    `<p title="${escaped(HOSTILE)}">${escaped(HOSTILE)}</p>`,
  );
  expect(escaped(HOSTILE)).not.toMatch(/[<>"']/);
});

it("security 11: escapes the texts of a list, and keeps markup that is markup", () => {
  const rows = [html`<li>${HOSTILE}</li>`, html`<li>2</li>`];
  expect(html`${rows}${["<", 3]}`.text).toBe(`<li>${escaped(HOSTILE)}</li><li>2</li>&#60;3`);
});

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
