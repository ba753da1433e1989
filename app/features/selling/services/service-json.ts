import { jsonOf } from "#app/platform/forms/field-record.ts";
import { listPageJson } from "#app/platform/lists/pages.ts";
import { rappenToNumber } from "#app/swiss/money.ts";
import { type Service, type ServicePage, serviceState } from "./service.ts";
import { serviceFields } from "./service-fields.ts";

export function serviceJson(service: Service) {
  return {
    id: service.id,
    clientId: service.clientId,
    ...jsonOf(serviceFields, service),
    amount: rappenToNumber(service.total),
    state: serviceState(service),
    invoiceId: service.invoiceId,
    version: service.version,
    createdAt: service.createdAt,
    updatedAt: service.updatedAt,
  };
}

export function servicePageJson({ services, ...list }: ServicePage) {
  return { services: services.map(serviceJson), ...listPageJson(list) };
}
