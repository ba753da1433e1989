import { expect, it } from "vitest";
import {
  isLinkOpen,
  isRevoked,
  lastDayOfLink,
  NO_LINK,
  renewedLink,
  revokedLink,
} from "#app/features/running/public-links/public-link.ts";

const sent = renewedLink(NO_LINK, "2026-11-21");

it("a link is open for a year from the day it is made", () => {
  expect(sent).toEqual({ version: 1, until: "2027-11-21" });
  expect(isLinkOpen(sent, null, "2027-11-21")).toBe(true);
  expect(isLinkOpen(sent, null, "2027-11-22")).toBe(false);
  expect(isLinkOpen(NO_LINK, null, "2026-11-21")).toBe(false);
});

it("once the invoice is paid it ends 90 days later, and never later than it would anyway", () => {
  expect(lastDayOfLink(sent, "2026-12-01")).toBe("2027-03-01");
  expect(lastDayOfLink(sent, "2027-11-01")).toBe("2027-11-21");
  expect(lastDayOfLink(sent, null)).toBe("2027-11-21");
});

it("a payment in advance counts from the day the link was made", () => {
  expect(lastDayOfLink(sent, "2026-01-01")).toBe("2027-02-19");
});

it("renewing gives the same address its full time, after payment too", () => {
  const renewed = renewedLink(sent, "2028-01-01");
  expect(renewed).toEqual({ version: 1, until: "2028-12-31" });
  expect(lastDayOfLink(renewed, "2026-12-01")).toBe("2028-03-31");
});

it("revoking ends every address of the link; the next one is another", () => {
  const revoked = revokedLink(sent);
  expect(isRevoked(revoked)).toBe(true);
  expect(isRevoked(NO_LINK)).toBe(false);
  expect(isLinkOpen(revoked, null, "2026-11-21")).toBe(false);
  expect(isLinkOpen(revoked, "2026-11-21", "2026-11-21")).toBe(false);
  expect(renewedLink(revoked, "2026-11-22")).toEqual({ version: 2, until: "2027-11-22" });
});
