import type { OpenApiGeneratorV31 } from "@asteasolutions/zod-to-openapi";

export type Document = ReturnType<OpenApiGeneratorV31["generateDocument"]>;
export type PathItem = NonNullable<Document["paths"]>[string];
export type DescribedOperation = NonNullable<PathItem["get"]>;

const METHODS = ["get", "post", "put", "patch", "delete"] as const;

export interface DocumentCall {
  path: string;
  method: (typeof METHODS)[number];
  operation: DescribedOperation;
}

export function callsIn(paths: Record<string, PathItem>): DocumentCall[] {
  return Object.entries(paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method];
      return operation ? [{ path, method, operation }] : [];
    }),
  );
}
