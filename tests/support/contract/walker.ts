import { keyClient } from "../api-key.ts";
import type { Database } from "#app/platform/database/db.server.ts";
import { type OnEnd, sendingMember, testPlatform } from "../platform.ts";
import { useMethod } from "../tax/worked-year.ts";
import { serve } from "../server/server.ts";
import { type Answered, checker, placesIn, readOpenApi, type Sent } from "./described.ts";
import { type GoodCall, goodCall } from "./good-call.ts";
import { seated } from "../seats/seated.ts";
import { ACCOUNTANT, makersOf } from "./records.ts";
import { silentNames } from "./silent-names.ts";

export type Walker = Awaited<ReturnType<typeof startWalker>>;

/** A server with an account that may do everything, and keys of others that may not. */
export async function startWalker(database: Database, onEnd: OnEnd) {
  const platform = testPlatform(database, {}, onEnd);
  const origin = await serve(platform, onEnd);
  const ctx = await sendingMember(platform);
  const { api } = await keyClient(origin, ctx);
  const file = await readOpenApi(origin);
  const keyFor = async (resource: string) => {
    const key = { access: "custom", scopes: [`${resource}:read`], name: resource };
    return (await keyClient(origin, ctx, key)).api.token;
  };
  const free = await sendingMember(platform, { email: "free@example.ch" });
  const keys = {
    clients: await keyFor("clients"),
    templates: await keyFor("templates"),
    stranger: (await keyClient(origin, await sendingMember(platform, { email: "else@example.ch" }))).api
      .token,
    free: (await keyClient(origin, free)).api.token,
    test: (await keyClient(origin, ctx, { name: "test", mode: "test" })).api.token,
  };
  await ctx.db.updateTable("businesses").set({ plan: "free" }).where("id", "=", free.businessId).execute();
  await seated(ctx, "accountant", ACCOUNTANT);
  await useMethod(ctx, { validFrom: "2026-07-01" });
  const registered = { vat_number: "CHE-123.456.788", company_name: "Muster GmbH" };
  await ctx.db.updateTable("businesses").set(registered).where("id", "=", ctx.businessId).execute();
  const own = ctx.db.selectFrom("businesses").selectAll().where("id", "=", ctx.businessId);
  const account = await own.executeTakeFirstOrThrow();
  const restoreAccount = async () => {
    await ctx.db.updateTable("businesses").set(account).where("id", "=", ctx.businessId).execute();
    await ctx.db.deleteFrom("reminder_settings").where("business_id", "=", ctx.businessId).execute();
  };
  return {
    platform,
    origin,
    restoreAccount,
    api,
    keys,
    places: new Map(placesIn(file).map((place) => [place.operation.operationId, place])),
    records: makersOf(api),
    check: checker(origin, api.token, file),
    silent: silentNames(file),
  };
}

/** One operation, and the record that its calls are about: another one after each call that has changed it. */
export function visit({ places, records, check, restoreAccount, keys }: Walker, id: string) {
  const place = places.get(id)!;
  let made: string | null = null;
  const good = async (): Promise<GoodCall> => {
    made ??= await records.idsFor(id, place.path);
    return goodCall(place, records, made);
  };
  const ask = async (sent: Sent): Promise<Answered> => {
    const answered = await check(
      place,
      place.path.startsWith("/sandbox/") ? { key: keys.test, ...sent } : sent,
    );
    if (answered.status >= 300 || place.method === "get") return answered;
    made = null;
    if (!place.path.includes("{id}")) await restoreAccount();
    return answered;
  };
  const forget = () => void (made = null);
  /** What closes days for good closes those of somebody else. */
  const askOddly = (sent: Sent) => ask(id === "createHandover" ? { key: keys.stranger, ...sent } : sent);
  return { place, good, ask, askOddly, forget };
}

export type Visit = ReturnType<typeof visit>;
