import type { AfterAnswer } from "../../n8n.ts";

interface Refusal {
  error?: string;
  errors?: { field: string; message: string }[];
}

/** n8n makes a NodeApiError of it, and shows the message and, below it, the description. */
class RefusedCall extends Error {
  readonly description: string;

  constructor(status: number, { error = `The call was answered with ${status}`, errors = [] }: Refusal) {
    const fields = errors.map(({ field, message }) => `${field}: ${message}`);
    super([error, ...fields].join(" "));
    this.description = [`HTTP ${status}`, ...fields].join("\n");
  }
}

/** Adds what n8n leaves out, which says "Request failed with status code 422", and nothing of the fields. */
export const orRefusal: AfterAnswer = function (items, { statusCode, body }) {
  if (statusCode < 400) return Promise.resolve(items);
  return Promise.reject(new RefusedCall(statusCode, refusalIn(body)));
};

function refusalIn(body: unknown): Refusal {
  if (!(body instanceof ArrayBuffer) && !ArrayBuffer.isView(body)) return (body ?? {}) as Refusal;
  try {
    return JSON.parse(new TextDecoder().decode(body)) as Refusal;
  } catch {
    return {};
  }
}
