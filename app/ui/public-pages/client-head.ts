import type { ClientBrand } from "#app/features/front/public-pages/client-brand.server.ts";
import { paths } from "#app/paths.ts";
import { refusalTitle } from "./client-error.tsx";

interface Headed {
  title: string;
  sender: string;
  brand: ClientBrand;
}

/** Title and own colour of a client's page, or of what refused it. */
export function clientHead(page: Headed | undefined, error: unknown) {
  if (!page) return [{ title: refusalTitle(error) ?? "Rappen" }];
  const { title, sender, brand } = page;
  const style = { tagName: "link", rel: "stylesheet", href: paths.accent(brand.accent.slice(1)) };
  return [{ title: `${title} – ${sender}` }, ...(brand.accent ? [style] : [])];
}
