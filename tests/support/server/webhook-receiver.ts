import { createHmac } from "node:crypto";
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";
import { webhookSchema } from "#app/features/programs/webhooks/webhook.schema.ts";
import { EVENT_TYPES } from "#app/features/running/events/event-types.ts";
import { createWebhook } from "#app/features/programs/webhooks/webhooks.server.ts";
import { handlers } from "#app/jobs.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { runDueJobs } from "#app/platform/jobs/job-worker.server.ts";
import type { Platform } from "#app/platform/platform.server.ts";

export interface Received {
  method: string;
  headers: IncomingMessage["headers"];
  body: string;
  event: { id: string; type: string; createdAt: string; apiVersion: string; data: Record<string, never> };
}

/** A program of an integrator's: keeps what it is sent and answers as it is told to. */
export class Receiver {
  readonly received: Received[] = [];
  url = "";
  answer: (response: ServerResponse, request: IncomingMessage) => void = (response) =>
    void response.end("thanks");

  get port(): number {
    return Number(new URL(this.url).port);
  }

  get types(): string[] {
    return this.received.map(({ event }) => event.type);
  }

  readonly listener: RequestListener = (request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const body = Buffer.concat(chunks).toString();
      const event = JSON.parse(body) as Received["event"];
      this.received.push({ method: request.method ?? "", headers: request.headers, body, event });
      this.answer(response, request);
    });
  };
}

/** One that listens until the test ends. */
export async function startReceiver(host = "127.0.0.1"): Promise<Receiver> {
  const receiver = new Receiver();
  const server = createServer(receiver.listener);
  server.listen(0, host);
  await new Promise((resolve) => server.once("listening", resolve));
  const name = host.includes(":") ? `[${host}]` : host;
  receiver.url = `http://${name}:${(server.address() as AddressInfo).port}/hooks`;
  onTestFinished(
    () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  );
  return receiver;
}

/** An endpoint that wants everything, unless asked otherwise. */
export function webhookOf(ctx: UserContext, url: string, overrides: Record<string, unknown> = {}) {
  const input = { url, events: [...EVENT_TYPES], isActive: true, ...overrides };
  return createWebhook(ctx, webhookSchema.parse(input));
}

/** Makes every attempt that is due. @returns how many jobs ran */
export function deliver(platform: Platform): Promise<number> {
  return runDueJobs(platform, handlers);
}

/** Checks one value of the header as docs/api.md says. */
export function isSignedBy(secret: string, { headers, body }: Received): boolean {
  const [time, ...values] = String(headers["rappen-signature"]).split(",");
  const signed = createHmac("sha256", secret)
    .update(`${time?.slice(2)}.${body}`)
    .digest("hex");
  return values.includes(`v1=${signed}`);
}
