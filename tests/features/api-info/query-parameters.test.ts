import { expect, it } from "vitest";
import { queryProblems } from "#app/features/programs/api-info/operations/check-query.ts";
import { OPERATIONS } from "#app/features/programs/api-info/operations/operations.ts";
import { parameterSchema } from "#app/features/programs/api-info/operations/parameter-schema.ts";
import {
  parameterProblem,
  type QueryParameter,
} from "#app/features/programs/api-info/operations/query-parameter.ts";

const ID = "01a20268-8c39-7000-b77a-91b874bb7555";

const isTaken = (kind: QueryParameter) => (text: string) => parameterProblem("name", kind, text) === null;

it.each(["amount", "whole", "sequence", "limit"] as const)(
  "a number of the kind %s is taken up to the bounds that its description says, and not beyond",
  (kind) => {
    const { minimum, maximum } = parameterSchema(kind).schema as { minimum: number; maximum: number };
    const step = kind === "amount" ? 0.01 : 1;
    const around = [minimum - step, minimum, maximum, maximum + step].map((value) =>
      kind === "amount" ? value.toFixed(2) : String(value),
    );
    expect(around.map(isTaken(kind))).toEqual([false, true, true, false]);
    const bounds = kind === "amount" ? undefined : { min: minimum, max: maximum };
    expect(parameterProblem("name", kind, "x")?.params).toEqual(bounds);
  },
);

it("a search may be empty and has as many characters as its description says", () => {
  const { maxLength } = parameterSchema("search").schema as { maxLength: number };
  expect(maxLength).toBe(100);
  const texts = ["", "🧾".repeat(maxLength), "x".repeat(maxLength + 1), "a\u0000"];
  expect(texts.map(isTaken("search"))).toEqual([true, true, false, false]);
  expect(parameterProblem("q", "search", "x".repeat(maxLength + 1))).toMatchObject({
    params: { max: maxLength },
  });
});

it("ids are sent with commas between, as many as their description says", () => {
  const { schema, ...way } = parameterSchema("ids");
  const { maxItems } = schema as { maxItems: number };
  expect(way).toEqual({ explode: false, style: "form" });
  const ids = (count: number) => Array<string>(count).fill(ID).join();
  expect([ids(1), ids(maxItems), ids(maxItems + 1), `${ID},x`, ""].map(isTaken("ids"))).toEqual([
    ...[true, true],
    ...[false, false, false],
  ]);
});

it("of words one is sent, or several with commas between where the description says so", () => {
  const words = ["draft", "sent"];
  const several = { severalOf: words };
  expect(parameterSchema(words)).toEqual({ schema: { type: "string", enum: words } });
  expect(parameterSchema(several)).toMatchObject({ explode: false, schema: { type: "array" } });
  const sent = ["sent", "draft,sent", "draft,paid", ""];
  expect(sent.map(isTaken(words))).toEqual([true, false, false, false]);
  expect(sent.map(isTaken(several))).toEqual([true, true, false, false]);
  const named = { code: "field.not_one_of", params: { values: "draft, sent" } };
  expect(parameterProblem("status", words, "paid")).toMatchObject(named);
});

it("only a parameter that is described as repeated may come twice, and an unknown one is told the known ones", () => {
  const [call] = OPERATIONS;
  const problems = (query: string) =>
    queryProblems({ ...call!, query: { account: "texts", day: "day" } }, new URLSearchParams(query));
  expect(parameterSchema("texts")).toMatchObject({ explode: true, style: "form" });
  expect(problems("account=a&account=b&day=2026-11-21")).toEqual([]);
  expect(problems("day=2026-11-21&day=2026-11-22")).toEqual([{ field: "day", code: "field.repeated" }]);
  expect(problems("day=31.2.2026")).toEqual([{ field: "day", code: "field.day" }]);
  expect(problems("acount=a")).toEqual([
    {
      field: "acount",
      code: "field.unknown_parameter",
      params: { known: "account, day" },
      suggestion: "account",
    },
  ]);
  expect(problems("toString=a")).toMatchObject([{ field: "toString", code: "field.unknown_parameter" }]);
});

it("texts, statuses and flags that say nothing are refused", () => {
  const one = { type: "string", minLength: 1 };
  expect(parameterSchema("text")).toEqual({ schema: one });
  expect(parameterSchema("texts").schema).toEqual({ type: "array", items: one });
  expect(["a", "", "a\u0007"].map(isTaken("text"))).toEqual([true, false, false]);
  expect(["a", ""].map(isTaken("texts"))).toEqual([true, false]);
  expect(["true", "false", "1", ""].map(isTaken("flag"))).toEqual([true, true, false, false]);
  expect(parameterSchema("status")).toEqual({ schema: { type: "string", minLength: 3, maxLength: 3 } });
  expect(["404", "4xx", "40"].map(isTaken("status"))).toEqual([true, true, false]);
});

it("a payment is described as refused without its invoice, for one that takes none, and confirmed too late", () => {
  const call = OPERATIONS.find(({ id }) => id === "recordPayment");
  expect(call?.refusals).toEqual([404, 409, 410]);
});
