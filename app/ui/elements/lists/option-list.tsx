import { Link } from "#app/ui/elements/links/link.tsx";
import "#app/ui/styles/pages/options.css";

interface Option {
  title: string;
  /** How it stands, or what it is for. */
  text: string;
  to: string;
  verb: string;
}

/** Each row says how it is now, and leads to where it is changed. */
export function OptionList({ options }: { options: Option[] }) {
  return (
    <ul className="options">
      {options.map(({ title, text, to, verb }) => (
        <li key={to + title}>
          <p>
            <strong>{title}</strong>
            {text}
          </p>
          <Link className="button button-quiet" to={to} aria-label={`${title}: ${verb}`}>
            {verb}
          </Link>
        </li>
      ))}
    </ul>
  );
}
