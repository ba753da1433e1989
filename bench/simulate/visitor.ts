/** How long each request of a kind took (ms), and what was not answered as it should be. */
export class Tally {
  readonly latencies = new Map<string, number[]>();
  readonly errors: string[] = [];

  add(kind: string, ms: number): void {
    const known = this.latencies.get(kind);
    if (known) known.push(ms);
    else this.latencies.set(kind, [ms]);
  }
}

interface Asked {
  method?: string;
  headers?: Record<string, string>;
  body?: string | URLSearchParams | Uint8Array<ArrayBuffer>;
}

/** Processes take turns, as behind a proxy that hands each request to the next one. */
export class Processes {
  readonly ports: number[];
  private turn = 0;

  constructor(ports: number[]) {
    this.ports = ports;
  }

  next(): string {
    this.turn = (this.turn + 1) % this.ports.length;
    return `http://localhost:${this.ports[this.turn]}`;
  }
}

/** Somebody with cookies of their own; every answer is timed to its last byte. */
export class Visitor {
  private readonly cookies = new Map<string, string>();
  private readonly processes: Processes;
  private tally: Tally;

  constructor(processes: Processes, tally: Tally) {
    this.processes = processes;
    this.tally = tally;
  }

  /** From now on it counts there. */
  begin(tally: Tally): void {
    this.tally = tally;
  }

  /** @returns the answer's text, and where it leads */
  async ask(kind: string, path: string, { method = "GET", headers = {}, body }: Asked = {}) {
    const origin = this.processes.next();
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const all = { ...headers, ...(cookie ? { Cookie: cookie } : {}), ...(body ? { Origin: origin } : {}) };
    const began = performance.now();
    const answer = await fetch(origin + path, {
      method,
      headers: all,
      redirect: "manual",
      ...(body === undefined ? {} : { body }),
    });
    const bytes = Buffer.from(await answer.arrayBuffer());
    this.tally.add(kind, performance.now() - began);
    const isGood = answer.status < 400;
    if (!isGood) this.tally.errors.push(`${kind}: ${answer.status} ${bytes.toString("utf8").slice(0, 300)}`);
    for (const line of answer.headers.getSetCookie()) this.keep(line);
    return {
      isGood,
      isJson: answer.headers.get("Content-Type")?.startsWith("application/json") ?? false,
      text: () => bytes.toString("utf8"),
      location: answer.headers.get("Location") ?? "",
    };
  }

  /** What must be so after an answer of that kind. */
  expect(kind: string, isSo: boolean, found: string): void {
    if (!isSo) this.tally.errors.push(`${kind}: ${found.slice(0, 300)}`);
  }

  post(kind: string, path: string, fields: Record<string, string> | string[][]) {
    return this.ask(kind, path, { method: "POST", body: new URLSearchParams(fields) });
  }

  private keep(line: string): void {
    const [pair = "", ...attributes] = line.split("; ");
    const name = pair.slice(0, pair.indexOf("="));
    if (attributes.includes("Max-Age=0")) this.cookies.delete(name);
    else this.cookies.set(name, pair.slice(name.length + 1));
  }
}
