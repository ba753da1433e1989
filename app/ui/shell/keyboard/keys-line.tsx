import { Fragment } from "react";

/** The keys of a list and what each does. */
export function KeysLine({ keys }: { keys: [string[], string][] }) {
  return (
    <p className="keys is-after needs-scripts">
      {keys.map(([names, what]) => (
        <span key={what}>
          {names.map((name) => (
            <Fragment key={name}>
              <kbd>{name}</kbd>{" "}
            </Fragment>
          ))}
          {what}
        </span>
      ))}
    </p>
  );
}
