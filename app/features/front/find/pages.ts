import type { Right } from "#app/features/people/seats/rights.ts";
import { paths } from "#app/paths.ts";
import type { MessageKey } from "#app/platform/i18n/message-key.ts";

interface Page {
  title: MessageKey;
  to: string;
  /** The title of the page that it belongs to. */
  more?: MessageKey;
  /** What people call it, and what they look for there. */
  words?: MessageKey;
  /** Which the page wants beyond `see`. */
  right?: Right;
}

const PROFILE = "accounts:profile.title";
const JOURNAL = "journal:title";
const VAT = "tax:periods";
const PEOPLE = "seats:title";

/** Every page that stands by itself, under the title it has. */
export const PAGES: readonly Page[] = [
  { title: "common:nav.dashboard", to: paths.dashboard },
  { title: "common:nav.invoices", words: "find:correct", to: paths.invoices },
  { title: "invoices:create.title", words: "find:deposit", to: paths.createInvoice, right: "draft" },
  { title: "batches:title", words: "find:many", to: paths.invoiceMany(), right: "draft" },
  { title: "common:nav.offers", words: "find:deposit", to: paths.offers },
  { title: "common:palette.createOffer", to: paths.createOffer, right: "draft" },
  { title: "common:nav.recurring", words: "find:series", to: paths.recurring },
  { title: "reminders:run.title", words: "find:remind", to: paths.reminders, right: "books" },
  { title: "templates:list.title", to: paths.templates },
  { title: "services:title", words: "find:services", to: paths.services },
  { title: "services:create.title", to: paths.newService, right: "draft" },
  { title: "services:paste.title", more: "services:title", to: paths.pasteServices, right: "draft" },
  { title: "services:projects.title", words: "find:projects", to: paths.projects, right: "books" },
  { title: "common:nav.catalogue", words: "find:catalogue", to: paths.catalogue },
  { title: "common:nav.payments", to: paths.payments, right: "books" },
  {
    title: "payments:import.title",
    more: "common:nav.payments",
    words: "find:bank",
    to: paths.importBankFile,
    right: "act",
  },
  { title: "bank-csv:mappings.title", more: "common:nav.payments", to: paths.csvMappings, right: "books" },
  { title: "payments:takenBack.title", more: "common:nav.payments", to: paths.takenBack, right: "books" },
  {
    title: "payments:rules.title",
    more: "common:nav.payments",
    words: "find:short",
    to: paths.paymentRules(),
    right: "books",
  },
  { title: "common:nav.clients", to: paths.clients },
  { title: "clients:create.title", to: paths.createClient, right: "draft" },
  { title: "statements:ages.title", words: "find:owes", to: paths.openByAge(), right: "books" },
  { title: "accounting:title", to: paths.accounting, right: "books" },
  { title: "expenses:title", words: "find:receipt", to: paths.expenses(), right: "books" },
  { title: "expenses:create.title", to: paths.createExpense(), right: "expenses" },
  { title: "expenses:receipt.read", more: "expenses:title", to: paths.readReceipt, right: "expenses" },
  { title: VAT, words: "find:vat", to: paths.tax, right: "books" },
  { title: "tax:method.title", more: VAT, words: "find:method", to: paths.vatMethod, right: "books" },
  { title: "tax:rates.title", more: VAT, words: "find:rates", to: paths.exchangeRates, right: "books" },
  { title: JOURNAL, words: "find:journal", to: paths.journal, right: "books" },
  { title: "journal:balances.title", more: JOURNAL, to: paths.balances, right: "books" },
  {
    title: "journal:handover.title",
    more: JOURNAL,
    words: "find:handover",
    to: paths.handovers(),
    right: "books",
  },
  { title: "journal:accounts.title", more: JOURNAL, to: paths.journalAccounts, right: "books" },
  { title: "year:name", words: "find:year", to: paths.thisYear, right: "books" },
  { title: "year:setting.name", more: "year:name", to: paths.yearSetting, right: "settings" },
  { title: "exports:title", words: "find:export", to: paths.exportData, right: "books" },
  { title: "imports:title", words: "find:import", to: paths.importData, right: "act" },
  { title: PROFILE, to: paths.profile },
  {
    title: "accounts:room.business",
    more: PROFILE,
    words: "find:business",
    to: paths.ownBusiness,
    right: "act",
  },
  { title: "accounts:room.design", more: PROFILE, words: "find:logo", to: paths.design, right: "act" },
  { title: "design:logo.title", more: "accounts:room.design", to: paths.designLogo, right: "act" },
  { title: "texts:title", more: PROFILE, words: "find:texts", to: paths.texts, right: "act" },
  { title: "texts:country.title", more: "texts:title", to: paths.countryTexts(""), right: "act" },
  { title: "accounts:room.emails", more: PROFILE, to: paths.emails, right: "act" },
  { title: "accounts:room.gettingPaid", more: PROFILE, to: paths.gettingPaid, right: "act" },
  { title: "reminders:settings.title", more: PROFILE, to: paths.reminderSettings, right: "act" },
  {
    title: "online-payments:title",
    more: PROFILE,
    words: "find:online",
    to: paths.onlinePayments,
    right: "own",
  },
  { title: "payment-account:title", more: PROFILE, to: paths.accountChange, right: "act" },
  { title: "accounts:room.signIn", more: PROFILE, to: paths.signIn },
  { title: "accounts:changePassword.title", more: "accounts:room.signIn", to: paths.changePassword },
  { title: "accounts:changeEmail.title", more: "accounts:room.signIn", to: paths.changeEmail },
  { title: "accounts:twoStep.title", more: "accounts:room.signIn", words: "find:second", to: paths.twoStep },
  { title: "passkeys:add.title", more: "accounts:room.signIn", to: paths.addPasskey },
  { title: "security:title", more: PROFILE, to: paths.security },
  { title: "admin:own.title", more: "security:title", to: paths.operatorActs(), right: "own" },
  { title: PEOPLE, more: PROFILE, words: "find:trustee", to: paths.people, right: "own" },
  { title: "seats:audit.title", more: PEOPLE, to: paths.audit(), right: "own" },
  { title: "payment-account:members.title", more: PEOPLE, to: paths.accountsOfMembers, right: "own" },
  { title: "seats:own.title", words: "find:switch", to: paths.seats },
  { title: "seats:start.title", more: "seats:own.title", to: paths.startBusiness },
  { title: "accounts:room.integrations", more: PROFILE, to: paths.integrations, right: "own" },
  { title: "api-keys:title", more: PROFILE, words: "find:api", to: paths.apiKeys, right: "own" },
  { title: "api-keys:sandbox.title", more: "api-keys:title", to: paths.sandboxes, right: "own" },
  { title: "api-keys:requests.title", more: "api-keys:title", to: paths.requests(), right: "own" },
  { title: "applications:title", more: PROFILE, words: "find:assistant", to: paths.applications },
  { title: "webhooks:title", more: PROFILE, words: "find:hooks", to: paths.webhooks, right: "own" },
  { title: "calendar:title", more: PROFILE, words: "find:calendar", to: paths.calendar, right: "act" },
  { title: "accounts:room.plan", more: PROFILE, words: "find:plan", to: paths.subscription, right: "own" },
  { title: "accounts:room.data", more: PROFILE, words: "find:mydata", to: paths.ownData },
  {
    title: "accounts:delete.title",
    more: "accounts:room.data",
    words: "find:close",
    to: paths.deleteAccount,
  },
  { title: "shortcuts:title", to: paths.shortcuts },
];
