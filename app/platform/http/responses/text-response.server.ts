/** One text, which the server writes as it is: a stream of it costs more. `body` is null, `text` and `json` are not. */
export class TextResponse extends Response {
  readonly content: string;

  constructor(content: string, init: ResponseInit) {
    super(null, init);
    this.content = content;
  }

  override text(): Promise<string> {
    return Promise.resolve(this.content);
  }

  override json(): Promise<unknown> {
    return Promise.resolve(JSON.parse(this.content));
  }

  override clone(): TextResponse {
    return new TextResponse(this.content, this);
  }
}

/** Not by the class: in development Vite loads it a second time. */
export function isTextResponse(response: Response): response is TextResponse {
  return "content" in response;
}

export function jsonResponse(data: unknown, init: { status: number; headers: Headers }) {
  return jsonTextResponse(JSON.stringify(data), init);
}

export function jsonTextResponse(json: string, { status = 200, headers = new Headers() } = {}) {
  headers.set("Content-Type", "application/json");
  return new TextResponse(json, { status, headers });
}
