import { addressFor } from "#app/features/selling/batches/acts/batch-invoice.ts";
import { batchSchema } from "#app/features/selling/batches/batch.schema.ts";
import { beginBatch } from "#app/features/selling/batches/begin-batch.server.ts";
import { clientsOfBatch } from "#app/features/selling/batches/clients-of-batch.server.ts";
import type { Client } from "#app/features/selling/clients/client.ts";
import { groupsOf } from "#app/features/selling/clients/client-groups.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { invalid } from "#app/platform/errors.ts";
import { fieldErrorsOf } from "#app/platform/forms/field-errors.server.ts";
import { type FormValues, textOf } from "#app/platform/forms/form-data.ts";
import { fold } from "#app/platform/lists/fold.ts";
import { batchBody, type BatchClient, ownValues } from "./batch-form.ts";

interface Who {
  group: string;
  without: string;
  ids: string[];
}

/** Those of a group or a selection, without those of another group. */
export async function chosenClients(ctx: UserContext, { group, without, ids }: Who): Promise<Client[]> {
  if (group === "" && ids.length === 0) return [];
  const { clients } = await clientsOfBatch(ctx, { group: ids.length > 0 ? "" : group, clientIds: ids });
  if (without === "") return clients;
  return clients.filter(({ groups }) => !groupsOf(groups).some((name) => fold(name) === fold(without)));
}

export function batchClient(client: Client): BatchClient {
  const { id, name, contact, street, buildingNumber, postalCode, city, email, delivery } = client;
  const lines = [`${street} ${buildingNumber}`, `${postalCode} ${city}`].map((line) => line.trim());
  const isComplete = addressFor(client).success && (email !== "" || delivery === "post");
  return {
    id,
    name,
    contact,
    city,
    email,
    address: lines.filter(Boolean),
    isByPost: delivery === "post",
    isComplete,
  };
}

/** Sent twice it begins one batch. @returns its id @throws AppError as `beginBatch` */
export async function beginByForm(ctx: UserContext, values: FormValues): Promise<string> {
  const who = {
    group: textOf(values.group),
    without: textOf(values.without),
    ids: textOf(values.ids).split(",").filter(Boolean),
  };
  const clients = await chosenClients(ctx, who);
  const { amounts, additions, unread } = ownValues(values, clients);
  if (unread.length > 0)
    throw invalid([
      { field: "pasted", code: "field.pasted_unread", params: { lines: unread.slice(0, 3).join(" · ") } },
    ]);
  const whole = who.without ? { group: "", clientIds: clients.map(({ id }) => id) } : {};
  const parsed = batchSchema.safeParse({ ...batchBody(values), ...whole, amounts });
  if (!parsed.success) throw invalid(fieldErrorsOf(parsed.error));
  const key = textOf(values.key);
  return beginBatch(ctx, parsed.data, { additions, ...(key ? { key: `page:${key}` } : {}) });
}
