/** A page as it was sent, read without a browser. */
export interface Page {
  status: number;
  headers: Headers;
  html: string;
  /** All that is to be read, one space between words. */
  text: string;
  field(name: string): Field;
}

export interface Field {
  value: string;
  /** The message at the field, empty when there is none. */
  error: string;
}

export async function pageOf(answer: Promise<Response>): Promise<Page> {
  const response = await answer;
  const html = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    html,
    text: textOf(html),
    field: (name) => fieldIn(html, name),
  };
}

/** What a form would send of this page, a button aside. */
export function formIn(html: string, id: string): Record<string, string> {
  const form = new RegExp(`<form[^>]* id="${id}"[^>]*>(.*?)</form>`, "s").exec(html)?.[1] ?? "";
  const outside = html.match(new RegExp(`<input\\b[^>]* form="${id}"[^>]*>`, "g")) ?? [];
  const all = form + outside.join("");
  const names = [...all.matchAll(/<(?:input|select|textarea)\b[^>]* name="([^"]+)"/g)].map(
    ([, name]) => name!,
  );
  return Object.fromEntries(names.map((name) => [name, fieldIn(all, name).value]));
}

/** The same of a button's form, which is known by where it leads. */
export function formTo(html: string, action: string): Record<string, string> {
  const form =
    new RegExp(`<form[^>]* action="${escaped(action)}"[^>]*>(.*?)</form>`, "s").exec(html)?.[1] ?? "";
  return formIn(`<form id="it">${form}</form>`, "it");
}

function fieldIn(html: string, name: string): Field {
  const tags = [
    ...html.matchAll(new RegExp(`<(input|select|textarea)\\b[^>]* name="${escaped(name)}"[^>]*>`, "g")),
  ];
  const tag = tags.find(([tag]) => / type="radio"[^>]* checked=""/.test(tag)) ?? tags[0];
  if (!tag) throw new Error(`the page has no field ${name}`);
  const rest = html.slice(tag.index + tag[0].length);
  const id = attribute(tag[0], "id");
  const error = new RegExp(`<p class="error" id="${escaped(id)}-error">(.*?)</p>`, "s").exec(html)?.[1] ?? "";
  return { value: unescaped(valueOf(tag[1]!, tag[0], rest)), error: textOf(error) };
}

function valueOf(kind: string, tag: string, rest: string): string {
  if (kind === "textarea") return rest.slice(0, rest.indexOf("</textarea>"));
  if (kind === "input") return attribute(tag, "value");
  const options = rest.slice(0, rest.indexOf("</select>"));
  return attribute(/<option\b[^>]* selected=""[^>]*>/.exec(options)?.[0] ?? "", "value");
}

function attribute(tag: string, name: string): string {
  return new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? "";
}

function textOf(html: string): string {
  const readable = html.replace(/<(script|style)\b.*?<\/\1>/gs, " ").replace(/<!--.*?-->/gs, "");
  return unescaped(readable.replace(/<[^>]+>/g, " "))
    .replace(/\s+/g, " ")
    .trim();
}

const ENTITIES: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };

function unescaped(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => ENTITIES[name]!);
}

function escaped(text: string): string {
  return text.replace(/[[\].]/g, "\\$&");
}
