import { expect, it } from "vitest";
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
});
