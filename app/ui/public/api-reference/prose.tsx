import { type ProseBlock, blocksOf, spansOf } from "#app/features/programs/api-info/reference/prose.ts";

export function Prose({ markdown }: { markdown: string }) {
  return blocksOf(markdown).map((block, index) => <BlockView key={index} block={block} />);
}

function BlockView({ block }: { block: ProseBlock }) {
  if (block.kind === "code") return <Code text={block.text} />;
  if (block.kind === "paragraph")
    return (
      <p>
        <Words text={block.text} />
      </p>
    );
  if (block.kind === "table") return <Pairs rows={block.rows} />;
  return (
    <ul>
      {block.items.map((item) => (
        <li key={item}>
          <Words text={item} />
        </li>
      ))}
    </ul>
  );
}

/** Narrow screens have no room for columns: what the first one names, the others explain. */
function Pairs({ rows }: { rows: string[][] }) {
  return (
    <dl className="api-fields">
      {rows.map(([name = "", ...texts]) => (
        <div key={name}>
          <dt>
            <Words text={name} />
          </dt>
          <dd>
            <Words text={texts.join(": ")} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

export function Code({ text }: { text: string }) {
  return (
    <pre className="code-line">
      <code>{text}</code>
    </pre>
  );
}

export function Words({ text }: { text: string }) {
  return spansOf(text).map(({ kind, text }, index) => {
    if (kind === "code") return <code key={index}>{text}</code>;
    return kind === "strong" ? <strong key={index}>{text}</strong> : text;
  });
}
