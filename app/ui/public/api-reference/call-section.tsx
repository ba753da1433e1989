import type { ExampleLanguage } from "#app/features/programs/api-info/example-code/languages.ts";
import type { Body, ReferenceCall } from "#app/features/programs/api-info/reference/reference.ts";
import { OBJECTS } from "#app/features/programs/api-info/reference/reference-part.ts";
import { paths } from "#app/paths.ts";
import { Example } from "./example.tsx";
import { Code, Words } from "./prose.tsx";
import { Fields } from "./fields.tsx";

interface CallSectionProps {
  call: ReferenceCall;
  /** The language in which the example of a call of /api/v1 is shown. */
  language: ExampleLanguage;
}

export function CallSection({ call, language }: CallSectionProps) {
  const { id, method, path, summary, texts, parameters, body, examples } = call;
  return (
    <section id={id}>
      <h2>
        <a href={`#${id}`}>{summary}</a>
      </h2>
      <p className="code-line">
        <code>
          <strong>{method}</strong> {path}
        </code>
      </p>
      {texts.map((text) => (
        <p key={text}>
          <Words text={text} />
        </p>
      ))}
      <Fields title="Parameters" fields={parameters} />
      {body ? <BodyFields body={body} /> : null}
      {examples ? <Example call={call} examples={examples} language={language} /> : null}
      {body?.example === undefined || examples ? null : (
        <>
          <h3>Example</h3>
          <Code text={body.example} />
        </>
      )}
      <h3>Answers</h3>
      <Answers call={call} />
    </section>
  );
}

function BodyFields({ body: { types, sameAs, sameAsIn, fields } }: { body: Body }) {
  return (
    <>
      {sameAs ? (
        <>
          <h3>Body</h3>
          <p>
            The fields of{" "}
            <a href={`${sameAsIn ? paths.apiReferencePart(sameAsIn) : ""}#${sameAs}`}>{sameAs}</a>.
          </p>
        </>
      ) : null}
      {types.join() === "application/json" ? null : <p>Body: {types.join(", ")}</p>}
      <Fields title="Body" fields={fields} />
    </>
  );
}

function Answers({ call: { answers, refusals, headers } }: { call: ReferenceCall }) {
  return (
    <ul>
      {answers.map(({ status, text, object }) => (
        <li key={status}>
          {status}{" "}
          {object ? (
            <a href={`${paths.apiReferencePart(OBJECTS)}#${object}`}>{object}</a>
          ) : (
            <Words text={text} />
          )}
        </li>
      ))}
      {refusals.length > 0 ? <li>Else {refusals.join(", ")}</li> : null}
      {headers.length > 0 ? <li>Headers {headers.join(", ")}</li> : null}
    </ul>
  );
}
