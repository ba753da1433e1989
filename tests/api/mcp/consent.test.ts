import { expect, it } from "vitest";
import { createInvoice } from "#app/features/selling/invoices/create-invoice.server.ts";
import { markSent } from "#app/features/selling/invoices/sending/mark-sent.server.ts";
import { handlers } from "#app/jobs.server.ts";
import { runDueJobs } from "#app/platform/jobs/job-worker.server.ts";
import { keyClient, apiKeyOf } from "../../support/api-key.ts";
import { onEachDatabase, type OpenDatabase } from "../../support/databases/databases.ts";
import { CLIENT } from "../../support/invoices/client-input.ts";
import { INVOICE, invoiceInput } from "../../support/invoices/invoice-input.ts";
import { assistant, mcpClient } from "../../support/mcp-client.ts";
import { sendingMember } from "../../support/platform.ts";

const MINUTE = 60_000;

async function started(open: OpenDatabase) {
  const one = await assistant({ database: await open() });
  const { call, ctx, origin, platform } = one;
  const { api } = await keyClient(origin, ctx);
  const invoiceId = await createInvoice(ctx, invoiceInput());
  const asked = async (name = "send_invoice", args: Record<string, unknown> = { invoiceId }) =>
    (await call(name, args)).data;
  const codeOf = async (name: string, args: Record<string, unknown>) =>
    (await call(name, args)).data.error?.code;
  const mailed = async () => {
    await runDueJobs(platform, handlers);
    return platform.mailbox.map(({ to }) => to);
  };
  return { ...one, api, invoiceId, asked, codeOf, mailed };
}

