import { capsOf, formValuesOf } from "#app/platform/forms/field-record.ts";
import type { FormValues } from "#app/platform/forms/form-data.ts";
import type { Service } from "./service.ts";
import { serviceFields } from "./service-fields.ts";

export const SERVICE_CAPS = capsOf(serviceFields);

export type ServiceCaps = typeof SERVICE_CAPS;

export function serviceFormValues(service: Service): FormValues {
  return {
    clientId: service.clientId ?? "",
    ...formValuesOf(serviceFields, service),
    version: String(service.version),
  };
}
