import { bankFileImportJson } from "#app/features/bank-files/bank-file-json.ts";
import { importBankFiles } from "#app/features/bank-files/import-bank-files.server.ts";
import { bankFilePageJson, listBankFiles } from "#app/features/bank-files/list-bank-files.server.ts";
import { MAX_BANK_FILE_BYTES } from "#app/features/bank-files/bank-file-limits.ts";
import { allocationsOf } from "#app/features/ledger/allocations.server.ts";
import { created } from "#app/platform/http/api-answer.server.ts";
import { handle } from "#app/platform/http/api.server.ts";
import { withPostedFiles } from "#app/platform/http/body/posted-files.server.ts";
import { pageOf } from "#app/platform/lists/pages.ts";
import { sharedEndpoint } from "../shared-endpoint.ts";

const busy = "bank_file.busy";

const TYPES = ["application/xml", "text/xml", "application/zip"];

/** What a body that is the file itself is called. */
const NAMELESS = "upload";

const route = sharedEndpoint(
  {
    GET: handle(async (ctx, { url: { searchParams } }) => {
      const after = searchParams.get("starting_after");
      return bankFilePageJson(await listBankFiles(ctx, { ...pageOf(searchParams), after }));
    }),
    POST: handle((ctx, { request, url }) => {
      const upload = { cap: MAX_BANK_FILE_BYTES, types: TYPES, owner: ctx.businessId, busy } as const;
      return withPostedFiles(request, upload, async (files) => {
        const named = files.map((file) => ({ ...file, name: file.name || NAMELESS }));
        const imported = await importBankFiles(ctx, named, url.searchParams.getAll("account"));
        const paymentIds = imported.results.flatMap(({ payment }) => (payment ? [payment.id] : []));
        const answer = bankFileImportJson(imported, await allocationsOf(ctx, { paymentIds }));
        return imported.isNew ? created(answer, `/bank-files/${imported.file.id}`) : answer;
      });
    }),
  },
  { isRepeatable: true },
);

export const loader = route.loader;
export const action = route.action;
