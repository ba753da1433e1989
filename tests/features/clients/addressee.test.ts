import { expect, it } from "vitest";
import { addresseeOf } from "#app/features/selling/clients/addressee.ts";
import { createClient, deleteClient, updateClient } from "#app/features/selling/clients/clients.server.ts";
import { addresseesOf, findAddressee } from "#app/features/selling/clients/find-addressee.server.ts";
import { duplicateInvoice } from "#app/features/selling/invoices/duplicate-invoice.server.ts";
import { findInvoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { updateInvoice } from "#app/features/selling/invoices/update-invoice.server.ts";
import { createOffer } from "#app/features/selling/offers/create-offer.server.ts";
import { findOffer } from "#app/features/selling/offers/document/offers.server.ts";
import { sendOffer } from "#app/features/selling/offers/sending/send-offer.server.ts";
import { createReminder } from "#app/features/money/reminders/create-reminder.server.ts";
import { listReminders } from "#app/features/money/reminders/reminders.server.ts";
import { onDatabaseOfDay } from "../../support/databases/databases.ts";
import { clientInput } from "../../support/invoices/client-input.ts";
import { INVOICE, invoiceInput } from "../../support/invoices/invoice-input.ts";
import { invoiceWith } from "../../support/invoices/invoice-with.ts";
import { offerInput } from "../../support/offers/offer-input.ts";
import { sendingMember, testPlatform } from "../../support/platform.ts";
import { remindBy } from "../../support/reminders/reminder-rules.ts";
import { sendByEmail } from "../../support/server/queued-delivery.ts";

const OLD = { email: "alt@example.ch" };
const NEW = { email: "neu@example.ch" };

it.each([
  ["the same address", "a@x.ch", "a@x.ch", "a@x.ch", ["a@x.ch", "same"]],
  ["a client who was corrected since", "a@x.ch", "a@x.ch", "b@x.ch", ["b@x.ch", "corrected"]],
  ["an address typed for the paper", "c@x.ch", "a@x.ch", "a@x.ch", ["c@x.ch", "typed"]],
  [
    "one that was typed, of a client who was corrected since",
    "c@x.ch",
    "a@x.ch",
    "b@x.ch",
    ["c@x.ch", "typed"],
  ],
  ["a paper of before this was kept", "a@x.ch", null, "b@x.ch", ["b@x.ch", "unclear"]],
  ["a paper without an address", "", "b@x.ch", "b@x.ch", ["b@x.ch", "corrected"]],
])("%s is written to where it belongs", (_, paper, then, now, [email, why]) => {
  const addressed = { clientId: "1", clientEmail: then, recipient: { email: paper } };
  expect(addresseeOf(addressed, { email: now, delivery: "email" })).toMatchObject({ email, why });
});

onDatabaseOfDay((open) => {
  it("papers of a list go to their clients' addresses of today", async () => {
    const ctx = await sendingMember(testPlatform(await open()));
    const { id: clientId } = await createClient(ctx, clientInput(NEW));
    const paper = { clientId, clientEmail: OLD.email, recipient: OLD };
    const ofNobody = { ...paper, clientId: null, clientEmail: null };
    const addressee = await addresseesOf(ctx, [paper, ofNobody]);
    expect([addressee(paper).email, addressee(ofNobody).email]).toEqual([NEW.email, OLD.email]);
  });

  async function start() {
    const ctx = await sendingMember(testPlatform(await open()));
    await remindBy(ctx);
    const { id: clientId } = await createClient(ctx, clientInput(OLD));
    const of = (email: string) => ({ clientId, recipient: { ...INVOICE.recipient, email } });
    return { ctx, clientId, of };
  }

  it("after a correction every e-mail goes to the client's address of today, and the paper keeps its own", async () => {
    const { ctx, clientId, of } = await start();
    const overdue = await invoiceWith(ctx, "overdue", of(OLD.email));
    const offer = await createOffer(ctx, offerInput(of(OLD.email)));
    await updateClient(ctx, clientId, clientInput(NEW));
    await createReminder(ctx, overdue, { send: true });
    await sendByEmail(ctx, overdue);
    await sendOffer(ctx, offer, {});
    const sent = [
      (await listReminders(ctx, overdue))[0]?.delivery?.recipient,
      (await findInvoice(ctx, overdue)).delivery?.recipient,
      (await findOffer(ctx, offer)).delivery?.recipient,
    ];
    expect(sent).toEqual([NEW.email, NEW.email, NEW.email]);
    expect((await findInvoice(ctx, overdue)).recipient.email).toBe(OLD.email);
    const copy = await findInvoice(ctx, await duplicateInvoice(ctx, overdue));
    expect([copy.recipient.email, (await findAddressee(ctx, copy)).why]).toEqual([NEW.email, "same"]);
  });

  it("what was typed for an invoice stays, also after the client was corrected", async () => {
    const { ctx, clientId, of } = await start();
    const id = await invoiceWith(ctx, "sent", of("buchhaltung@example.ch"));
    await updateClient(ctx, clientId, clientInput(NEW));
    await sendByEmail(ctx, id);
    expect((await findInvoice(ctx, id)).delivery?.recipient).toBe("buchhaltung@example.ch");
  });

  it("an edited draft keeps following its client, until somebody types another address", async () => {
    const { ctx, clientId, of } = await start();
    const id = await invoiceWith(ctx, "draft", of(OLD.email));
    await updateClient(ctx, clientId, clientInput(NEW));
    const why = async (email: string) => {
      await updateInvoice(ctx, id, invoiceInput({ ...of(email), notes: email }));
      return (await findAddressee(ctx, await findInvoice(ctx, id))).why;
    };
    expect([await why(OLD.email), await why("buero@example.ch")]).toEqual(["corrected", "typed"]);
  });

  it("an invoice whose client was deleted goes to the address on it", async () => {
    const { ctx, clientId, of } = await start();
    const id = await invoiceWith(ctx, "sent", of(OLD.email));
    await deleteClient(ctx, clientId);
    expect(await findAddressee(ctx, await findInvoice(ctx, id))).toMatchObject({
      email: OLD.email,
      why: "same",
    });
  });
});
