export const EXAMPLE_LANGUAGES = ["curl", "typescript", "python", "php"] as const;

export type ExampleLanguage = (typeof EXAMPLE_LANGUAGES)[number];

export const LANGUAGE_NAMES: Record<ExampleLanguage, string> = {
  curl: "curl",
  typescript: "TypeScript",
  python: "Python",
  php: "PHP",
};

/** How Markdown names them; `sh` is for what can be run as it stands. */
export const FENCES: Record<ExampleLanguage, string> = {
  curl: "shell",
  typescript: "ts",
  python: "python",
  php: "php",
};

/** The language that the address names, or curl. */
export function exampleLanguage(params: URLSearchParams): ExampleLanguage {
  return EXAMPLE_LANGUAGES.find((language) => language === params.get("example")) ?? "curl";
}

export type Examples = Record<ExampleLanguage, string>;
