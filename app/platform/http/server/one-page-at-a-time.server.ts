import { AsyncResource } from "node:async_hooks";
import type { Request, RequestHandler, Response } from "express";
import { cookieIn } from "#app/platform/http/plain-cookie.ts";

/** ms: a page that takes longer waits for a database and blocks nobody. */
const LONGEST_WAIT = 2_000;

/**
 * Several tabs that reload at once hold the event loop no longer than one does. A turn ends with the answer's headers,
 * so downloads go on beside pages. Forms, API calls, PDFs and visitors without a session never wait.
 */
export function onePageAtATime(sessionCookie: string, longestWait = LONGEST_WAIT): RequestHandler {
  const queues = new Map<string, (() => void)[]>();

  const takeNext = (session: string) => {
    const next = queues.get(session)?.shift();
    // The second turn of the event loop has read the requests that arrived meanwhile: they come first.
    if (next) setImmediate(() => setImmediate(next));
    else queues.delete(session);
  };

  return (request, response, next) => {
    const session = sessionOf(request, sessionCookie);
    if (session === null) return next();
    const begin = () => {
      onHeadersOrClose(response, () => takeNext(session));
      next();
    };
    const waiting = queues.get(session);
    if (!waiting) {
      queues.set(session, []);
      return begin();
    }
    const patience = setTimeout(() => {
      waiting.splice(waiting.indexOf(onTurn), 1);
      next();
    }, longestWait);
    // Called by the page before this one, whose trace and limits are not those of this one.
    const onTurn = AsyncResource.bind(() => {
      clearTimeout(patience);
      if (response.destroyed) takeNext(session);
      else begin();
    });
    waiting.push(onTurn);
  };
}

/** Threads draw them, so that they do not hold the event loop. */
const PDF = /[/.]pdf$/;

function sessionOf({ method, path, headers }: Request, sessionCookie: string): string | null {
  if (method !== "GET" || path === "/api" || path.startsWith("/api/") || PDF.test(path)) return null;
  return cookieIn(headers.cookie ?? null, sessionCookie);
}

function onHeadersOrClose(response: Response, act: () => void): void {
  let isDone = false;
  const actOnce = () => {
    if (!isDone) act();
    isDone = true;
  };
  const writeHead = response.writeHead.bind(response);
  response.writeHead = (...args: [number]) => {
    actOnce();
    return writeHead(...args);
  };
  response.once("close", actOnce);
}
