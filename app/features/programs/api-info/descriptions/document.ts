import type { DocumentSchema } from "./schema.ts";

const METHODS = ["get", "post", "put", "patch", "delete"] as const;

/** The parts of OpenAPI 3.1 that our document has. */
export interface Document {
  openapi: string;
  info: object;
  servers: { url: string }[];
  components: {
    securitySchemes: Record<string, { type: string; description?: string }>;
    schemas: Record<string, DocumentSchema>;
    parameters: object;
    headers?: Record<string, Header>;
  };
  paths: Record<string, PathItem>;
  webhooks: Record<string, PathItem>;
  tags?: { name: string; description: string }[];
}

interface Header {
  description?: string;
  schema: DocumentSchema;
}

export type PathItem = Partial<Record<(typeof METHODS)[number], DescribedOperation>>;

export interface DescribedOperation {
  operationId: string;
  summary: string;
  tags?: string[];
  description?: string | undefined;
  deprecated?: boolean;
  security: Record<string, string[]>[];
  parameters?: DescribedParameter[];
  requestBody?: { required: true; content: Content };
  responses: Record<string, DescribedResponse>;
}

export interface DescribedParameter {
  schema: DocumentSchema;
  required: boolean;
  explode?: boolean;
  style?: string;
  name: string;
  in: "path" | "query" | "header";
  description?: string;
  deprecated?: boolean;
}

export type Content = Record<string, { schema: DocumentSchema; example?: unknown }>;

export interface DescribedResponse {
  description: string;
  content?: Content;
  headers?: object;
}

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
