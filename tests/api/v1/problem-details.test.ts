import { expect, it } from "vitest";
import { problemAnswer } from "#app/features/programs/api-info/answers.ts";
import { startProgram } from "./start.ts";

it("RFC 9457: a refusal is a problem where the call asks for one, with what our own shape says", async () => {
  const { origin, api, platform } = await startProgram();
  const ask = (accept: string, headers: Record<string, string> = {}) =>
    fetch(`${origin}/api/v1/clients`, {
      method: "POST",
      headers: { "Content-Type": "application/json", Accept: accept, ...headers },
      body: JSON.stringify({ nmae: "Muster AG" }),
    });
  const authorized = { Authorization: `Bearer ${api.token}` };
  const answer = await ask("application/problem+json, application/json", authorized);
  expect([answer.status, answer.headers.get("Content-Type")]).toEqual([422, "application/problem+json"]);
  const problem = problemAnswer.parse(await answer.json());
  const own = (await (await ask("*/*", authorized)).json()) as Record<string, unknown>;
  expect(problem).toMatchObject({
    type: `${platform.env.appUrl}/api/reference/errors#input.invalid`,
    title: "Unprocessable Entity",
    status: 422,
    detail: own.error,
    instance: "/api/v1/clients",
    code: own.code,
    errors: own.errors,
  });
  const unknown = await ask("application/problem+json");
  expect(unknown.headers.get("WWW-Authenticate")).toMatch(/^Bearer/);
  expect(problemAnswer.parse(await unknown.json())).toMatchObject({ status: 401 });
});
