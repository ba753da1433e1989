import { expect, it } from "vitest";
import { createClient } from "#app/features/selling/clients/clients.server.ts";
import { findInvoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { clientInput } from "../../support/invoices/client-input.ts";
import { invoiceWith } from "../../support/invoices/invoice-with.ts";
import { createInvoice } from "#app/features/selling/invoices/create-invoice.server.ts";
import { downloadForEBill } from "#app/features/selling/invoices/pdf/download-for-ebill.server.ts";
import { downloadSelected } from "#app/features/selling/invoices/pdf/download-invoice.server.ts";
import { onDatabaseOfDay } from "../../support/databases/databases.ts";
import { invoiceInput } from "../../support/invoices/invoice-input.ts";
import { sendingMember, testPlatform } from "../../support/platform.ts";

onDatabaseOfDay((open) => {
  it.each([
    ["joined", downloadSelected],
    ["as eBills", downloadForEBill],
  ])(
    "more than a hundred chosen invoices are refused, and none is left out in silence: %s",
    async (_, download) => {
      const ctx = await sendingMember(testPlatform(await open()));
      const id = await createInvoice(ctx, invoiceInput());
      const others = Array.from({ length: 100 }, () => ctx.newId());
      await expect(download(ctx, [id, ...others])).rejects.toMatchObject({
        code: "input.invalid",
        fields: [{ field: "ids", code: "field.too_many", params: { max: 100 } }],
      });
      await expect(download(ctx, [])).rejects.toMatchObject({ code: "invoice.none_selected" });
      // The same one named often is one.
      const often = download(ctx, Array<string>(101).fill(id)).catch((error: unknown) => error);
      expect(await often).not.toMatchObject({ code: "input.invalid" });
    },
  );

  it("an archive for eBill names those that are left out, and has no such text without any", async () => {
    const ctx = await sendingMember(testPlatform(await open()));
    const { id: clientId } = await createClient(ctx, clientInput({ eBillId: "CHE-109.322.551" }));
    const ready = await invoiceWith(ctx, "sent", { clientId });
    const other = await invoiceWith(ctx, "sent");
    const namesOf = async (ids: string[]) => {
      const names = [];
      for await (const { name } of (await downloadForEBill(ctx, ids)).entries) names.push(name);
      return names;
    };
    const pdf = `${(await findInvoice(ctx, ready)).number}.pdf`;
    expect(await namesOf([ready])).toEqual([pdf]);
    expect(await namesOf([ready, other])).toEqual([pdf, expect.stringMatching(/\.txt$/)]);
    await expect(downloadForEBill(ctx, [other])).rejects.toMatchObject({ code: "invoice.none_for_ebill" });
  });
});
