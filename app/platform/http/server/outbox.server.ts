import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { type NextFunction, type Request, type Response, Router } from "express";
import { html } from "#app/platform/mail/html.ts";
import { outboxFolder } from "#app/platform/mail/mailer.server.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import { isFromThisMachine, isTrial } from "./loopback.server.ts";

const FILE = /^[\w-]+\.eml$/;

export function outboxRoutes({ env }: Platform): Router {
  const router = Router();
  if (!isTrial(env)) return router;
  const folder = outboxFolder(env);
  router.use("/dev/outbox", (request: Request, _response: Response, next: NextFunction) =>
    next(isFromThisMachine(request, env) ? undefined : "router"),
  );
  router.get("/dev/outbox", async (_request: Request, response: Response) => {
    const files = (await readdir(folder).catch(() => []))
      .filter((file) => FILE.test(file))
      .toSorted()
      .reverse();
    response.type("html").send(page(files));
  });
  router.get("/dev/outbox/:file", async (request: Request, response: Response, next: NextFunction) => {
    const file = String(request.params.file);
    const content = FILE.test(file)
      ? await readFile(path.join(folder, file), "utf8").catch(() => null)
      : null;
    if (content === null) return next();
    response.type("text/plain; charset=utf-8").send(readable(content));
  });
  return router;
}

function page(files: string[]): string {
  const items = files.map((file) => html`<li><a href="/dev/outbox/${file}">${file}</a></li>`);
  return html`<!doctype html>
    <html lang="en">
      <title>Outbox</title>
      <h1>Outbox</h1>
      <ul>
        ${items}
      </ul>
    </html>`.text;
}

function readable(eml: string): string {
  const bytes = eml
    .replace(/=\r?\n/g, "")
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return /^Content-Transfer-Encoding: quoted-printable/im.test(eml)
    ? Buffer.from(bytes, "latin1").toString("utf8")
    : eml;
}
