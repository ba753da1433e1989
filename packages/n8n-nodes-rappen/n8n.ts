/** The part of n8n-workflow that these nodes use; that package itself brings 160 others. */

type Json = Record<string, string | number | boolean | object | null | undefined>;

export type Item = { json: Json; binary?: Record<string, BinaryData> };

export type BinaryData = { data: string; mimeType: string; fileName?: string };

export interface HttpRequest {
  method?: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  url: string;
  baseURL?: string;
  body?: Json;
  qs?: Json;
  headers?: Json;
  json?: boolean;
}

export interface HttpAnswer {
  body: unknown;
  headers: Json;
  statusCode: number;
}

export interface RoutedRequest {
  options: { qs?: Json };
}

export interface SingleContext {
  getNodeParameter(name: string, fallback?: unknown): unknown;
  helpers: { prepareBinaryData(content: Buffer, fileName?: string, mimeType?: string): Promise<BinaryData> };
}

export interface PagingContext<Request> extends SingleContext {
  makeRoutingRequest(request: Request): Promise<Item[]>;
}

export interface HookContext {
  getNodeParameter(name: string): unknown;
  getNodeWebhookUrl(name: "default"): string | undefined;
  getWorkflowStaticData(type: "node"): Json;
  getCredentials(name: string): Promise<Json>;
  helpers: { httpRequestWithAuthentication(credential: string, request: HttpRequest): Promise<unknown> };
}

export interface WebhookContext {
  getWorkflowStaticData(type: "node"): Json;
  getHeaderData(): Record<string, unknown>;
  getRequestObject(): { rawBody?: Buffer };
  getResponseObject(): { status(code: number): { send(text: string): unknown } };
}

export interface WebhookAnswer {
  workflowData?: Item[][];
  webhookResponse?: string;
  noWebhookResponse?: boolean;
}

export type Paging = <Request extends RoutedRequest>(
  this: PagingContext<Request>,
  request: Request,
) => Promise<Item[]>;
export type AfterAnswer = (this: SingleContext, items: Item[], answer: HttpAnswer) => Promise<Item[]>;

interface Routing {
  request?: {
    method?: "GET" | "POST" | "PATCH" | "DELETE";
    url?: string;
    body?: string;
    headers?: Record<string, string>;
    encoding?: "arraybuffer";
    json?: boolean;
    ignoreHttpStatusErrors?: boolean;
  };
  send?: { type?: "body" | "query"; property?: string; value?: string; paginate?: boolean };
  output?: { postReceive: (AfterAnswer | { type: "rootProperty"; properties: { property: string } })[] };
  operations?: { pagination: Paging };
}

interface Choice {
  name: string;
  value: string;
  action?: string;
  description?: string;
  routing?: Routing;
}

interface Group {
  name: string;
  displayName: string;
  values: Property[];
}

export interface Property {
  displayName: string;
  name: string;
  type:
    | "boolean"
    | "collection"
    | "dateTime"
    | "fixedCollection"
    | "json"
    | "multiOptions"
    | "number"
    | "options"
    | "string";
  default: string | number | boolean | string[] | Record<string, never>;
  required?: boolean;
  description?: string;
  placeholder?: string;
  noDataExpression?: boolean;
  typeOptions?: { password?: boolean; multipleValues?: boolean; minValue?: number; maxValue?: number };
  displayOptions?: { show: Record<string, (string | boolean)[]> };
  options?: (Choice | Group | Property)[];
  routing?: Routing;
}

export interface NodeDescription {
  displayName: string;
  name: string;
  icon: `file:${string}.svg`;
  group: ("transform" | "trigger")[];
  version: number;
  subtitle: string;
  description: string;
  defaults: { name: string };
  inputs: "main"[];
  outputs: "main"[];
  usableAsTool?: true;
  credentials: { name: string; required: boolean }[];
  requestDefaults?: { baseURL: string; headers: Record<string, string> };
  webhooks?: { name: "default"; httpMethod: "POST"; responseMode: "onReceived"; path: string }[];
  properties: Property[];
}

export interface CredentialType {
  name: string;
  displayName: string;
  documentationUrl: string;
  icon: `file:${string}.svg`;
  properties: Property[];
  authenticate: { type: "generic"; properties: { headers: Record<string, string> } };
  test: { request: { baseURL: string; url: string } };
}
