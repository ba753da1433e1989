import type { Request } from "express";
import type { Env } from "../env.server.ts";
import { isLoopbackHost } from "../loopback.ts";

const LOOPBACK_ADDRESS = /^(127(\.\d{1,3}){3}|::1|::ffff:127(\.\d{1,3}){3})$/;
const FORWARDED = ["forwarded", "x-forwarded-for", "x-forwarded-host", "x-real-ip", "via"];

/** A copy that someone tries out on their own machine: no mail server, reached by and listening on a loopback address. */
export function isTrial(env: Env): boolean {
  return [new URL(env.appUrl).hostname, env.HOST].every(isLoopbackHost) && !env.SMTP_URL;
}

/** The request comes from this machine itself, not through a proxy. */
export function isFromThisMachine(request: Request): boolean {
  return (
    LOOPBACK_ADDRESS.test(request.socket.remoteAddress ?? "") &&
    FORWARDED.every((name) => !request.headers[name])
  );
}
