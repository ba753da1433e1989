import { createHash } from "node:crypto";
import { catalogueJson } from "#app/features/selling/catalogue/catalogue-json.ts";
import { clientJson } from "#app/features/selling/clients/client-json.ts";
import { allLogos } from "#app/features/selling/design/logo.server.ts";
import { serviceJson } from "#app/features/selling/services/service-json.ts";
import { seriesJson } from "#app/features/selling/series/series-json.ts";
import { listSeries } from "#app/features/selling/series/series.server.ts";
import { clientLetterJson } from "#app/features/money/reminders/client-letters/client-letter-json.ts";
import { templateJson } from "#app/features/selling/templates/template-json.ts";
import { allTemplates } from "#app/features/selling/templates/templates.server.ts";
import { stateOfViews } from "#app/features/running/public-links/views.server.ts";
import { rightsOf } from "#app/features/people/seats/rights.ts";
import { exportLimits } from "#app/features/front/exports/limits.ts";
import { countAttempt } from "#app/platform/auth/rate-limit.server.ts";
import type { BusinessContext, UserContext } from "#app/platform/context.server.ts";
import { readAhead } from "#app/platform/lists/read-ahead.ts";
import type { FileInPieces } from "#app/platform/http/responses/stream-response.server.ts";
import type { Archive, ZipEntry } from "#app/platform/http/responses/zip-response.server.ts";
import { jsonList } from "#app/features/front/exports/json-list.ts";
import { businessData, personData } from "./account-data.server.ts";
import { bankEntryJson, bankEntryRecords } from "./bank-entry-records.server.ts";
import { batchRecords } from "#app/features/selling/batches/batches.server.ts";
import { servicePages } from "./service-records.server.ts";
import { cataloguePages } from "#app/features/front/exports/kinds/catalogue.server.ts";
import { clientPages } from "#app/features/front/exports/kinds/clients.server.ts";
import { manualRecords } from "./manual-records.server.ts";
import { expenseRecordJson, expenseRecords } from "./expense-records.server.ts";
import { offerRecordJson, offerRecords } from "./offer-records.server.ts";
import {
  csvMappingJson,
  everyCsvMapping,
  everyOnlinePayment,
  onlinePaymentJson,
  paymentRecordJson,
  paymentRecords,
} from "./payment-records.server.ts";
import { keptFile } from "#app/platform/kept-results/kept-results.server.ts";
import { documents, readOwnDocument } from "./documents.server.ts";
import { letterRecords } from "./letter-records.server.ts";
import { taxDecisionRecords, taxRecords } from "./tax-records.server.ts";
import { invoiceRecordJson, invoiceRecords } from "./invoice-records.server.ts";

/** On every plan (revDSG Art. 25 and 28); the business's data for its owner alone. @throws AppError as its limit */
export async function downloadMyData(ctx: UserContext): Promise<FileInPieces | Archive> {
  await countAttempt(ctx, exportLimits.myData, ctx.user.id);
  ctx.log.info({ event: "account.data_downloaded" });
  const person = await personData(ctx);
  if (!rightsOf(ctx.role).includes("own")) return archiveOf(ctx, onlyAccount(person));
  const account = { ...person, ...(await businessData(ctx)) };
  const digest = createHash("sha256").update(JSON.stringify(account)).digest("hex");
  const asked = { account: digest, views: await stateOfViews(ctx) };
  const make = (ctx: UserContext) => Promise.resolve(archiveOf(ctx, entries(ctx, account)));
  return keptFile(ctx, { kind: "own_data", asked }, make, {
    readSource: (source) => readOwnDocument(ctx, source),
  });
}

export async function downloadSealed(ctx: BusinessContext): Promise<Archive> {
  ctx.log.info({ event: "account.archive_downloaded", businessId: ctx.businessId });
  return archiveOf(ctx, entries(ctx, { user: null, sessions: [], ...(await businessData(ctx)) }));
}

function archiveOf(ctx: BusinessContext, entries: Archive["entries"]): Archive {
  return { name: `rappen-${ctx.today}.zip`, at: ctx.now, entries };
}

async function* onlyAccount(account: object): AsyncGenerator<ZipEntry> {
  yield wholeFile("account", account);
}

async function* entries(ctx: BusinessContext, account: object): AsyncGenerator<ZipEntry> {
  yield wholeFile("account", account);
  yield listFile("clients", clientPages(ctx), clientJson);
  yield listFile("invoices", invoiceRecords(ctx), invoiceRecordJson);
  yield listFile("offers", offerRecords(ctx), offerRecordJson);
  yield listFile("payments", paymentRecords(ctx), paymentRecordJson);
  yield listFile("bank-entries", bankEntryRecords(ctx), bankEntryJson);
  yield wholeFile("online-payments", (await everyOnlinePayment(ctx)).map(onlinePaymentJson));
  yield wholeFile("csv-mappings", (await everyCsvMapping(ctx)).map(csvMappingJson));
  yield listFile("reminder-letters", letterRecords(ctx), clientLetterJson);
  yield wholeFile("templates", (await allTemplates(ctx)).map(templateJson));
  const series = await listSeries(ctx);
  yield wholeFile(
    "recurring-invoices",
    series.map((one) => seriesJson(one, ctx.today)),
  );
  yield listFile("invoices-to-many", batchRecords(ctx), (record) => record);
  yield wholeFile("vat-returns", await taxRecords(ctx));
  yield listFile("vat-decisions", taxDecisionRecords(ctx), (decision) => decision);
  yield listFile("catalogue", cataloguePages(ctx), catalogueJson);
  yield listFile("services", servicePages(ctx), serviceJson);
  yield listFile("bookings-by-hand", manualRecords(ctx), (booking) => booking);
  yield listFile("expenses", expenseRecords(ctx), expenseRecordJson);
  for await (const { sha256, type, bytes } of allLogos(ctx)) {
    yield { name: `logos/${sha256}.${type === "image/png" ? "png" : "jpg"}`, content: bytes };
  }
  yield* readAhead(documents(ctx));
}

function wholeFile(name: string, json: object): ZipEntry {
  return { name: `${name}.json`, content: `${JSON.stringify(json, null, 2)}\n` };
}

function listFile<T>(name: string, pages: AsyncIterable<T[]>, json: (record: T) => unknown): ZipEntry {
  return { name: `${name}.json`, content: jsonFile(pages, json) };
}

async function* jsonFile<T>(pages: AsyncIterable<T[]>, json: (record: T) => unknown): AsyncGenerator<string> {
  yield* jsonList(pages, json);
  yield "\n";
}
