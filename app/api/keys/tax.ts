import { closeSchema } from "#app/features/taxes/tax/json/period-answer.schema.ts";
import { taxDecisionSchema } from "#app/features/taxes/tax/json/method-answer.schema.ts";
import {
  addVatMethod,
  decideForDocuments,
  vatMethodsJson,
} from "#app/features/taxes/tax/json/method-json.server.ts";
import { periodDocumentsJson } from "#app/features/taxes/tax/json/period-documents.server.ts";
import { periodJson, periodPageJson } from "#app/features/taxes/tax/json/period-json.server.ts";
import {
  belowZero,
  clearedFigures,
  figuresByName,
  zifferFiguresSchema,
} from "#app/features/taxes/tax/json/ziffer-figures.ts";
import { downloadReturnPdf } from "#app/features/taxes/tax/files/download-pdf.server.ts";
import { downloadXml } from "#app/features/taxes/tax/files/download-return.server.ts";
import { vatMethodSchema } from "#app/features/taxes/tax/method/vat-method.schema.ts";
import { vatMethodsOf } from "#app/features/taxes/tax/method/vat-methods.server.ts";
import { closePeriod } from "#app/features/taxes/tax/periods/close-period.server.ts";
import { correctPeriod } from "#app/features/taxes/tax/periods/correct-period.server.ts";
import { findPeriod, methodOfPeriod } from "#app/features/taxes/tax/periods/periods.server.ts";
import { typeFigures } from "#app/features/taxes/tax/periods/type-figures.server.ts";
import {
  beginReconciliation,
  discardReconciliation,
} from "#app/features/taxes/tax/reconciliation/begin-reconciliation.server.ts";
import { reconciliationJson } from "#app/features/taxes/year/reconciliation/reconciliation-json.server.ts";
import { spanOfYear } from "#app/features/taxes/year/year-figures.server.ts";
import { readYear } from "#app/features/taxes/year/year-page.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { created } from "#app/platform/http/api-answer.server.ts";
import { type CallArgs, handle, handleBody } from "#app/platform/http/api.server.ts";
import { matchedVersion } from "#app/platform/http/etag.server.ts";
import { fileResponse } from "#app/platform/http/responses/file-response.server.ts";
import { DEFAULT_LIMIT, leafingOf, pageOf } from "#app/platform/lists/pages.ts";
import { apiCalls } from "#app/api/api-calls.ts";
import { closingPeriod } from "#app/features/programs/previews/record-acts.server.ts";
import { confirmable } from "#app/api/confirming.ts";
import { reading } from "#app/api/record-calls.ts";

const exists = (ctx: UserContext, { id }: CallArgs) => findPeriod(ctx, id);

const route = apiCalls("keys/tax", {
  listTaxPeriods: handle((ctx, { url: { searchParams } }) => periodPageJson(ctx, pageOf(searchParams))),
  readTaxPeriod: reading(periodJson),
  patchTaxPeriod: handleBody(
    zifferFiguresSchema,
    async (ctx, { version, ...figures }, { id, request }) => {
      const seen = (await matchedVersion(request, () => periodJson(ctx, id))) ?? version;
      const { method } = methodOfPeriod(await vatMethodsOf(ctx), await findPeriod(ctx, id));
      await typeFigures(ctx, id, figuresByName(figures, method), seen);
      return periodJson(ctx, id);
    },
    {
      current: (ctx, { id }) => periodJson(ctx, id),
      complete: (_, json) => clearedFigures(json),
      check: belowZero,
    },
  ),
  closeTaxPeriod: handleBody(
    closeSchema,
    (ctx, { hash }, args) =>
      confirmable(ctx, args, closingPeriod(args.id, hash), async (ctx) => {
        await closePeriod(ctx, args.id, hash);
        return periodJson(ctx, args.id);
      }),
    { exists },
  ),
  correctTaxPeriod: handle(async (ctx, { id }) => {
    const correction = await correctPeriod(ctx, id);
    return created(await periodJson(ctx, correction), `/tax/periods/${correction}`);
  }, exists),
  listTaxDocuments: handle((ctx, { id, url: { searchParams } }) => {
    const { limit = DEFAULT_LIMIT } = pageOf(searchParams);
    const { after } = leafingOf(searchParams);
    return periodDocumentsJson(ctx, id, { line: searchParams.get("line"), limit, after });
  }),
  downloadTaxPdf: handle(async (ctx, { id }) => fileResponse(await downloadReturnPdf(ctx, id))),
  downloadTaxXml: handle(async (ctx, { id }) => fileResponse(await downloadXml(ctx, id))),
  readReconciliation: handle((ctx, { params }) => reconciliationJson(ctx, params.year ?? "")),
  discardReconciliation: handle(async (ctx, { params }) => {
    await discardReconciliation(ctx, await spanOfYear(ctx, readYear(params.year ?? "")));
    return reconciliationJson(ctx, params.year ?? "");
  }),
  beginReconciliation: handle(async (ctx, { params: { year = "" } }) => {
    const id = await beginReconciliation(ctx, await spanOfYear(ctx, readYear(year)));
    return created(await periodJson(ctx, id), `/tax/periods/${id}`);
  }),
  listVatMethods: handle((ctx) => vatMethodsJson(ctx)),
  createVatMethod: handleBody(vatMethodSchema, async (ctx, input) =>
    created(await addVatMethod(ctx, input), "/tax/methods"),
  ),
  createTaxDecision: handleBody(taxDecisionSchema, decideForDocuments),
});

export const loader = route.loader;
export const action = route.action;
