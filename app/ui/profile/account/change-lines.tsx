import type { ChangeLine } from "#app/features/people/accounts/not-me/change-lines.server.ts";

/** In a form each change of a business has a box: what is not ticked stays. */
export function ChangeLines({ lines, isForm = false }: { lines: ChangeLine[]; isForm?: boolean }) {
  return (
    <ul className="log">
      {lines.map(({ id, at, time, text, maker, isChoice, isSuspect }, index) => (
        <li key={id}>
          <time dateTime={at}>{time}</time>
          {isForm && isChoice ? (
            <label className="check">
              <input type="hidden" name={`lines[${index}].id`} value={id} />
              <input type="checkbox" name={`lines[${index}].undo`} defaultChecked={isSuspect} />
              <span>
                {text} {maker ? <span className="soft">({maker})</span> : null}
              </span>
            </label>
          ) : (
            <p>
              {text} {maker ? <span className="soft">({maker})</span> : null}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
