import type { BillingPeriod } from "#app/features/running/subscriptions/subscription.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import { at } from "./addresses/links.ts";

/** Days as typed: the page itself says what is wrong with them. */
interface AuditAddress {
  person?: string;
  from?: string;
  to?: string;
  after?: string;
}

interface Span {
  from: string;
  to: string;
}

interface DonationLetters {
  year: string;
  group?: string;
  text?: string;
  isFree?: boolean;
  part?: string;
  client?: string;
}

/** Links to the screens of the tables, and those that say more than an address. */
export const paths = {
  ...at,
  home: "/",
  loginFor: (redirectTo: string) => `${at.login}${query({ redirectTo })}`,
  loginCode: (redirectTo: string) =>
    redirectTo ? `${at.loginCode}?redirectTo=${encodeURIComponent(redirectTo)}` : at.loginCode,
  loginLink: (redirectTo: string) => (redirectTo ? `${at.loginLink}${query({ redirectTo })}` : at.loginLink),
  loginByLink: (token: string, redirectTo: string) =>
    `${at.loginByLink}${query(redirectTo ? { token, redirectTo } : { token })}`,
  registerFor: (redirectTo: string) => `${at.register}${query({ redirectTo })}`,
  notMe: (token: string) => `${at.notMe}${query({ token })}`,
  upgraded: (outcome: "success" | "cancelled") => `${at.dashboard}?upgrade=${outcome}`,
  loginPasskey: (redirectTo: string) => `${at.loginPasskey}${redirectTo ? query({ redirectTo }) : ""}`,
  loginCodePasskey: (redirectTo: string) =>
    `${at.loginCodePasskey}${redirectTo ? query({ redirectTo }) : ""}`,
  secondStepOptions: `${at.passkeyOptions}?step=second`,
  loginProvider: (redirectTo: string) => `${at.loginProvider}${redirectTo ? query({ redirectTo }) : ""}`,
  countryTexts: (name: string) => (name ? `${at.countryTexts}?of=${name}` : at.countryTexts),
  audit: (wanted: AuditAddress = {}) => `${at.audit}${query({ ...wanted })}`,
  auditFile: (wanted: AuditAddress) => `${at.auditFile}${query({ ...wanted })}`,
  invitation: (token: string, lang = "") => `${at.invitation}${query({ token, lang })}`,
  questions: ({ isOfAll = false } = {}, page = 1) =>
    `${at.questions}${query({ of: isOfAll ? "all" : "", page: pageNumber(page) })}`,
  openQuestion: (businessId: string, question: string) =>
    `${at.openBusiness(businessId)}${query({ question })}`,
  seatsOf: (month: string, page = 1) => `${at.seats}${query({ month, page: pageNumber(page) })}`,
  journalOf: (span: Span, { account = "", after = "" } = {}) =>
    `${at.journal}${query({ ...span, account, after })}`,
  balancesOf: (span: Span) => `${at.balances}${query({ ...span })}`,
  journalPdf: (span: Span) => `${at.journalPdf}${query({ ...span })}`,
  balancesPdf: (span: Span) => `${at.balancesPdf}${query({ ...span })}`,
  balancesCsv: (span: Span) => `${at.balancesCsv}${query({ ...span })}`,
  agesPdf: (currency: string) => `${at.agesPdf}${query({ currency })}`,
  journalFile: (span: Span, format: string) => `${at.journalFile}${query({ ...span, format })}`,
  handovers: (to = "", page = 1) => `${at.handovers}${query({ to, page: pageNumber(page) })}`,
  handoverFile: (id: string, format: string) => `${at.handoverFile(id)}${query({ format })}`,
  taxPage: (page: number) => `${at.tax}${query({ page: pageNumber(page) })}`,
  yearChanges: (year: string, after = "") => `${at.yearChanges(year)}${query({ after })}`,
  yearLine: (year: string, line: string, after = "") => `${at.yearLine(year, line)}${query({ after })}`,
  taxLine: (id: string, line: string, after = "") => `${at.taxLine(id, line)}${query({ after })}`,
  providerEvents: (businessId: string) => `/api/online-payments/stripe/${encodeURIComponent(businessId)}`,
  operatorActs: (after = "") => `${at.operatorActs}${query({ after })}`,
  deskAccounts: (search = "", after = "") => `${at.deskAccounts}${query({ q: search, after })}`,
  deskAccountLog: (id: string, after: string) => `${at.deskAccount(id)}${query({ after })}`,
  deskJobs: (list = "", after = "") => `${at.deskJobs}${query({ list, after })}`,
  deskLog: (after = "") => `${at.deskLog}${query({ after })}`,
  checkout: (period: BillingPeriod) => `${at.checkout}?period=${period}`,
  markSelectedPaid: (redirectTo: string) =>
    `${at.markSelectedPaid}?redirectTo=${encodeURIComponent(redirectTo)}`,
  helpAbout: (words: string) => `${at.help}${query({ find: words })}`,
  find: (search: string) => `${at.find}${query({ q: search })}`,
  cookieSettingsFor: (redirectTo: string) => `${at.cookieSettings}${query({ redirectTo })}`,
  createSeriesFrom: (from: { invoice: string } | { template: string }) =>
    `${at.createSeries}?${new URLSearchParams(from)}`,
  exportFile: (query: string) => `${at.exportFile}?${query}`,
  exportStream: (query: string) => `${at.exportStream}?${query}`,
  oauthToken: "/oauth/token",
  oauthRegister: "/oauth/register",
  oauthRevoke: "/oauth/revoke",
  openApi: "/api/v1/openapi.json",
  openByAge: (page = 1, currency = "CHF") =>
    `${at.openByAge}${query({ page: pageNumber(page), currency: otherThanChf(currency) })}`,
  createInvoiceFor: (clientId: string) => `${at.createInvoice}?client=${encodeURIComponent(clientId)}`,
  changeFirstDay: (step: string) => `${at.dashboard}?step=${step}`,
  invoicePdf: (id: string, language?: Locale) =>
    `${at.invoicePdf(id)}${language ? `?language=${language}` : ""}`,
  originalPdf: (id: string) => `${at.invoicePdf(id)}?original=true`,
  publicInvoice: (token: string, language?: Locale) =>
    `${at.publicInvoice(token)}${language ? `?lang=${language}` : ""}`,
  payInvoice: (token: string, language: Locale) => `${at.payInvoice(token)}?lang=${language}`,
  publicInvoiceCode: (token: string, language: Locale) => `${at.publicInvoiceCode(token)}?lang=${language}`,
  publicInvoicePdf: (token: string, language: Locale) => `${at.publicInvoicePdf(token)}?lang=${language}`,
  publicClient: (token: string, language?: Locale) =>
    `${at.publicClient(token)}${language ? `?lang=${language}` : ""}`,
  yearOfClient: (token: string, language: Locale, year: string) =>
    `${at.publicClient(token)}${query({ lang: language, year })}`,
  addressOfClient: (token: string, language: Locale) => `${at.addressOfClient(token)}?lang=${language}`,
  askOfClient: (token: string, language: Locale, paper = "") =>
    `${at.askOfClient(token)}${query({ lang: language, paper })}`,
  pdfOfYear: (token: string, year: string, language: Locale) =>
    `${at.pdfOfYear(token, year)}?lang=${language}`,
  zipOfYear: (token: string, year: string, language: Locale) =>
    `${at.zipOfYear(token, year)}?lang=${language}`,
  invoiceOfClient: (token: string, id: string, language: Locale) =>
    `${at.invoiceOfClient(token, id)}?lang=${language}`,
  payInvoiceOfClient: (token: string, id: string, language: Locale) =>
    `${at.payInvoiceOfClient(token, id)}?lang=${language}`,
  invoiceCodeOfClient: (token: string, id: string, language: Locale) =>
    `${at.invoiceCodeOfClient(token, id)}?lang=${language}`,
  invoicePdfOfClient: (token: string, id: string, language: Locale) =>
    `${at.invoicePdfOfClient(token, id)}?lang=${language}`,
  offerOfClient: (token: string, id: string, language: Locale) =>
    `${at.offerOfClient(token, id)}?lang=${language}`,
  offerPdfOfClient: (token: string, id: string, language: Locale) =>
    `${at.offerPdfOfClient(token, id)}?lang=${language}`,
  acceptOfClient: (token: string, id: string, language: Locale) =>
    `${at.acceptOfClient(token, id)}?lang=${language}`,
  declineOfClient: (token: string, id: string, language: Locale) =>
    `${at.declineOfClient(token, id)}?lang=${language}`,
  askAboutInvoice: (token: string, language: Locale) => `${at.askAboutInvoice(token)}?lang=${language}`,
  askAboutOffer: (token: string, language: Locale) => `${at.askAboutOffer(token)}?lang=${language}`,
  publicOffer: (token: string, language?: Locale) =>
    `${at.publicOffer(token)}${language ? `?lang=${language}` : ""}`,
  publicOfferPdf: (token: string, language: Locale) => `${at.publicOfferPdf(token)}?lang=${language}`,
  publicAccept: (token: string, language: Locale) => `${at.publicAccept(token)}?lang=${language}`,
  publicDecline: (token: string, language: Locale) => `${at.publicDecline(token)}?lang=${language}`,
  creditNotes: `${at.invoices}?kind=credit_note`,
  requests: (wanted: Record<string, string> = {}) => `${at.requests}${query(wanted)}`,
  calendarFile: (token: string) => at.calendarOf(`${token}.ics`),
  webhookPage: (id: string, page: number) => `${at.webhook(id)}${query({ page: pageNumber(page) })}`,
  remindAllDue: (seen: number) => `${at.remindSelected}?reminder=due&all=${seen}`,
  invoiceMany: (group = "", ids = "") => `${at.invoiceMany}${query({ group, ids })}`,
  batchLetters: (id: string, part: number) =>
    `${at.batchLetters(id)}${query({ part: part > 1 ? String(part) : "" })}`,
  clientsPage: (search: string, page: number, group = "") =>
    `${at.clients}${query({ q: search, group, page: pageNumber(page) })}`,
  clientsIn: (group: string) => `${at.clients}${query({ group })}`,
  clientOptions: (search: string) => `${at.clientOptions}${query({ q: search })}`,
  clientPage: (id: string, page: number) => `${at.client(id)}${query({ page: pageNumber(page) })}`,
  donationsPdf: ({ isFree = false, ...wanted }: DonationLetters) =>
    `${at.donationsPdf}${query({ ...wanted, free: isFree ? "1" : "" })}`,
  assignPayment: (id: string, search = "") => `${at.assignPayment(id)}${query({ q: search })}`,
  paymentRules: (text = "") => `${at.paymentRules}${query({ text })}`,
  takenBackPage: (state: string, page: number) =>
    `${at.takenBack}${query({ state, page: pageNumber(page) })}`,
  bankFilePage: (id: string, page: number) => `${at.bankFile(id)}${query({ page: pageNumber(page) })}`,
  bankFileEntries: (id: string, { outcome = "", statement = 0, page = 1 } = {}) =>
    at.bankFileEntries(id) +
    query({ outcome, statement: statement ? String(statement) : "", page: pageNumber(page) }),
  offersOf: (clientId: string) => `${at.offers}${query({ client: clientId })}`,
  createOfferFor: (clientId: string) => `${at.createOffer}?client=${encodeURIComponent(clientId)}`,
  offerPdf: (id: string, wanted: { language?: Locale; revision?: number } = {}) =>
    `${at.offerPdf(id)}${query({
      ...(wanted.language ? { language: wanted.language } : {}),
      ...(wanted.revision ? { revision: String(wanted.revision) } : {}),
    })}`,
  remindAnyway: `${at.reminders}?anyway=1`,
  showLetter: (invoiceId: string, anyway: boolean) =>
    `${at.reminders}${query({ letter: invoiceId, anyway: anyway ? "1" : "" })}#letter`,
  remindClient: (id: string, early = false) => `${at.remindClient(id)}${query({ early: early ? "1" : "" })}`,
  clientStatement: (id: string, currency = "CHF") =>
    `${at.clientStatement(id)}${query({ currency: otherThanChf(currency) })}`,
  clientStatementPdf: (id: string, currency = "CHF") =>
    `${at.clientStatementPdf(id)}${query({ currency: otherThanChf(currency) })}`,
  templatesPage: (search: string, page: number) =>
    `${at.templates}${query({ q: search, page: pageNumber(page) })}`,
  createInvoiceFrom: (templateId: string) => `${at.createInvoice}?template=${encodeURIComponent(templateId)}`,
  expenses: (
    { search = "", year = "", paid = "" }: Partial<Record<"search" | "year" | "paid", string>> = {},
    page = 1,
  ) => `${at.expenses}${query({ q: search, year, paid, page: pageNumber(page) })}`,
  createExpense: (receiptId = "", believed = "") =>
    `${at.createExpense}${query({ receipt: receiptId, believed })}`,
  servicesFor: (filters: Partial<Record<"client" | "project" | "state" | "month", string>>, page = 1) =>
    `${at.services}${query({ ...filters, page: pageNumber(page) })}`,
  newServiceFor: (around: Partial<Record<"client" | "project", string>>) =>
    `${at.newService}${query(around)}`,
  invoiceServicesOf: (client: string) => `${at.invoiceServices}${query({ client })}`,
  projectsIn: (month: string) => `${at.projects}${query({ month })}`,
  cataloguePage: (search: string, archived: boolean, page: number) =>
    `${at.catalogue}${query({ q: search, archived: archived ? "1" : "", page: pageNumber(page) })}`,
  catalogueOptions: (search: string, around: Record<"language" | "day" | "gross", string>) =>
    `${at.catalogueOptions}${query({ q: search, ...around })}`,
  verifyEmail: (token: string) => `${at.verifyEmail}${query({ token })}`,
  resetPassword: (token: string) => `${at.resetPassword}${query({ token })}`,
  confirmEmail: (token: string) => `${at.confirmEmail}${query({ token })}`,
  accountByLink: (token: string) => `${at.accountByLink}${query({ token })}`,
};

function pageNumber(page: number): string {
  return page > 1 ? String(page) : "";
}

function query(values: Record<string, string>): string {
  const given = Object.entries(values).filter(([, value]) => value !== "");
  return given.length ? `?${new URLSearchParams(given).toString()}` : "";
}

/** Empty for CHF, which is meant where an address says nothing. */
function otherThanChf(currency: string): string {
  return currency === "CHF" ? "" : currency;
}
