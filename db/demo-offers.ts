import type { Client } from "#app/features/selling/clients/client.ts";
import { clientAddressFields } from "#app/features/selling/clients/client-fields.ts";
import { recipientFields } from "#app/features/selling/invoices/fields/recipient-fields.ts";
import { answerOffer } from "#app/features/selling/offers/answering/answer-offer.server.ts";
import { createOffer } from "#app/features/selling/offers/create-offer.server.ts";
import { offerSchema } from "#app/features/selling/offers/document/offer.schema.ts";
import { markOfferSent } from "#app/features/selling/offers/sending/issue-offer.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { jsonOf } from "#app/platform/forms/field-record.ts";

const OFFERS = [
  {
    subject: "Signaletik Hotel Bergrose",
    items: [
      { description: "Konzept Signaletik", quantity: 1, unitPrice: 3400, vatRate: 8.1 },
      { description: "Reinzeichnung", quantity: 24, unit: "h", unitPrice: 140, vatRate: 8.1 },
    ],
    answer: null,
  },
  {
    subject: "Jahresbericht Kulturhaus",
    items: [
      { description: "Konzept und Layout", quantity: 1, unitPrice: 4200, vatRate: 8.1 },
      { description: "Korrekturrunde", quantity: 3, unit: "h", unitPrice: 140, vatRate: 8.1 },
    ],
    answer: { name: "Mira Frei", remark: "Gerne, Start wie besprochen." },
  },
];

/** One that waits for its answer, and one that was accepted. */
export async function fillOffers(ctx: UserContext, clients: Client[]): Promise<void> {
  const [obertor, , , , , bergrose] = clients;
  for (const [index, client] of [bergrose!, obertor!].entries()) {
    const { subject, items, answer } = OFFERS[index]!;
    const recipient = { ...jsonOf(recipientFields, client), address: jsonOf(clientAddressFields, client) };
    const { id: clientId, language } = client;
    const terms = "Lieferung vier Wochen nach Auftrag. Zwei Korrekturrunden sind inbegriffen.";
    const input = offerSchema.parse({ clientId, language, recipient, subject, items, terms });
    const offerId = await createOffer(ctx, input);
    await markOfferSent(ctx, offerId);
    const from = { offerId, revision: 1, network: "", agent: "" };
    if (answer) await answerOffer(ctx, { ...from, ...answer, answer: "accepted" });
  }
}
