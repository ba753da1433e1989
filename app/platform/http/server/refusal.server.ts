import type { ErrorRequestHandler, NextFunction, Request as Call, RequestHandler, Response } from "express";
import { detectLocale } from "#app/platform/i18n/detect-locale.server.ts";
import type { ErrorCode } from "#app/platform/errors.ts";
import { refusalPage } from "#app/platform/http/plain-error-page.server.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import { translator } from "#app/platform/i18n/translations.server.ts";
import { startOf } from "./request-start.server.ts";

const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"];

/** `/api` itself is the page that explains the calls. */
const CALL = /^\/(api|mcp)(\/|$)/i;

export async function sendRefusal(request: Call, response: Response, code: ErrorCode): Promise<void> {
  const locale = await localeOf(request);
  const { requestId, platform } = startOf(response);
  response.status(platform.product.errorStatuses[code]).setHeader("Cache-Control", "no-store");
  if (!CALL.test(request.path)) {
    response.type("html").send(refusalPage(locale, code, requestId));
    return;
  }
  const error = translator(locale)(`errors:${code}`);
  response.json({ success: false, error, code, errors: [], requestId });
}

/** No user is looked up for a refusal. */
function localeOf(request: Call): Promise<Locale> {
  const { cookie = "", "accept-language": wish = "" } = request.headers;
  const headers = new Headers({ Cookie: cookie, "Accept-Language": wish });
  return detectLocale(new Request("http://localhost/", { headers }), null);
}

/** Remix would answer other methods in a shape of its own, and OPTIONS of a page with the files of that page. */
export function knownMethodsOnly(): RequestHandler {
  return (request: Call, response: Response, next: NextFunction) => {
    const isAsked = request.method === "OPTIONS" && CALL.test(request.path);
    if (isAsked || METHODS.includes(request.method)) return next();
    response.setHeader("Allow", METHODS.join(", "));
    void sendRefusal(request, response, "route.wrong_method");
  };
}

/** `/api` itself is a page; a call that tries to change it is refused like any call. */
export function apiPageIsRead(): RequestHandler {
  return (request: Call, response: Response, next: NextFunction) => {
    if (!/^\/api\/?$/.test(request.path) || ["GET", "HEAD"].includes(request.method)) return next();
    response.setHeader("Allow", "GET, HEAD");
    void sendRefusal(request, response, "route.wrong_method");
  };
}

/** Encoded line breaks: route patterns stop at them, even the catch-all route. */
const LINE_BREAK = /%0[ad]|%e2%80%a[89]/i;

export function singleLinePathsOnly(): RequestHandler {
  return (request: Call, response: Response, next: NextFunction) => {
    if (!LINE_BREAK.test(request.path)) return next();
    void sendRefusal(request, response, "input.malformed");
  };
}

/** Remix leaves out headers without a value, and the call would be made as if none had been sent. */
export function emptyHeadersStay(): RequestHandler {
  return ({ headers }: Call, _response: Response, next: NextFunction) => {
    for (const name of ["idempotency-key", "if-match"]) if (headers[name] === "") headers[name] = " ";
    next();
  };
}

/** Earlier versions of Remix sent `?_data=`. None of our pages does, and Remix would log it as an error. */
export function noFormerDataRequests(): RequestHandler {
  return (request: Call, response: Response, next: NextFunction) => {
    const { searchParams } = new URL(`http://localhost${request.originalUrl}`);
    if (!searchParams.has("_data")) return next();
    void sendRefusal(request, response, "input.malformed");
  };
}

/** The last middleware. An address that cannot be decoded is the caller's mistake. */
export function answerFaults(): ErrorRequestHandler {
  // Express knows an error handler by its four parameters.
  return (error: unknown, request: Call, response: Response, next: NextFunction) => {
    if (response.headersSent) return next(error);
    const isMalformed = error instanceof URIError;
    if (!isMalformed) startOf(response).log.error({ event: "request.failed", err: error });
    void sendRefusal(request, response, isMalformed ? "input.malformed" : "server.failed");
  };
}
