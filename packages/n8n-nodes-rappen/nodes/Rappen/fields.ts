import type { Property } from "../../n8n.ts";
import { pdfFile } from "./file.ts";
import { pagesOf } from "./pages.ts";
import { orRefusal } from "./refusal.ts";

type Operation = NonNullable<Property["options"]>[number];
type Method = "GET" | "POST" | "PATCH" | "DELETE";

interface Call {
  value: string;
  name: string;
  /** The act as n8n lists it: "Create an invoice". */
  action: string;
  method: Method;
  /** `{id}` is that of the resource. */
  path: string;
}

/** @param resource has its id in `${resource}Id` */
export function operation(resource: string, { method, path, ...named }: Call): Operation {
  const request = { method, url: urlOf(resource, path), ignoreHttpStatusErrors: true };
  return {
    ...named,
    routing: {
      request,
      output: { postReceive: [orRefusal, { type: "rootProperty", properties: { property: "data" } }] },
    },
  };
}

export function listing(records: string): Operation {
  return {
    name: "Get Many",
    value: "getAll",
    action: `Get many ${records}`,
    routing: {
      request: { method: "GET", url: `/${records}`, ignoreHttpStatusErrors: true },
      output: { postReceive: [orRefusal] },
      send: { paginate: true },
      operations: { pagination: pagesOf(records) },
    },
  };
}

export function downloading(resource: string): Operation {
  const url = urlOf(resource, `/${resource}s/{id}/pdf`);
  return {
    name: "Download PDF",
    value: "downloadPdf",
    action: `Download the PDF of an ${resource}`,
    routing: {
      request: { method: "GET", url, encoding: "arraybuffer", json: false, ignoreHttpStatusErrors: true },
      output: { postReceive: [orRefusal, pdfFile] },
    },
  };
}

function urlOf(resource: string, path: string): string {
  return path.includes("{id}")
    ? `=${path.replace("{id}", `{{encodeURIComponent($parameter["${resource}Id"])}}`)}`
    : path;
}

export function operations(resource: string, options: Operation[]): Property {
  return {
    displayName: "Operation",
    name: "operation",
    type: "options",
    noDataExpression: true,
    default: "getAll",
    displayOptions: { show: { resource: [resource] } },
    options,
  };
}

/** What the fields of some operations have in common. */
export function shownFor(resource: string, ...names: string[]): Pick<Property, "displayOptions"> {
  return { displayOptions: { show: { resource: [resource], operation: names } } };
}

export function idField(resource: string, ...names: string[]): Property {
  return {
    displayName: `${capital(resource)} ID`,
    name: `${resource}Id`,
    type: "string",
    required: true,
    default: "",
    ...shownFor(resource, ...names),
  };
}

interface Field {
  type?: Property["type"];
  default?: Property["default"];
  description?: string;
  options?: Property["options"];
  displayName?: string;
  required?: boolean;
}

/** One that is sent under its own name. */
export function sent(where: "body" | "query", name: string, field: Field = {}): Property {
  const { type = "string", default: initial = type === "number" ? 0 : type === "boolean" ? false : "" } =
    field;
  const value = type === "dateTime" ? { value: "={{String($value).slice(0, 10)}}" } : {};
  return {
    displayName: spaced(name),
    name,
    ...field,
    type,
    default: initial,
    routing: { send: { type: where, property: name, ...value } },
  };
}

export function collection(
  { name, displayName }: { name: string; displayName: string },
  show: Pick<Property, "displayOptions">,
  options: Property[],
): Property {
  return { displayName, name, type: "collection", placeholder: "Add Field", default: {}, ...show, options };
}

export const MORE = { name: "additionalFields", displayName: "Additional Fields" };
export const FILTERS = { name: "filters", displayName: "Filters" };

/** Whatever else the API takes, as the reference names it. */
export const furtherFields: Property = {
  displayName: "Further Fields (JSON)",
  name: "furtherFields",
  type: "json",
  default: "{}",
  description: "Any other fields of the call by their names in the API reference",
  routing: { request: { body: "={{typeof $value === 'string' ? JSON.parse($value) : $value}}" } },
};

/** A repeat with the same key does nothing twice. */
export const onceKey: Property = {
  displayName: "Idempotency Key",
  name: "idempotencyKey",
  type: "string",
  default: "",
  description: "A repeat with the same key within 24 hours gets the first answer and does nothing twice",
  routing: { request: { headers: { "Idempotency-Key": "={{$value}}" } } },
};

export const language = (where: "body" | "query"): Property =>
  sent(where, "language", {
    type: "options",
    default: "de",
    options: [
      { name: "English", value: "en" },
      { name: "French", value: "fr" },
      { name: "German", value: "de" },
      { name: "Italian", value: "it" },
    ],
  });

export function listFields(resource: string, filters: Property[]): Property[] {
  const show = shownFor(resource, "getAll");
  return [
    {
      displayName: "Return All",
      name: "returnAll",
      type: "boolean",
      default: false,
      description: "Whether to return all results or only up to a given limit",
      ...show,
    },
    {
      displayName: "Limit",
      name: "limit",
      type: "number",
      typeOptions: { minValue: 1 },
      default: 50,
      description: "Max number of results to return",
      displayOptions: { show: { ...show.displayOptions?.show, returnAll: [false] } },
    },
    collection(FILTERS, show, filters),
  ];
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function spaced(name: string): string {
  return name
    .split(/_|(?=[A-Z])/)
    .map(capital)
    .join(" ");
}
