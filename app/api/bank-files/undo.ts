import { bankFileJson } from "#app/features/bank-files/bank-file-json.ts";
import { findBankFile } from "#app/features/bank-files/bank-files.server.ts";
import { undoBankFile } from "#app/features/bank-files/undo-bank-file.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { acting } from "../record-calls.ts";
import { sharedEndpoint } from "../shared-endpoint.ts";

const read = async (ctx: UserContext, id: string) => bankFileJson(await findBankFile(ctx, id));

const route = sharedEndpoint({ POST: acting(read, (ctx, id) => undoBankFile(ctx, id)) });

export const loader = route.loader;
export const action = route.action;
