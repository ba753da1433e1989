import { Writable } from "node:stream";
import type { ReactNode } from "react";
import { renderToPipeableStream, renderToString } from "react-dom/server";
import type { Logger } from "#app/platform/observability/log.server.ts";

const TIMEOUT_MS = 10_000;

/** React's mark of a boundary inside which drawing failed. */
const GIVEN_UP = "<!--$!-->";

interface DrawnPage {
  html: string;
  hasFailed: boolean;
}

/**
 * Drawing into a stream takes three times as long and brings nothing where no part is waited for.
 * @returns null when a part failed, of which React does not say here why
 * @throws Error when the page as a whole cannot be drawn
 */
export function drawAtOnce(page: ReactNode): DrawnPage | null {
  const html = renderToString(page);
  return html.includes(GIVEN_UP) ? null : { html, hasFailed: false };
}

/** Draws a part of a page that is being drawn: React keeps what it knows of the page meanwhile. */
export function drawPart(part: ReactNode): string {
  return renderToString(part);
}

/** Reports what failed; slower. @throws Error when the page as a whole cannot be drawn */
export function drawWithFaults(page: ReactNode, log: Logger): Promise<DrawnPage> {
  return new Promise((resolve, reject) => {
    let hasFailed = false;
    const parts: Buffer[] = [];
    const body = new Writable({
      write(part: Buffer, _encoding, done) {
        parts.push(part);
        done();
      },
      final(done) {
        resolve({ html: Buffer.concat(parts).toString(), hasFailed });
        done();
      },
    });
    const { pipe, abort } = renderToPipeableStream(page, {
      onAllReady: () => {
        clearTimeout(timer);
        pipe(body);
      },
      onShellError: (error) => {
        clearTimeout(timer);
        reject(error as Error);
      },
      onError: (error: unknown) => {
        hasFailed = true;
        log.error({ event: "page.failed", err: error });
      },
    });
    const timer = setTimeout(abort, TIMEOUT_MS);
  });
}
