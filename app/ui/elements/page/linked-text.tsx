import { Fragment, type ReactNode } from "react";

const MARKED = /<(\w+)>(.*?)<\/\1>/g;

/** `Read the <terms>terms</terms>.`, where `terms` is the address of a link, which opens beside the page. */
export function LinkedText({ text, links }: { text: string; links: Record<string, string> }) {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const match of text.matchAll(MARKED)) {
    const [whole, name = "", words] = match;
    parts.push(
      text.slice(end, match.index),
      <a href={links[name]} target="_blank" rel="noopener">
        {words}
      </a>,
    );
    end = match.index + whole.length;
  }
  parts.push(text.slice(end));
  return parts.map((part, index) => <Fragment key={index}>{part}</Fragment>);
}
