import { PassThrough } from "node:stream";
import {
  type ActionFunctionArgs,
  type AppLoadContext,
  createReadableStreamFromReadable,
  type EntryContext,
  type LoaderFunctionArgs,
} from "@remix-run/node";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import { isbot } from "isbot";
import { renderToPipeableStream } from "react-dom/server";
import { MessagesProvider } from "./ui/translation.ts";
import { AppError } from "#app/platform/errors.ts";
import { applicationErrorPage } from "#app/platform/http/plain-error-page.server.ts";
import { contextOf, visitorOf } from "#app/platform/http/request-context.server.ts";
import { messagesIn } from "#app/platform/i18n/translations.server.ts";
import { NonceProvider } from "#app/ui/page/nonce.tsx";

declare module "@remix-run/server-runtime" {
  interface Future {
    v3_singleFetch: true;
  }
}

const TIMEOUT_MS = 10_000;

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
  const { locale } = await contextOf(request, loadContext, ["cookie"]).catch((error: unknown) => {
    if (error instanceof AppError) return visitorOf(request, loadContext);
    throw error;
  });
  const { loaderHeaders, actionHeaders } = remixContext.staticHandlerContext;
  passOn(loaderHeaders, headers);
  passOn(actionHeaders, headers);
  const whenReady = isbot(request.headers.get("User-Agent")) ? "onAllReady" : "onShellReady";
  return new Promise((resolve, reject) => {
    let failed = false;
    const { pipe, abort } = renderToPipeableStream(
      <NonceProvider value={start.nonce}>
        <MessagesProvider value={messagesIn(locale)}>
          <RemixServer context={remixContext} url={request.url} nonce={start.nonce} abortDelay={TIMEOUT_MS} />
        </MessagesProvider>
      </NonceProvider>,
      {
        nonce: start.nonce,
        [whenReady]: () => {
          const body = new PassThrough();
          headers.set("Content-Type", "text/html; charset=utf-8");
          resolve(
            new Response(createReadableStreamFromReadable(body), { headers, status: failed ? 500 : status }),
          );
          pipe(body);
        },
        onShellError: reject,
        onError: (error: unknown) => {
          failed = true;
          start.log.error({ event: "page.failed", err: error });
        },
      },
    );
    setTimeout(abort, TIMEOUT_MS + 1_000).unref();
  });
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
