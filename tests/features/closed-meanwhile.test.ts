import { it } from "vitest";
import { chartOf } from "#app/features/books/book/accounts.ts";
import { bookByHand, takeBackManual } from "#app/features/books/journal/by-hand/manual-bookings.server.ts";
import { saveOpening } from "#app/features/books/journal/by-hand/opening.server.ts";
import { saveChart } from "#app/features/books/journal/chart.server.ts";
import { handOver } from "#app/features/books/journal/handover/hand-over.server.ts";
import { saveVatCodes } from "#app/features/books/journal/own-vat-codes.server.ts";
import { createClient, deleteClient, updateClient } from "#app/features/selling/clients/clients.server.ts";
import { addComment } from "#app/features/selling/comments/comments.server.ts";
import { withdrawQuestion } from "#app/features/selling/comments/questions/change-questions.server.ts";
import { DEFAULT_DESIGN } from "#app/features/selling/design/design.ts";
import { designSchema } from "#app/features/selling/design/design.schema.ts";
import { saveDesign } from "#app/features/selling/design/design.server.ts";
import { removeLogo } from "#app/features/selling/design/logo.server.ts";
import { findPhone } from "#app/features/selling/invoices/document/own-sender.server.ts";
import { annotateInvoice } from "#app/features/selling/invoices/annotate-invoice.server.ts";
import { saveCountryTexts, saveOwnTexts } from "#app/features/selling/invoices/texts/own-texts.server.ts";
import { countryTextsSchema, ownTextsSchema } from "#app/features/selling/invoices/texts/own-texts.schema.ts";
import { noteOnOffer } from "#app/features/selling/offers/annotate-offer.server.ts";
import { createOffer } from "#app/features/selling/offers/create-offer.server.ts";
import { deleteOffer } from "#app/features/selling/offers/delete-offer.server.ts";
import { duplicateOffer } from "#app/features/selling/offers/duplicate-offer.server.ts";
import { markOfferSent } from "#app/features/selling/offers/sending/issue-offer.server.ts";
import { createSeries } from "#app/features/selling/series/create-series.server.ts";
import {
  endSeries,
  pauseSeries,
  resumeSeries,
  skipNext,
} from "#app/features/selling/series/change-series.server.ts";
import { updateSeries } from "#app/features/selling/series/update-series.server.ts";
import {
  createService,
  deleteService,
  updateService,
} from "#app/features/selling/services/change-services.server.ts";
import { createTemplate } from "#app/features/selling/templates/create-template.server.ts";
import { renameTemplate, updateTemplate } from "#app/features/selling/templates/update-template.server.ts";
import {
  createExpense,
  deleteExpense,
  updateExpense,
} from "#app/features/taxes/expenses/change-expenses.server.ts";
import { payExpense } from "#app/features/taxes/expenses/pay-expense.server.ts";
import {
  keepBookingReceipt,
  removeBookingReceipt,
} from "#app/features/taxes/expenses/receipts/booking-receipts.server.ts";
import {
  readAndKeepReceipt,
  replaceReceipt,
} from "#app/features/taxes/expenses/receipts/keep-receipt.server.ts";
import { decide } from "#app/features/taxes/tax/entries/decide.server.ts";
import { decideRates } from "#app/features/taxes/tax/entries/decide-rates.server.ts";
import {
  deleteVatMethod,
  sayRegisteredBefore,
  vatMethodsOf,
} from "#app/features/taxes/tax/method/vat-methods.server.ts";
import { closePeriod } from "#app/features/taxes/tax/periods/close-period.server.ts";
import { correctPeriod } from "#app/features/taxes/tax/periods/correct-period.server.ts";
import { listPeriods } from "#app/features/taxes/tax/periods/periods.server.ts";
import { saveExchangeRate } from "#app/features/taxes/tax/rates/exchange-rates.server.ts";
import { beginReconciliation } from "#app/features/taxes/tax/reconciliation/begin-reconciliation.server.ts";
import { closeYear, reopenYear } from "#app/features/taxes/year/close-year.server.ts";
import { saveYearSetting } from "#app/features/taxes/year/save-year-setting.server.ts";
import { closeBusiness, expectRefusedAsClosed } from "../support/accounts/close-business.ts";
import { freshSqlite, onDatabaseOfDay } from "../support/databases/databases.ts";
import { expenseInput, PDF } from "../support/expense-input.ts";
import { clientInput } from "../support/invoices/client-input.ts";
import { newSeries, seriesInput } from "../support/invoices/series-input.ts";
import { templateInput } from "../support/invoices/template-input.ts";
import { offerInput } from "../support/offers/offer-input.ts";
import { member, testPlatform } from "../support/platform.ts";
import { questionOn } from "../support/seats/question-on.ts";
import { serviceInput } from "../support/service-input.ts";
import { issued, registeredBusiness, row, useMethod } from "../support/tax/worked-year.ts";

const MANUAL = {
  text: "Büromaterial",
  debitAccount: "6500",
  creditAccount: "1000",
  reference: "",
  amount: 12_00,
};
const FILE = { name: "a.pdf", bytes: PDF };

