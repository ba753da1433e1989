import { expect, it } from "vitest";
import { MANUAL_CAPS } from "#app/features/books/journal/by-hand/manual-booking.schema.ts";
import { SANDBOX_CAPS } from "#app/features/front/sandbox/sandbox.schema.ts";
import { DISPUTE_LENGTH } from "#app/features/money/reminders/screens/dispute-length.ts";
import { PROVIDER_KEY_CAPS } from "#app/features/money/online-payments/provider/provider-key.schema.ts";
import { ACCOUNT_CAPS } from "#app/features/people/accounts/account-caps.ts";
import { PASSKEY_CAPS } from "#app/features/people/accounts/passkeys/passkey-caps.ts";
import { API_KEY_CAPS } from "#app/features/people/api-keys/api-key-caps.ts";
import { WEBHOOK_CAPS } from "#app/features/programs/webhooks/webhook-caps.ts";
import { CONTACT_CAPS } from "#app/features/running/contact/contact-choices.ts";
import { CATALOGUE_CAPS } from "#app/features/selling/catalogue/catalogue-form.ts";
import { CLIENT_CAPS } from "#app/features/selling/clients/client-form.ts";
import { QUESTION_CAPS } from "#app/features/selling/comments/comment-cap.ts";
import { INVOICE_CAPS, TEMPLATE_CAPS } from "#app/features/selling/invoices/form/invoice-caps.ts";
import { LANGUAGE_TEXT_CAPS } from "#app/features/selling/invoices/texts/own-texts.ts";
import { ANSWER_CAPS } from "#app/features/selling/offers/answering/answer-by-hand.schema.ts";
import { OFFER_CAPS } from "#app/features/selling/offers/form/offer-form.ts";
import { SEND_CAPS } from "#app/features/selling/papers/sending/send-caps.ts";
import { SERVICE_CAPS } from "#app/features/selling/services/service-form.ts";
import { EXPENSE_CAPS } from "#app/features/taxes/expenses/expense-form.ts";

/** "name 50, email 50" as an object. */
function caps(text: string): Record<string, number> {
  return Object.fromEntries(
    text.split(/,\s+/).map((one) => {
      const [name = "", most] = one.split(" ");
      return [name, Number(most)];
    }),
  );
}

const ADDRESS = "street 50, buildingNumber 16, postalCode 20, city 35";

const CONTENT = `subject 100, purchaseOrder 35, project 60, notes 100, discount 70, skonto 40,
  items.description 50, items.unit 20, items.discount 70, items.details 500`;

const INVOICE = `${CONTENT}, exchangeRate 10,
  clientName 50, clientContact 50, clientEmail 50, clientPhone 30,
  clientAddress 50, clientBuildingNumber 16, clientPostalCode 20, clientCity 35,
  creditorName 70, creditorAddress 70, creditorBuildingNumber 16, creditorPostalCode 20, creditorCity 35`;

/** The customer's numbers, and those of the slip where a field is printed on it. */
it("inputs take as many characters as rules 8 and 9 say", () => {
  expect(INVOICE_CAPS).toEqual(caps(INVOICE));
  expect(OFFER_CAPS).toEqual(caps(`${INVOICE}, terms 2000`));
  expect(TEMPLATE_CAPS).toEqual(caps(CONTENT));
  expect(CLIENT_CAPS).toEqual(
    caps(`name 50, email 50, phone 30, ${ADDRESS}, eBillId 90, clientNumber 40, remark 1000`),
  );
  expect(ACCOUNT_CAPS).toEqual(
    caps(`firstName 20, lastName 20, phone 30, companyName 50, ${ADDRESS},
      customInvoicePrefix 20, creditNotePrefix 20, offerPrefix 20`),
  );
  expect(CATALOGUE_CAPS).toEqual(
    caps("nameEn 50, nameDe 50, nameFr 50, nameIt 50, number 35, description 500, unit 20"),
  );
  expect(SERVICE_CAPS).toEqual(caps("day 40, description 100, unit 20, project 60"));
  expect(EXPENSE_CAPS).toEqual(
    caps(`supplier 70, day 40, dueOn 40, paidOn 40, privateShare 10,
      reference 40, iban 60, note 500, project 60`),
  );
});

it("texts, names and messages take as many characters as their forms count", () => {
  expect(LANGUAGE_TEXT_CAPS).toEqual(
    caps("subject 100, message 2000, notes 100, footer 200, offerTerms 2000"),
  );
  expect(SEND_CAPS).toEqual(caps("subject 150, message 3000"));
  expect(ANSWER_CAPS).toEqual(caps("name 70, remark 1000"));
  expect(QUESTION_CAPS).toEqual(caps("name 70, email 254, text 2000"));
  expect(CONTACT_CAPS).toEqual(caps("fullName 100, message 5000"));
  expect(MANUAL_CAPS).toEqual(caps("text 120, reference 40"));
  for (const named of [SANDBOX_CAPS, API_KEY_CAPS, PASSKEY_CAPS]) expect(named).toEqual(caps("name 60"));
  expect(DISPUTE_LENGTH).toBe(200);
  expect(WEBHOOK_CAPS).toEqual(caps("url 500"));
  expect(PROVIDER_KEY_CAPS).toEqual(caps("apiKey 255, signingSecret 255"));
});
