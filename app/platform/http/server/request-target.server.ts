import type { NextFunction, Request, RequestHandler, Response } from "express";
import type { Env } from "#app/platform/env.server.ts";
import { sendRefusal } from "./refusal.server.ts";

/** A name or an address as in `Host`; container networks use underscores. */
const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{0,5})?$/i;

const SCHEME = /^https?:\/\//i;

/**
 * From here on `Host` is the request's own host (the forwarded one behind a trusted proxy) and `originalUrl` starts
 * with `/`; anything else was answered 400.
 */
export function wellFormedTargets(env: Env): RequestHandler {
  return (request: Request, response: Response, next: NextFunction) => {
    const target = targetOf(request, env);
    if (!target) return void sendRefusal(request, response, "input.malformed");
    request.headers.host = target.host;
    request.originalUrl = target.path;
    next();
  };
}

/** Express would answer a target that it cannot parse before any middleware: it becomes one that is refused there. */
export function parsableTarget(target = ""): string {
  if (target.startsWith("/")) return target;
  return SCHEME.test(target) && URL.canParse(target) ? new URL(target).href : "//";
}

interface Target {
  host: string;
  path: string;
}

function targetOf(request: Request, env: Env): Target | null {
  const host = hostOf(request, env);
  if (host === null || !["http", "https"].includes(request.protocol)) return null;
  const target = SCHEME.test(request.originalUrl)
    ? absoluteForm(request.originalUrl, [host, new URL(env.appUrl).host])
    : { host, path: request.originalUrl };
  return target && isUrl(target) ? target : null;
}

/** HTTP/1.0 has no `Host`: such a request is taken to mean `APP_URL`. */
function hostOf(request: Request, { TRUST_PROXY, appUrl }: Env): string | null {
  const given = request.headersDistinct.host ?? [];
  if (given.length > 1) return null;
  const own = given[0] ?? new URL(appUrl).host;
  const forwarded = TRUST_PROXY ? request.get("x-forwarded-host")?.split(",")[0]?.trim() : undefined;
  return [own, forwarded ?? own].every(isHost) ? (forwarded ?? own) : null;
}

function isHost(host: string): boolean {
  return HOST.test(host) && URL.canParse(`http://${host}/`);
}

/** RFC 9112, 3.2.2: the absolute form overrides `Host`. Foreign hosts are refused, as this is no proxy. */
function absoluteForm(target: string, allowedHosts: string[]): Target | null {
  if (!URL.canParse(target)) return null;
  const { host, pathname, search, username, password } = new URL(target);
  if (username || password || !allowedHosts.includes(host)) return null;
  return { host, path: pathname + search };
}

/** Remix parses the path again without the host, where `//` would start an empty host. */
function isUrl({ host, path }: Target): boolean {
  if (!path.startsWith("/") || !URL.canParse(`http://${host}${path}`)) return false;
  const { origin, pathname, search } = new URL(`http://${host}${path}`);
  return URL.canParse(pathname + search, origin);
}
