import { type FormValues, textOf } from "#app/platform/forms/form-data.ts";
import { invoiceServicesSchema } from "./invoice-services.schema.ts";

/** The boxes, each with id and version of what was seen. */
export const INVOICE_SERVICES_FORM = {
  form: "services-invoice",
  schema: invoiceServicesSchema,
  read: (values: FormValues, form: { getAll(name: string): unknown[] }) => {
    const boxes = form.getAll("service").map((box) => String(box).split(":"));
    return {
      clientId: textOf(values.clientId),
      groupBy: textOf(values.groupBy),
      serviceIds: boxes.map(([id]) => id),
      versions: Object.fromEntries(boxes.map(([id, version]) => [id, Number(version)])),
    };
  },
};
