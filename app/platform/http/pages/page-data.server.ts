const END_OF_PAGE = "</body></html>";

interface Island {
  /** What runs, in this order: in development, what renews changed modules comes first. */
  begins: readonly string[];
  /** What these load, in the order of their use. */
  scripts: readonly string[];
  data: object;
}

/** Adds at the end what an island needs: its data and scripts. @param html a whole page */
export function withIsland(html: string, { begins, scripts, data }: Island, nonce: string): string {
  if (!html.endsWith(END_OF_PAGE)) throw new Error("the page does not end as a page");
  const page = html.slice(0, -END_OF_PAGE.length);
  const preloads = scripts.map((file) => `<link rel="modulepreload" fetchpriority="low" href="${file}"/>`);
  const json = `<script type="application/json" id="island-data" nonce="${nonce}">${asJson(data)}</script>`;
  const begin = begins
    .map((file) => `<script type="module" src="${file}" nonce="${nonce}"></script>`)
    .join("");
  return page + preloads.join("") + json + begin + END_OF_PAGE;
}

/** JSON can stand in a script once nothing in it looks like a tag. */
function asJson(data: object): string {
  return JSON.stringify(data).replace(/[&<>\u2028\u2029]/g, (sign) => ESCAPED[sign]!);
}

const ESCAPED: Record<string, string> = {
  "&": "\\u0026",
  "<": "\\u003c",
  ">": "\\u003e",
  "\u2028": "\\u2028",
  "\u2029": "\\u2029",
};
