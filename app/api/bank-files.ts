import {
  bankFileImportJson,
  bankFileJson,
  reportPreviewJson,
} from "#app/features/money/bank-files/bank-file-json.ts";
import { uploadBankFiles } from "#app/features/money/bank-files/upload-bank-files.server.ts";
import { findBankFile } from "#app/features/money/bank-files/bank-files.server.ts";
import { bankFilePageJson, listBankFiles } from "#app/features/money/bank-files/list-bank-files.server.ts";
import { undoBankFile } from "#app/features/money/bank-files/undo-bank-file.server.ts";
import { MAX_BANK_FILE_BYTES } from "#app/features/money/bank-files/bank-file-limits.ts";
import { allocationsOf } from "#app/features/books/ledger/allocations.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { invalid } from "#app/platform/errors.ts";
import { created } from "#app/platform/http/api-answer.server.ts";
import { handle } from "#app/platform/http/api.server.ts";
import { withPostedFiles } from "#app/platform/http/body/posted-files.server.ts";
import { leafingOf, pageOf } from "#app/platform/lists/pages.ts";
import { apiCalls } from "./api-calls.ts";
import { acting, reading } from "./record-calls.ts";

const read = async (ctx: UserContext, id: string) => bankFileJson(await findBankFile(ctx, id));

const busy = "bank_file.busy";

const CSV = "text/csv";

const TYPES = ["application/xml", "text/xml", "application/zip", CSV];

function nameless(request: Request): string {
  return request.headers.get("Content-Type")?.toLowerCase().startsWith(CSV) ? "upload.csv" : "upload";
}

function notMapped(file: string) {
  return invalid([{ field: "file", code: "bank_file.csv_not_mapped", params: { file } }]);
}

const route = apiCalls(
  "bank-files",
  {
    listBankFiles: handle(async (ctx, { url: { searchParams } }) => {
      const wanted = { ...pageOf(searchParams), ...leafingOf(searchParams) };
      return bankFilePageJson(await listBankFiles(ctx, wanted));
    }),
    importBankFile: handle((ctx, { request, url }) => {
      const upload = { cap: MAX_BANK_FILE_BYTES, types: TYPES, owner: ctx.businessId, busy } as const;
      return withPostedFiles(request, upload, async (files) => {
        const named = files.map((file) => ({ ...file, name: file.name || nameless(request) }));
        const accounts = url.searchParams.getAll("account");
        const uploaded = await uploadBankFiles(ctx, named, { accounts });
        if (uploaded.kind === "preview") return reportPreviewJson(uploaded.preview);
        if (uploaded.kind === "unmapped") throw notMapped(uploaded.csv.name);
        const { imported } = uploaded;
        const paymentIds = imported.results.flatMap(({ payment }) => (payment ? [payment.id] : []));
        const answer = bankFileImportJson(imported, await allocationsOf(ctx, { paymentIds }));
        return imported.isNew ? created(answer, `/bank-files/${imported.file.id}`) : answer;
      });
    }),
    readBankFile: reading(read),
    undoBankFile: acting(read, (ctx, id) => undoBankFile(ctx, id)),
  },
  { repeatable: ["importBankFile"] },
);

export const loader = route.loader;
export const action = route.action;
