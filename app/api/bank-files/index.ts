import { bankFileImportJson } from "#app/features/bank-files/bank-file-json.ts";
import { importBankFiles } from "#app/features/bank-files/import-bank-files.server.ts";
import { MAX_BANK_FILE_BYTES } from "#app/features/bank-files/bank-file-limits.ts";
import { created } from "#app/platform/http/api-answer.server.ts";
import { handle } from "#app/platform/http/api.server.ts";
import { withPostedFiles } from "#app/platform/http/body/posted-files.server.ts";
import { sharedEndpoint } from "../shared-endpoint.ts";

const busy = "bank_file.busy";

const TYPES = ["application/xml", "text/xml", "application/zip"];

const route = sharedEndpoint(
  {
    POST: handle((ctx, { request, url }) => {
      const upload = { cap: MAX_BANK_FILE_BYTES, types: TYPES, owner: ctx.businessId, busy } as const;
      return withPostedFiles(request, upload, async (files) => {
        const imported = await importBankFiles(ctx, files, url.searchParams.getAll("account"));
        const answer = bankFileImportJson(imported);
        return imported.isNew ? created(answer, `/bank-files/${imported.file.id}`) : answer;
      });
    }),
  },
  { isRepeatable: true },
);

export const loader = route.loader;
export const action = route.action;
