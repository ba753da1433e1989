import {
  EXAMPLE_LANGUAGES,
  type ExampleLanguage,
  type Examples,
  LANGUAGE_NAMES,
} from "#app/features/programs/api-info/example-code/languages.ts";
import type { ReferenceCall } from "#app/features/programs/api-info/reference/reference.ts";
import { paths } from "#app/paths.ts";
import { Code } from "./prose.tsx";

interface ExampleProps {
  /** A change of the language leads back to it. */
  call: Pick<ReferenceCall, "id" | "summary">;
  examples: Examples;
  language: ExampleLanguage;
}

/** The choice is in the address, so that it needs no script and can be shared. */
export function Example({ call: { id, summary }, examples, language }: ExampleProps) {
  return (
    <>
      <h3>Example</h3>
      <nav className="example-languages" aria-label={`Language of the example: ${summary}`}>
        {EXAMPLE_LANGUAGES.map((one) => (
          <a key={one} href={`?example=${one}#${id}`} aria-current={one === language ? "true" : undefined}>
            {LANGUAGE_NAMES[one]}
          </a>
        ))}
        <a href={`${paths.apiReference}#examples`}>What they start with</a>
      </nav>
      <Code text={examples[language]} />
    </>
  );
}
