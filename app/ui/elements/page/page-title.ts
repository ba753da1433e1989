import { isRouteErrorResponse, useMatches, useRouteError } from "@remix-run/react";
import { type TextKey, useTranslation } from "#app/ui/runtime/translation.ts";

export interface ScreenHandle {
  /** Text key, whose placeholders the loader's data fill, or what tells it of them. */
  title: TextKey | ((data: Record<string, unknown>) => string);
  description?: TextKey;
  offersPro?: boolean;
  /** React takes it over in the browser, as one types into something alive; all others are documents. */
  island?: boolean;
  /** True where the parts reach the edges of the window, each with a `.wrap` of its own. */
  wide?: boolean;
  /** It brings its own bar, footer, script and title, as its reader need not know the product. */
  ownFrame?: boolean;
}

export function useHandle(): Partial<ScreenHandle> {
  return Object.assign({}, ...useMatches().map(({ handle }) => handle)) as Partial<ScreenHandle>;
}

export function usePageTitle(): string {
  const error = useRouteError();
  const ofScreen = useSaid("title");
  const { t } = useTranslation();
  // A screen that could not be loaded has nothing to fill its own title with.
  const title = error ? (refusalMessage(error) ?? t("errors:page.title")) : ofScreen;
  return title ? `${title} – Rappen` : "Rappen";
}

function refusalMessage(error: unknown): string | undefined {
  return isRouteErrorResponse(error) ? (error.data as { message?: string } | null)?.message : undefined;
}

export function usePageDescription(): string {
  return useSaid("description");
}

function useSaid(what: "title" | "description"): string {
  const { t } = useTranslation();
  const said = useHandle()[what];
  const data = { ...(useMatches().at(-1)?.data as Record<string, unknown> | undefined) };
  if (typeof said === "function") return said(data);
  return said ? t(said, data) : "";
}
