export const PORT = 3217;
export const ORIGIN = `http://127.0.0.1:${PORT}`;

/** Takes the picture of a page as it is now. */
export type Take = (name: string, fullPage?: boolean) => Promise<void>;

export const language = option("--language") ?? "de";
export const widths = (option("--width") ?? "1280,390").split(",").map(Number);
export const wanted = option("--only");

export function inLanguage(url: string): string {
  return `${ORIGIN}${url}${url.includes("?") ? "&" : "?"}lang=${language}`;
}

export function nameOf(url: string): string {
  return url.replace(/[/?=]+/g, "-").replace(/^-|-$/g, "") || "home";
}

function option(name: string): string | undefined {
  const index = process.argv.indexOf(name);
  return index < 0 ? undefined : process.argv[index + 1];
}
