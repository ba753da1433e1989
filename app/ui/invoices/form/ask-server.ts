import type { FieldMessage } from "#app/platform/forms/field-errors.server.ts";

export type ScriptAnswer<T> =
  | { kind: "answer"; answer: T }
  | { kind: "refused"; message: string; errors: FieldMessage[] }
  /** The answer would be the sign-in page. */
  | { kind: "signed-out" }
  | { kind: "no-response" };

/** Saves nothing. The answer uses the page's language. Throws only when `signal` aborts. */
export async function askServer<T>(
  path: string,
  form: HTMLFormElement,
  signal?: AbortSignal,
): Promise<ScriptAnswer<T>> {
  const url = `${path}?lang=${document.documentElement.lang.slice(0, 2)}`;
  try {
    const body = new URLSearchParams(formContent(form));
    const response = await fetch(url, { method: "POST", body, signal });
    if (response.redirected) return { kind: "signed-out" };
    const answer: unknown = await response.json();
    if (response.ok) return { kind: "answer", answer: answer as T };
    const { message = "", errors = [] } = answer as { message?: string; errors?: FieldMessage[] };
    return { kind: "refused", message, errors };
  } catch (error) {
    if (signal?.aborted) throw error;
    return { kind: "no-response" };
  }
}

export function formContent(form: HTMLFormElement): string {
  const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  return new URLSearchParams(fields).toString();
}
