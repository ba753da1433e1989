import { expect, it } from "vitest";
import { clientNetwork } from "#app/platform/http/client-network.ts";
import { createContext } from "#app/platform/context.server.ts";
import { countAttempt } from "#app/platform/auth/rate-limit.server.ts";
import { onDatabaseOfDay } from "../../support/databases/databases.ts";
import { type TestPlatform, testPlatform } from "../../support/platform.ts";
import { contactLimits } from "#app/features/running/contact/limits.ts";

it.each([
  ["192.0.2.1", "192.0.2.1"],
  ["::ffff:192.0.2.1", "192.0.2.1"],
  ["::FFFF:c000:201", "192.0.2.1"],
  ["0:0:0:0:0:ffff:192.0.2.1", "192.0.2.1"],
  ["64:ff9b::192.0.2.1", "192.0.2.1"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:0DB8:0001:0002::9", "2001:db8:1:2::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["2001:db8:0:0:1::", "2001:db8:0:0::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["::", "0:0:0:0::/64"],
  ["", ""],
  ["unknown", "unknown"],
  ["1:2:3", "1:2:3"],
  ["]:1:[", "]:1:["],
])("limits count %j as %j", (address, network) => {
  expect(clientNetwork(address)).toBe(network);
});

onDatabaseOfDay((open) => {
  it("security 8: limits all addresses of an IPv6 network together, and two networks apart", async () => {
    const platform = testPlatform(await open(), { RATE_LIMIT_FACTOR: "1" });
    const from = (network: string) =>
      Promise.allSettled(Array.from({ length: 20 }, (_, n) => contact(platform, `${network}::${n + 1}`)));
    const [one, two] = await Promise.all([from("2001:db8:0:1"), from("2001:db8:0:2")]);
    for (const results of [one, two])
      expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(5);
  });

  it("security 8: limits an IPv4 address the same, written as an IPv6 one too", async () => {
    const platform = testPlatform(await open(), { RATE_LIMIT_FACTOR: "0.2" });
    await contact(platform, "192.0.2.1");
    await expect(contact(platform, "::ffff:192.0.2.1")).rejects.toMatchObject({ code: "request.too_many" });
    await contact(platform, "::ffff:192.0.2.2");
  });
});

/** Five an hour and client. */
function contact(platform: TestPlatform, clientIp: string): Promise<unknown> {
  const ctx = createContext({ platform, locale: "en", requestId: "test", log: platform.log, clientIp });
  return countAttempt(ctx, contactLimits.contactClient, ctx.clientNetwork);
}
