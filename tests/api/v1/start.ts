import { keyClient } from "../../support/api-key.ts";
import { freshSqlite, type OpenDatabase } from "../../support/databases/databases.ts";
import type { ApiAnswer } from "../../support/client.ts";
import { INVOICE } from "../../support/invoices/invoice-input.ts";
import { type OnEnd, sendingMember, testPlatform } from "../../support/platform.ts";
import { serve } from "../../support/server/server.ts";

/** A program with full access to the account of somebody who may send. */
export async function startProgram(open: OpenDatabase = freshSqlite, onEnd?: OnEnd) {
  const platform = testPlatform(await open(), {}, onEnd);
  const origin = await serve(platform, onEnd);
  const ctx = await sendingMember(platform);
  const { api } = await keyClient(origin, ctx);
  const call = (method: string, path: string, body?: object): Promise<ApiAnswer> =>
    api.call(method, `/v1${path}`, body);
  const draft = async (fields: object = {}) =>
    String((await call("POST", "/invoices", { ...INVOICE, ...fields })).data?.id);
  const sent = async (fields: object = {}) => {
    const id = await draft(fields);
    await call("POST", `/invoices/${id}/mark-sent`);
    return id;
  };
  return { platform, origin, ctx, api, call, draft, sent };
}
