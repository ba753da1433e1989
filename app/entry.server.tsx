import type { ActionFunctionArgs, AppLoadContext, EntryContext, LoaderFunctionArgs } from "@remix-run/node";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import { type DrawOnce, DrawOnceProvider } from "./ui/runtime/drawn-once.tsx";
import { MessagesProvider } from "./ui/runtime/translation.ts";
import { AppError } from "#app/platform/errors.ts";
import { applicationErrorPage } from "#app/platform/http/plain-error-page.server.ts";
import { contextOf, isSignedIn, visitorOf } from "#app/platform/http/request-context.server.ts";
import { recordSpan } from "#app/platform/observability/tracing/spans.server.ts";
import { messagesIn } from "#app/platform/i18n/translations.server.ts";
import { drawAtOnce, drawPart, drawWithFaults } from "#app/platform/http/pages/draw-page.server.ts";
import { withIsland } from "#app/platform/http/pages/page-data.server.ts";
import { TextResponse } from "#app/platform/http/responses/text-response.server.ts";
import type { ScreenHandle } from "#app/ui/elements/page/page-title.ts";
import type { IslandData } from "#app/ui/runtime/preact/remix.tsx";
import { NonceProvider } from "#app/ui/elements/page/nonce.tsx";

declare module "@remix-run/server-runtime" {
  interface Future {
    v3_singleFetch: true;
  }
}

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  loadContext: AppLoadContext,
): Promise<Response> {
  const { start } = loadContext;
  try {
    return await draw({ request, status, headers, remixContext, loadContext });
  } catch (error) {
    // Without earlier errors, Remix draws the page that reports this one.
    if (!remixContext.staticHandlerContext.errors) throw error;
    start.log.error({ event: "page.failed", err: error });
    return applicationErrorPage(request, start.requestId);
  }
}

interface Page {
  request: Request;
  status: number;
  headers: Headers;
  remixContext: EntryContext;
  loadContext: AppLoadContext;
}

async function draw({ request, status, headers, remixContext, loadContext }: Page): Promise<Response> {
  const { start } = loadContext;
  // The page reports that the database cannot be asked, so finding the language must not ask it.
  const reader = await contextOf(request, loadContext, ["cookie"]).catch((error: unknown) => {
    if (error instanceof AppError) return visitorOf(request, loadContext);
    throw error;
  });
  const { locale, platform } = reader;
  const businessId = isSignedIn(reader) ? reader.businessId : null;
  const messages = messagesIn(locale);
  const drawOnce: DrawOnce = (Inside, shown) =>
    platform.parts.part(`${businessId} ${locale}`, Inside, shown, () =>
      drawPart(
        <MessagesProvider value={messages}>
          <Inside {...shown} />
        </MessagesProvider>,
      ),
    );
  const { loaderHeaders, actionHeaders } = remixContext.staticHandlerContext;
  passOn(loaderHeaders, headers);
  passOn(actionHeaders, headers);
  headers.set("Content-Type", "text/html; charset=utf-8");
  await remixContext.serverHandoffStream?.cancel();
  const page = (
    <NonceProvider value={start.nonce}>
      <MessagesProvider value={messages}>
        <DrawOnceProvider value={businessId ? drawOnce : null}>
          <RemixServer
            context={Object.assign(remixContext, { serverHandoffStream: undefined })}
            url={request.url}
            nonce={start.nonce}
          />
        </DrawOnceProvider>
      </MessagesProvider>
    </NonceProvider>
  );
  const began = performance.now();
  const drawn = drawAtOnce(page) ?? (await drawWithFaults(page, start.log));
  recordSpan("draw page", { began });
  const island = islandOf(remixContext);
  const html = island ? withIsland(drawn.html, island, start.nonce) : drawn.html;
  return new TextResponse(`<!DOCTYPE html>${html}`, { headers, status: drawn.hasFailed ? 500 : status });
}

/** Null for documents. */
function islandOf({ manifest, staticHandlerContext: drawn }: EntryContext) {
  const screen = drawn.matches.at(-1)?.route;
  const route = manifest.routes[screen?.id ?? ""];
  const isIsland = (screen?.handle as Partial<ScreenHandle> | undefined)?.island && !drawn.errors;
  if (!screen || !route || !isIsland) return null;
  const { user, kept, draftsOf, requestId } = drawn.loaderData.root as Record<string, unknown>;
  const { pathname, search } = drawn.location;
  const data: IslandData = {
    module: route.module,
    screen: screen.id,
    loaderData: { ...drawn.loaderData, root: { user, kept, draftsOf, requestId } },
    actionData: drawn.actionData,
    location: { pathname, search },
  };
  const { entry } = manifest;
  const begins = [...renewerIn(manifest), entry.module];
  const scripts = [entry.module, route.module, ...entry.imports, ...(route.imports ?? [])];
  return { begins, scripts: [...new Set(scripts)], data };
}

/** What renews changed modules in the browser, in development. */
function renewerIn(manifest: object): string[] {
  const hmr: unknown = "hmr" in manifest ? manifest.hmr : null;
  const isThere = typeof hmr === "object" && hmr !== null && "runtime" in hmr;
  return isThere && typeof hmr.runtime === "string" ? [hmr.runtime] : [];
}

/** When to try again, where to continue without scripts. */
function passOn(from: Record<string, Headers>, to: Headers): void {
  for (const answer of Object.values(from)) {
    for (const name of ["Retry-After", "Refresh"]) {
      const value = answer.get(name);
      if (value) to.set(name, value);
    }
  }
}

/** What Remix itself refuses, such as a method that a page does not have, is the visitor's mistake: not logged here. */
export function handleError(
  error: unknown,
  { request, context }: LoaderFunctionArgs | ActionFunctionArgs,
): void {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  context.start.log.error({ event: "screen.failed", err: error });
}
