import { type ServiceInput, serviceSchema } from "#app/features/selling/services/service.schema.ts";

export const SERVICE = {
  day: "2026-11-03",
  description: "Konzept",
  quantity: 2.5,
  unit: "h",
  unitPrice: 140,
  vatRate: 8.1,
  project: "Website",
};

export function serviceInput(clientId: string, changes: object = {}): ServiceInput {
  return serviceSchema.parse({ ...SERVICE, clientId, ...changes });
}
