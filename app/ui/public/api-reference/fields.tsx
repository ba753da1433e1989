import type { ErrorText, ReferenceField } from "#app/features/programs/api-info/reference/reference.ts";
import { Words } from "./prose.tsx";

export function Fields({
  title,
  fields,
}: {
  title: string;
  fields: (ReferenceField & { place?: string })[];
}) {
  if (fields.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <dl className="api-fields">
        {fields.map(({ path, type, isRequired, text, place }) => (
          <div key={`${place} ${path}`}>
            <dt>
              <code>{path}</code>
              <span className="soft">
                {[place, type].filter(Boolean).join(", ")}
                {isRequired ? ", required" : null}
              </span>
            </dt>
            <dd>
              <Words text={text} />
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

export function ErrorCodes({ title, errors }: { title: string; errors: ErrorText[] }) {
  return (
    <>
      <h2>{title}</h2>
      <dl className="api-fields">
        {errors.map(({ code, status, text }) => (
          <div key={code} id={code}>
            <dt>
              <code>{code}</code>
              {status === undefined ? null : <span className="soft">{status}</span>}
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
