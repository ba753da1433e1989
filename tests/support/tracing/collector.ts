import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";
import { type Fields, hexIn, messagesIn, numberIn, readMessage, textIn } from "./read-protobuf.ts";

type Attributes = Record<string, string | number>;

/** A span as OTLP 1.7 sends it (opentelemetry/proto/trace/v1/trace.proto). */
export interface SentSpan {
  traceId: string;
  id: string;
  /** Empty for the first span of a trace. */
  parentId: string;
  name: string;
  /** 1 internal, 2 server, 3 client, 5 consumer. */
  kind: number;
  attributes: Attributes;
  /** 2 is an error. */
  status: number;
  ms: number;
  resource: Attributes;
}

/** Takes spans as an OpenTelemetry collector does. */
export class Collector {
  url = "";
  readonly spans: SentSpan[] = [];
  readonly bodies: Buffer[] = [];
  /** Headers of each delivery. */
  readonly headers: NodeJS.Dict<string | string[]>[] = [];
  /** Null: it never answers. */
  status: number | null = 200;

  named(name: string): SentSpan[] {
    return this.spans.filter((span) => span.name === name);
  }

  ofTrace({ traceId }: SentSpan): SentSpan[] {
    return this.spans.filter((span) => span.traceId === traceId);
  }

  take(body: Buffer): void {
    this.bodies.push(body);
    for (const part of messagesIn(readMessage(body), 1)) {
      const resource = attributesIn(messagesIn(part, 1)[0] ?? new Map(), 1);
      for (const scope of messagesIn(part, 2))
        this.spans.push(...messagesIn(scope, 2).map((span) => spanOf(span, resource)));
    }
  }
}

/** Listens until the test ends. */
export async function startCollector(): Promise<Collector> {
  const collector = new Collector();
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      collector.headers.push({ ...request.headers, path: request.url });
      if (collector.status === 200) collector.take(Buffer.concat(chunks));
      if (collector.status !== null) response.writeHead(collector.status).end();
    });
  });
  server.listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  collector.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return collector;
}

function spanOf(fields: Fields, resource: Attributes): SentSpan {
  const [status = new Map()] = messagesIn(fields, 15);
  return {
    traceId: hexIn(fields, 1),
    id: hexIn(fields, 2),
    parentId: hexIn(fields, 4),
    name: textIn(fields, 5),
    kind: numberIn(fields, 6),
    attributes: attributesIn(fields, 9),
    status: numberIn(status, 3),
    ms: (numberIn(fields, 8) - numberIn(fields, 7)) / 1e6,
    resource,
  };
}

function attributesIn(fields: Fields, number: number): Attributes {
  const pairs = messagesIn(fields, number).map((pair) => {
    const [value = new Map()] = messagesIn(pair, 2);
    return [textIn(pair, 1), value.has(3) ? numberIn(value, 3) : textIn(value, 1)] as const;
  });
  return Object.fromEntries(pairs);
}
