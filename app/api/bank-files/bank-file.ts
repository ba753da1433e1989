import { bankFileJson } from "#app/features/bank-files/bank-file-json.ts";
import { findBankFile } from "#app/features/bank-files/bank-files.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { reading } from "../record-calls.ts";
import { sharedEndpoint } from "../shared-endpoint.ts";

const read = async (ctx: UserContext, id: string) => bankFileJson(await findBankFile(ctx, id));

const route = sharedEndpoint({ GET: reading(read) });

export const loader = route.loader;
export const action = route.action;
