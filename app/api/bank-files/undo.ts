import { bankFileJson } from "#app/features/bank-files/bank-file-json.ts";
import { findBankFile } from "#app/features/bank-files/bank-files.server.ts";
import { undoBankFile } from "#app/features/bank-files/undo-bank-file.server.ts";
import { handle } from "#app/platform/http/api.server.ts";
import { sharedEndpoint } from "../shared-endpoint.ts";

const route = sharedEndpoint({
  POST: handle(async (ctx, { params }) => {
    const id = params.id ?? "";
    await undoBankFile(ctx, id);
    return bankFileJson(await findBankFile(ctx, id));
  }),
});

export const loader = route.loader;
export const action = route.action;