onDatabaseOfDay((open) => {
  it("nothing is written into the books of a business that was closed meanwhile", async () => {
    const ctx = await registeredBusiness(await open());
    await useMethod(ctx);
    const invoiceId = await issued(ctx, "2026-07-10", [row(1000, 8.1)]);
    const day = "2026-07-11";
    const { id: manual } = await bookByHand(ctx, { ...MANUAL, day });
    const { id: withReceipt } = await bookByHand(ctx, { ...MANUAL, day });
    await keepBookingReceipt(ctx, withReceipt, FILE);
    const owed = expenseInput({ paidFrom: "open" });
    const { id: expense } = await createExpense(ctx, owed);
    const [method] = await vatMethodsOf(ctx);
    const [period] = await listPeriods(ctx);
    await closeBusiness(ctx);
    await expectRefusedAsClosed({
      bookByHand: () => bookByHand(ctx, { ...MANUAL, day }),
      takeBackManual: () => takeBackManual(ctx, manual),
      saveOpening: () => saveOpening(ctx, { day: "2025-12-31", balances: [], version: undefined }),
      saveChart: () => saveChart(ctx, chartOf(new Map([["bank", "1021"]]))),
      handOver: () => handOver(ctx, "2026-09-30"),
      saveVatCodes: () => saveVatCodes(ctx, {}),
      createExpense: () => createExpense(ctx, owed),
      updateExpense: () => updateExpense(ctx, expense, expenseInput({ supplier: "Tinte AG" })),
      deleteExpense: () => deleteExpense(ctx, expense),
      payExpense: () => payExpense(ctx, expense, { paidOn: ctx.today, paidFrom: "bank", version: undefined }),
      keepBookingReceipt: () => keepBookingReceipt(ctx, manual, FILE),
      removeBookingReceipt: () => removeBookingReceipt(ctx, withReceipt),
      readAndKeepReceipt: () => readAndKeepReceipt(ctx, FILE),
      replaceReceipt: () => replaceReceipt(ctx, expense, FILE),
      decide: () => decide(ctx, [invoiceId], { reason: "abroad" }),
      decideRates: () =>
        decideRates(ctx, [{ id: invoiceId, rate: 81, supplyDay: "2026-07-01", declaredAt: null }]),
      useMethod: () => useMethod(ctx, { validFrom: "2027-01-01" }),
      deleteVatMethod: () => deleteVatMethod(ctx, method?.id ?? ""),
      sayRegisteredBefore: () => sayRegisteredBefore(ctx, method?.id ?? "", true),
      closePeriod: () => closePeriod(ctx, period?.id ?? "", ""),
      correctPeriod: () => correctPeriod(ctx, period?.id ?? ""),
      saveExchangeRate: () => saveExchangeRate(ctx, { month: "2026-10", rate: 0.95 }),
      beginReconciliation: () => beginReconciliation(ctx, { from: "2025-01-01", to: "2025-12-31" }),
      closeYear: () => closeYear(ctx, 2025, ""),
      reopenYear: () => reopenYear(ctx, 2025, "Fehler"),
      saveYearSetting: () => saveYearSetting(ctx, { begins: 7, firstFrom: "", firstTo: "" }),
    });
  });

  it("nobody writes for a business that was closed meanwhile", async () => {
    const ctx = await registeredBusiness(await open());
    const invoiceId = await issued(ctx, "2026-07-10", [row(1000, 8.1)]);
    const { id: clientId } = await createClient(ctx, clientInput());
    const offer = await createOffer(ctx, offerInput());
    const series = await newSeries(ctx);
    const service = await createService(ctx, serviceInput(clientId));
    const template = await createTemplate(ctx, templateInput());
    const question = await questionOn(ctx, { invoiceId });
    await closeBusiness(ctx);
    await expectRefusedAsClosed({
      createClient: () => createClient(ctx, clientInput()),
      updateClient: () => updateClient(ctx, clientId, clientInput({ name: "Andere AG" })),
      deleteClient: () => deleteClient(ctx, clientId),
      addComment: () => addComment(ctx, { invoiceId }, "Bezahlt?"),
      withdrawQuestion: () => withdrawQuestion(ctx, question),
      annotateInvoice: () => annotateInvoice(ctx, invoiceId, { externalId: "A-1" }),
      saveOwnTexts: () =>
        saveOwnTexts(ctx, ownTextsSchema.parse({ termDays: "20", de: {}, fr: {}, it: {}, en: {} })),
      saveCountryTexts: () =>
        saveCountryTexts(ctx, countryTextsSchema.parse({ country: "DE", language: "de", footer: "A" })),
      saveDesign: () => saveDesign(ctx, designSchema.parse(DEFAULT_DESIGN)),
      removeLogo: () => removeLogo(ctx),
      noteOnOffer: () => noteOnOffer(ctx, offer, { externalId: "A-1" }),
      createOffer: () => createOffer(ctx, offerInput()),
      deleteOffer: () => deleteOffer(ctx, offer),
      duplicateOffer: () => duplicateOffer(ctx, offer),
      markOfferSent: () => markOfferSent(ctx, offer),
      createSeries: () => createSeries(ctx, seriesInput(clientId)),
      updateSeries: () => updateSeries(ctx, series, seriesInput(clientId, { name: "Miete" })),
      endSeries: () => endSeries(ctx, series),
      pauseSeries: () => pauseSeries(ctx, series),
      resumeSeries: () => resumeSeries(ctx, series),
      skipNext: () => skipNext(ctx, series),
      createService: () => createService(ctx, serviceInput(clientId)),
      updateService: () => updateService(ctx, service.id, serviceInput(clientId, { description: "Entwurf" })),
      deleteService: () => deleteService(ctx, service.id),
      createTemplate: () => createTemplate(ctx, templateInput()),
      renameTemplate: () => renameTemplate(ctx, template, "Neu"),
      updateTemplate: () => updateTemplate(ctx, template, templateInput({ name: "Anders" })),
    });
  });
});

it("whoever deleted their account meanwhile has no telephone number any more", async () => {
  const ctx = await member(testPlatform(await freshSqlite()));
  await expectRefusedAsClosed({
    findPhone: () => findPhone({ ...ctx, user: { ...ctx.user, id: ctx.newId() } }),
  });
});
