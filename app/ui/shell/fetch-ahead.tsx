import { useNonce } from "#app/ui/elements/page/nonce.tsx";

/** Pages that a pointer rests on are fetched before they are asked for. */
const RULES = JSON.stringify({
  prefetch: [{ where: { selector_matches: ".bar-nav a, .row-link, .pagination a" }, eagerness: "moderate" }],
});

export function FetchAhead() {
  return <script type="speculationrules" nonce={useNonce()} dangerouslySetInnerHTML={{ __html: RULES }} />;
}
