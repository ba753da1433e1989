import { connect, type Socket } from "node:net";

export interface Target {
  port: number;
  path: string;
  headers?: Record<string, string>;
}

export interface LoadResult {
  perSecond: number;
  /** ms, one an answer. */
  latencies: number[];
}

const END_OF_HEADERS = "\r\n\r\n";
const END_OF_CHUNKS = "0\r\n\r\n";

/**
 * Asks for the same page again and again over connections that stay open. It only looks for where an answer ends, so
 * that nearly all of the machine's time is the server's. @throws Error at the first answer that is not 200
 */
export async function load(
  target: Target,
  { seconds, connections = 8 }: { seconds: number; connections?: number },
): Promise<LoadResult> {
  const latencies: number[] = [];
  const began = performance.now();
  const until = began + seconds * 1000;
  const text = requestText(target);
  await Promise.all(
    Array.from({ length: connections }, () => keepAsking(target.port, text, until, latencies)),
  );
  return { perSecond: latencies.length / ((performance.now() - began) / 1000), latencies };
}

/** So many requests, however long they take. */
export async function loadTimes(target: Target, times: number): Promise<void> {
  for (let done = 0; done < times;) done += (await load(target, { seconds: 2 })).latencies.length;
}

function requestText({ port, path, headers = {} }: Target): string {
  const lines = Object.entries({ Host: `localhost:${port}`, ...headers }).map(
    ([name, value]) => `${name}: ${value}`,
  );
  return [`GET ${path} HTTP/1.1`, ...lines, "", ""].join("\r\n");
}

async function keepAsking(port: number, text: string, until: number, latencies: number[]): Promise<void> {
  const socket = connect({ port, host: "127.0.0.1", noDelay: true });
  try {
    while (performance.now() < until) {
      const began = performance.now();
      await answerTo(socket, text);
      latencies.push(performance.now() - began);
    }
  } finally {
    socket.destroy();
  }
}

function answerTo(socket: Socket, text: string): Promise<void> {
  return new Promise((resolve, reject) => {
    let answer = "";
    const end = (error?: Error) => {
      socket.off("data", read).off("error", end);
      if (error) reject(error);
      else if (answer.startsWith("HTTP/1.1 200")) resolve();
      else reject(new Error(`answered ${answer.slice(0, 300)}`));
    };
    const read = (bytes: Buffer) => {
      answer += bytes.toString("latin1");
      if (isWhole(answer)) end();
    };
    socket.on("data", read).on("error", end);
    socket.write(text);
  });
}

function isWhole(answer: string): boolean {
  const head = answer.indexOf(END_OF_HEADERS);
  if (head < 0) return false;
  const length = /content-length: (\d+)/i.exec(answer.slice(0, head))?.[1];
  if (length === undefined) return answer.endsWith(END_OF_CHUNKS);
  return answer.length - head - END_OF_HEADERS.length >= Number(length);
}
