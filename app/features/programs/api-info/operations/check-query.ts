import type { FieldError } from "#app/platform/errors.ts";
import { nearestName } from "#app/platform/http/body/nearest-name.ts";
import type { Operation } from "./operation.ts";
import { parameterProblem } from "./query-parameter.ts";

export function queryProblems({ query = {} }: Operation, params: URLSearchParams): FieldError[] {
  return [...new Set(params.keys())].flatMap((name): FieldError[] => {
    const kind = Object.hasOwn(query, name) ? query[name] : undefined;
    if (!kind) {
      const suggestion = nearestName(name, Object.keys(query));
      const params = { known: known(query) };
      const problem = { field: name, code: "field.unknown_parameter", params };
      return [suggestion === undefined ? problem : { ...problem, suggestion }];
    }
    const [text = "", ...more] = params.getAll(name);
    if (more.length > 0 && kind !== "texts") return [{ field: name, code: "field.repeated" }];
    const problem = parameterProblem(name, kind, text);
    return problem ? [problem] : [];
  });
}

function known(query: NonNullable<Operation["query"]>): string {
  return Object.keys(query).join(", ") || "–";
}
