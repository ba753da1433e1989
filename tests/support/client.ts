/** A caller of the JSON API, with a bearer token once it has one. */
export class ApiClient {
  readonly origin: string;
  token = "";

  constructor(origin: string) {
    this.origin = origin;
  }

  async call(method: string, path: string, body?: unknown): Promise<ApiAnswer> {
    const headers: Record<string, string> = {};
    if (this.token) headers.Authorization = `Bearer ${this.token}`;
    if (body !== undefined) headers["Content-Type"] = "application/json";
    const text = typeof body === "string" ? body : body === undefined ? null : JSON.stringify(body);
    const response = await fetch(`${this.origin}/api${path}`, { method, headers, body: text });
    return { status: response.status, headers: response.headers, ...((await response.json()) as ApiBody) };
  }

  async register(person: Record<string, unknown>): Promise<ApiAnswer> {
    const answer = await this.call("POST", "/auth/register", person);
    this.token = String((answer.data as { token?: string } | undefined)?.token ?? "");
    return answer;
  }
}

export interface ApiBody {
  success: boolean;
  data?: Record<string, unknown>;
  error?: string;
  code?: string;
  errors?: { field: string; message: string; code: string }[];
  warnings?: { field: string; message: string; code: string }[];
  existing?: { type: string; id: string };
  requestId?: string;
}

export type ApiAnswer = ApiBody & { status: number; headers: Headers };

/** A browser without scripts: keeps cookies, follows nothing by itself. */
export class Browser {
  readonly origin: string;
  readonly cookies = new Map<string, string>();

  constructor(origin: string) {
    this.origin = origin;
  }

  get(path: string, headers: Record<string, string> = {}): Promise<Response> {
    return this.send(path, { headers });
  }

  post(
    path: string,
    fields: Record<string, string> | URLSearchParams,
    headers: Record<string, string> = {},
  ): Promise<Response> {
    const all = { Origin: this.origin, ...headers };
    return this.send(path, { method: "POST", body: new URLSearchParams(fields), headers: all });
  }

  /** Sends a form with a file. */
  upload(path: string, form: FormData): Promise<Response> {
    return this.send(path, { method: "POST", body: form, headers: { Origin: this.origin } });
  }

  get cookieHeader(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  }

  private async send(path: string, init: RequestInit): Promise<Response> {
    const cookie = this.cookieHeader;
    const headers = { ...(init.headers as Record<string, string>), ...(cookie ? { Cookie: cookie } : {}) };
    const response = await fetch(this.origin + path, { ...init, headers, redirect: "manual" });
    this.take(response);
    return response;
  }

  /** Keeps the cookies of an answer. */
  take(response: Response): void {
    for (const line of response.headers.getSetCookie()) this.keep(line);
  }

  private keep(line: string): void {
    const [pair = "", ...attributes] = line.split("; ");
    const name = pair.slice(0, pair.indexOf("="));
    if (attributes.includes("Max-Age=0")) this.cookies.delete(name);
    else this.cookies.set(name, pair.slice(name.length + 1));
  }
}
