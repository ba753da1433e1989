import { expect, it } from "vitest";
import { createClient } from "#app/features/selling/clients/clients.server.ts";
import { createService } from "#app/features/selling/services/change-services.server.ts";
import { invoiceServicesSchema } from "#app/features/selling/services/invoice-services.schema.ts";
import { invoiceServices } from "#app/features/selling/services/invoice-services.server.ts";
import { onEachShared } from "../../support/databases/databases.ts";
import { clientInput } from "../../support/invoices/client-input.ts";
import { makePro, member, signedIn, testPlatform } from "../../support/platform.ts";
import { serviceInput } from "../../support/service-input.ts";

onEachShared((open) => {
  it("two processes that are asked at once make one invoice of a service", async () => {
    const [one, other] = await open();
    const here = await member(testPlatform(one));
    await makePro(here);
    const there = await signedIn(testPlatform(other), here.user.id);
    const { id: clientId } = await createClient(here, clientInput());
    for (let round = 0; round < 3; round++) {
      const { id, day } = await createService(here, serviceInput(clientId));
      const inputs = [
        { clientId, serviceIds: [id], versions: { [id]: 1 } },
        { clientId, until: day },
      ];
      const presses = inputs.flatMap((input) =>
        [here, there].map((ctx) => invoiceServices(ctx, invoiceServicesSchema.parse(input))),
      );
      const outcomes = await Promise.allSettled(presses);
      const made = outcomes.flatMap((outcome) => (outcome.status === "fulfilled" ? outcome.value : []));
      expect(new Set(made).size).toBe(1);
    }
    expect(await here.db.selectFrom("invoices").select("id").execute()).toHaveLength(3);
  });
});
