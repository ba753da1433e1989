import { FilterReader } from "#app/platform/lists/filters.ts";
import { SERVICE_STATES, type ServiceState } from "./service.ts";

export interface ServiceFilters {
  client?: string | undefined;
  project?: string | undefined;
  state?: ServiceState | undefined;
  /** Days, included. */
  from?: string | undefined;
  to?: string | undefined;
  /** ISO UTC, included. */
  updatedSince?: string | undefined;
}

/** @throws AppError `input.invalid` */
export function readServiceFilters(params: URLSearchParams): ServiceFilters {
  const reader = new FilterReader(params);
  const filters = {
    client: reader.text("client"),
    project: reader.text("project"),
    state: reader.oneOf("state", SERVICE_STATES),
    from: reader.day("from"),
    to: reader.day("to"),
    updatedSince: reader.instant("updated_since"),
  };
  reader.done();
  return filters;
}