onEachDatabase((open) => {
  it("an invoice that was changed after it was shown is not sent, and is shown as it is now", async () => {
    const { api, call, asked, invoiceId, mailed } = await started(open);
    const { confirmation } = await asked();
    const items = [{ ...INVOICE.items[0], quantity: 1, unitPrice: 9_999 }];
    const recipient = { ...INVOICE.recipient, email: "elsewhere@example.ch" };
    expect((await api.call("PATCH", `/v1/invoices/${invoiceId}`, { items, recipient })).status).toBe(200);
    const refused = await call("send_invoice", { invoiceId, confirmation });
    expect([refused.isError, refused.data.error?.code]).toEqual([true, "confirmation.changed"]);
    expect(refused.data.preview).toMatchObject({ email: { recipient: "elsewhere@example.ch" } });
    expect(refused.text).toContain("elsewhere@example.ch");
    expect(await mailed()).toEqual([]);
    const anew = { invoiceId, confirmation: refused.data.confirmation };
    expect((await call("send_invoice", anew)).data.invoice?.status).toBe("sent");
    expect(await mailed()).toEqual(["elsewhere@example.ch"]);
  });

  it("a word, a version or an empty text is no yes", async () => {
    const { codeOf, invoiceId, mailed } = await started(open);
    expect(await codeOf("send_invoice", { invoiceId, confirm: true })).toBe("input.invalid");
    expect(await codeOf("send_invoice", { invoiceId, confirmation: true })).toBe("input.invalid");
    for (const confirmation of ["", "true", "yes", "v1.AAAA.AAAA"])
      expect(await codeOf("send_invoice", { invoiceId, confirmation })).toBe("confirmation.unknown");
    expect(await codeOf("send_invoice", { invoiceId, version: 1 })).toBeUndefined();
    expect(await mailed()).toEqual([]);
  });

  it.each([
    ["recipient", "elsewhere@example.ch"],
    ["cc", "copy@example.ch"],
    ["subject", "Something else"],
    ["message", "Pay at once"],
    ["language", "fr"],
    ["copyToMe", true],
  ])("another %s than was shown is not sent", async (field, value) => {
    const { codeOf, asked, invoiceId, mailed } = await started(open);
    const { confirmation } = await asked();
    expect(await codeOf("send_invoice", { invoiceId, [field]: value, confirmation })).toBe(
      "confirmation.changed",
    );
    expect(await mailed()).toEqual([]);
  });

  it("a payment is recorded as it was shown, the amount due too, and not without a yes", async () => {
    const { call, codeOf, asked, ctx, invoiceId } = await started(open);
    await markSent(ctx, invoiceId);
    const whole = { invoiceId, amount: 648.49 };
    const { confirmation } = await asked("record_payment", whole);
    expect((await call("get_invoice", { invoiceId })).data.invoice?.status).toBe("sent");
    for (const other of [{ amount: 648.5 }, { paidOn: "2026-11-01" }, { note: "x" }, { keepCharges: true }])
      expect(await codeOf("record_payment", { ...whole, ...other, confirmation })).toBe(
        "confirmation.changed",
      );
    const part = { invoiceId, amount: 100 };
    const { confirmation: first } = await asked("record_payment", part);
    expect((await call("record_payment", { ...part, confirmation: first })).isError).toBe(false);
    expect(await codeOf("record_payment", { ...whole, confirmation })).toBe("confirmation.changed");
  });

  it("an offer is sent as it was shown", async () => {
    const { call, codeOf, asked, mailed } = await started(open);
    const offerId = ((await call("create_offer", INVOICE)).data.offer as { id: string }).id;
    const { confirmation } = await asked("send_offer", { offerId });
    const other = { offerId, recipient: "elsewhere@example.ch", confirmation };
    expect(await codeOf("send_offer", other)).toBe("confirmation.changed");
    expect(await codeOf("mark_offer_sent", { offerId, confirmation })).toBe("confirmation.unknown");
    expect(await codeOf("send_offer", { offerId, confirm: true, version: 1 })).toBe("input.invalid");
    expect(await mailed()).toEqual([]);
    expect((await call("send_offer", { offerId, confirmation })).isError).toBe(false);
    expect(await mailed()).toHaveLength(1);
  });

  it("one confirmation sends once, also when it is used at the same time or spelt otherwise", async () => {
    const { call, codeOf, asked, invoiceId, mailed } = await started(open);
    const { confirmation } = await asked();
    const all = await Promise.all(
      Array.from({ length: 4 }, () => call("send_invoice", { invoiceId, confirmation })),
    );
    const codes = all.map(({ data }) => data.error?.code ?? "sent");
    expect(codes.filter((code) => code === "sent")).toHaveLength(1);
    expect(new Set(codes)).toEqual(new Set(["sent", "confirmation.used"]));
    for (const same of [confirmation, `${confirmation}=`, `${confirmation}==`])
      expect(await codeOf("send_invoice", { invoiceId, confirmation: same })).toBe("confirmation.used");
    expect(await mailed()).toHaveLength(1);
  });

  it("a confirmation is for one key, business, tool and document, and cannot be edited", async () => {
    const { ctx, origin, platform, codeOf, asked, invoiceId, mailed } = await started(open);
    const { confirmation = "" } = await asked();
    const refusalTo = async (who: typeof ctx, id: string) => {
      const { call } = await mcpClient(origin, (await apiKeyOf(who)).secret);
      return (await call("send_invoice", { invoiceId: id, confirmation })).data.error?.code;
    };
    expect(await refusalTo(ctx, invoiceId)).toBe("confirmation.unknown");
    const stranger = await sendingMember(platform, { email: "berta@example.ch" });
    expect(await refusalTo(stranger, invoiceId)).toBe("invoice.not_found");
    expect(await refusalTo(stranger, await createInvoice(stranger, invoiceInput()))).toBe(
      "confirmation.unknown",
    );
    expect(await codeOf("mark_invoice_sent", { invoiceId, confirmation })).toBe("confirmation.unknown");
    const other = await createInvoice(ctx, invoiceInput());
    expect(await codeOf("send_invoice", { invoiceId: other, confirmation })).toBe("confirmation.unknown");
    const [, nonce = "", body = ""] = confirmation.split(".");
    const edited = `v1.${nonce}.${body.startsWith("A") ? "B" : "A"}${body.slice(1)}`;
    expect(await codeOf("send_invoice", { invoiceId, confirmation: edited })).toBe("confirmation.unknown");
    expect(await mailed()).toEqual([]);
  });

  it("a confirmation counts for ten minutes", async () => {
    const { call, asked, invoiceId, mailed, platform } = await started(open);
    const { confirmation } = await asked();
    platform.pass(10 * MINUTE);
    const late = await call("send_invoice", { invoiceId, confirmation });
    expect(late.data.error?.code).toBe("confirmation.expired");
    expect(await mailed()).toEqual([]);
    platform.pass(9 * MINUTE);
    const again = await call("send_invoice", { invoiceId, confirmation: late.data.confirmation });
    expect(again.isError).toBe(false);
    expect(await mailed()).toHaveLength(1);
  });

  it("the client's address of today counts as shown", async () => {
    const { api, call, codeOf, mailed } = await started(open);
    const client = (await call("create_client", CLIENT)).data.client!;
    const made = await call("create_invoice", { clientId: client.id, items: INVOICE.items });
    const invoiceId = made.data.invoice!.id;
    const { confirmation } = (await call("send_invoice", { invoiceId })).data;
    await api.call("PATCH", `/v1/clients/${client.id}`, { email: "new@example.ch" });
    expect(await codeOf("send_invoice", { invoiceId, confirmation })).toBe("confirmation.changed");
    expect(await mailed()).toEqual([]);
  });

  it("an answer of a client is recorded as it was shown", async () => {
    const { call, agreed, codeOf, asked } = await started(open);
    const offerId = ((await call("create_offer", INVOICE)).data.offer as { id: string }).id;
    await agreed("mark_offer_sent", { offerId });
    const { confirmation } = await asked("answer_offer", { offerId, answer: "declined" });
    expect(await codeOf("answer_offer", { offerId, answer: "accepted", confirmation })).toBe(
      "confirmation.changed",
    );
    const declined = await call("answer_offer", { offerId, answer: "declined", confirmation });
    expect(declined.data.offer).toMatchObject({ status: "declined" });
  });
});
