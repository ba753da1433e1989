const END_OF_PAGE = "</body></html>";

/** What Remix would stream to the browser: all of it is there when a page is drawn, as no loader defers anything. */
export async function readAll(stream: ReadableStream<Uint8Array> | undefined): Promise<string> {
  return stream ? new Response(stream).text() : "";
}

/** With the loaders' data at its end, as the scripts of Remix expect it. @param html a whole page */
export function withData(html: string, data: string, nonce: string): string {
  if (!html.endsWith(END_OF_PAGE)) throw new Error("the page does not end as a page");
  const script = (code: string) =>
    `<script nonce="${nonce}">window.__remixContext.streamController.${code}</script>`;
  const page = html.slice(0, -END_OF_PAGE.length);
  return page + script(`enqueue(${asScript(data)});`) + script("close();") + END_OF_PAGE;
}

const PRELOAD = '<link rel="modulepreload"';

const LOW = `${PRELOAD} fetchpriority="low"`;

/** What a page needs to be seen comes first: it works before its scripts are there. */
export function scriptsLast(html: string): string {
  const from = html.indexOf(PRELOAD);
  if (from < 0) return html;
  const to = html.lastIndexOf(PRELOAD) + PRELOAD.length;
  return html.slice(0, from) + html.slice(from, to).replaceAll(PRELOAD, LOW) + html.slice(to);
}

/** A text in JSON can stand in a script once nothing in it looks like a tag or ends a line for a script. */
function asScript(text: string): string {
  return JSON.stringify(text).replace(/[&<>\u2028\u2029]/g, (sign) => ESCAPED[sign]!);
}

const ESCAPED: Record<string, string> = {
  "&": "\\u0026",
  "<": "\\u003c",
  ">": "\\u003e",
  "\u2028": "\\u2028",
  "\u2029": "\\u2029",
};
