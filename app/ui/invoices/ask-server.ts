import type { FieldMessage } from "#app/platform/field-errors.server.ts";

/** What our server says to a script of the page. */
export type ScriptAnswer<T> =
  | { kind: "answer"; answer: T }
  | { kind: "refused"; message: string; errors: FieldMessage[] }
  /** Signed out meanwhile: the answer would be the page to sign in. */
  | { kind: "signed-out" }
  | { kind: "no-response" };

/** Sends a form's fields as they stand; nothing is saved by it. Throws only when `signal` aborts. */
export async function askServer<T>(
  path: string,
  form: HTMLFormElement,
  signal?: AbortSignal,
): Promise<ScriptAnswer<T>> {
  const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  try {
    const response = await fetch(path, { method: "POST", body: new URLSearchParams(fields), signal });
    if (response.redirected) return { kind: "signed-out" };
    const body: unknown = await response.json();
    if (response.ok) return { kind: "answer", answer: body as T };
    const { message = "", errors = [] } = body as { message?: string; errors?: FieldMessage[] };
    return { kind: "refused", message, errors };
  } catch (error) {
    if (signal?.aborted) throw error;
    return { kind: "no-response" };
  }
}
