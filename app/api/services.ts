import { listDeletions } from "#app/features/running/deletions/deletions.server.ts";
import { readInvoiceJson } from "#app/features/money/next-step/json/with-next-step.server.ts";
import { deletingRecord } from "#app/features/programs/previews/record-acts.server.ts";
import {
  createService,
  deleteService,
  updateService,
} from "#app/features/selling/services/change-services.server.ts";
import { invoiceServicesSchema } from "#app/features/selling/services/invoice-services.schema.ts";
import { invoiceServices } from "#app/features/selling/services/invoice-services.server.ts";
import { readServiceFilters } from "#app/features/selling/services/service-filters.ts";
import { serviceJson, servicePageJson } from "#app/features/selling/services/service-json.ts";
import { serviceSchema } from "#app/features/selling/services/service.schema.ts";
import { findService, listServices } from "#app/features/selling/services/services.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { created } from "#app/platform/http/api-answer.server.ts";
import { handle, handleBody } from "#app/platform/http/api.server.ts";
import { leafingOf, pageOf, searchOf } from "#app/platform/lists/pages.ts";
import { apiCalls } from "./api-calls.ts";
import { deleting, reading, replacing } from "./record-calls.ts";

const read = async (ctx: UserContext, id: string) => serviceJson(await findService(ctx, id));

const changes = replacing(serviceSchema, read, updateService);

const route = apiCalls("services", {
  listServices: handle(async (ctx, { url: { searchParams } }) => {
    const query = {
      search: searchOf(searchParams),
      ...pageOf(searchParams),
      ...readServiceFilters(searchParams),
      ...leafingOf(searchParams),
    };
    return {
      ...servicePageJson(await listServices(ctx, query)),
      ...(await listDeletions(ctx, "service", query)),
    };
  }),
  createService: handleBody(serviceSchema, async (ctx, input) => {
    const service = await createService(ctx, input);
    return created(serviceJson(service), `/services/${service.id}`);
  }),
  readService: reading(read),
  updateService: changes.PUT,
  patchService: changes.PATCH,
  deleteService: deleting(read, deleteService, ({ id }) => deletingRecord("service", id, read)),
  invoiceServices: handleBody(invoiceServicesSchema, async (ctx, input) => {
    const id = await invoiceServices(ctx, input);
    return created(await readInvoiceJson(ctx, id), `/invoices/${id}`);
  }),
});

export const loader = route.loader;
export const action = route.action;
