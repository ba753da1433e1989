import { redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import {
  batchClient,
  beginByForm,
  chosenClients,
} from "#app/features/selling/batches/form/batch-form.server.ts";
import { batchBody, batchFieldName } from "#app/features/selling/batches/form/batch-form.ts";
import { batchSchema } from "#app/features/selling/batches/batch.schema.ts";
import { listGroups } from "#app/features/selling/clients/client-groups.server.ts";
import { findIssuer } from "#app/features/selling/invoices/document/resolve-invoice.server.ts";
import { defaultVatRate } from "#app/features/selling/invoices/form/invoice-draft.ts";
import { AppError } from "#app/platform/errors.ts";
import { screenAction, screenLoader } from "#app/platform/http/screen.server.ts";
import { addDays } from "#app/swiss/dates.ts";
import { paths } from "#app/paths.ts";
import { BatchForm } from "#app/ui/batches/batch-form.tsx";
import { WhoForm } from "#app/ui/batches/who-form.tsx";
import { PageHead } from "#app/ui/elements/page/page.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";

export const handle = { title: "batches:title" };

/** Whose own values the table shows. */
const SHOWN = 200;

export const loader = screenLoader(async (ctx, { url: { searchParams } }) => {
  const group = searchParams.get("group") ?? "";
  const without = searchParams.get("without") ?? "";
  const ids = (searchParams.get("ids") ?? "").split(",").filter(Boolean);
  const clients = (await knownClients(chosenClients(ctx, { group, without, ids }))).map(batchClient);
  const { sender, termDays } = await findIssuer(ctx);
  const open = clients.filter(({ isComplete }) => !isComplete);
  const post = clients.filter(({ isByPost, isComplete }) => isByPost && isComplete).length;
  return {
    groups: await listGroups(ctx),
    who: { group, without, ids: ids.join(",") },
    sender: [sender.name, sender.city].filter(Boolean).join(", "),
    clients: clients.slice(0, SHOWN),
    others: clients.slice(SHOWN).map(({ id, name, email }) => ({ id, name, email })),
    counts: {
      all: clients.length,
      post,
      open: open.length,
      mail: clients.length - post - open.length,
    },
    incomplete: open.slice(0, 10).map(({ id, name }) => ({ id, name })),
    values: {
      group,
      without,
      ids: ids.join(","),
      key: ctx.newId(),
      vatRate: defaultVatRate(sender, ctx.today),
      issueDate: ctx.today,
      dueDate: addDays(ctx.today, termDays),
    },
  };
});

/** A group that nobody is in any more, or a client who is gone: none is chosen. */
async function knownClients<T>(finding: Promise<T[]>): Promise<T[]> {
  try {
    return await finding;
  } catch (error) {
    if (error instanceof AppError && error.code === "input.invalid") return [];
    throw error;
  }
}

export const action = screenAction(
  {
    form: "batch",
    schema: batchSchema,
    read: batchBody,
    fieldName: batchFieldName,
    required: ["text", "amount"],
    onButton: (values) => Promise.resolve("preview" in values ? values : null),
  },
  async (ctx, _input, { values }) => redirect(paths.batch(await beginByForm(ctx, values)), { status: 303 }),
);

export default function InvoiceMany() {
  const { t } = useTranslation();
  const { groups, who, ...form } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title={t("batches:title")} back={{ to: paths.invoices, label: t("batches:back") }} />
      <WhoForm groups={groups} who={who} counts={form.counts} />
      {form.counts.all > 0 ? <BatchForm {...form} /> : null}
    </>
  );
}
