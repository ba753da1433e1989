import { paths } from "#app/paths.ts";

/** What a language model should read about this site, and where (llmstxt.org). */
export function llmsText(origin: string): string {
  const link = (title: string, path: string, text: string) => `- [${title}](${origin}${path}): ${text}`;
  return [
    "# Rappen",
    "",
    "> Invoices with Swiss QR-bills for freelancers and small businesses, in English, German, French and Italian. " +
      "Programs use it by a JSON API with API keys; test keys act on a sandbox in which nothing is mailed.",
    "",
    "Amounts are in CHF (EUR where `currency` says so) with at most two decimals, days YYYY-MM-DD, timestamps UTC. " +
      "The API refuses fields that it does not know. Every POST takes an Idempotency-Key.",
    "",
    "AI assistants connect over the Model Context Protocol (Streamable HTTP), with OAuth or an API key as bearer " +
      `token, to ${origin}${paths.mcp}.`,
    "",
    "## API",
    "",
    link("Reference", paths.apiReferenceMarkdown, "every call, field, header and error code, as Markdown"),
    link("OpenAPI 3.1", paths.openApi, "the same for programs"),
    link("First steps", paths.apiInfo, "a key, and the first five calls"),
    "",
    "## Help",
    "",
    link("Questions and answers", paths.help, "how the product is used"),
    link("Features", paths.features, "what it does"),
    link("Prices", paths.pricing, "what Free and Pro allow"),
    "",
  ].join("\n");
}
