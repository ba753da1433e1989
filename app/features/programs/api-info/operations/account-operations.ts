import { profileSchema } from "#app/features/people/accounts/account.schema.ts";
import { call, operationsOf } from "./operation.ts";

const EXAMPLE = { companyName: "Studio Muster", address: { street: "Seestrasse", buildingNumber: "12" } };

const body = { schema: profileSchema, example: EXAMPLE };

export const ACCOUNT_OPERATIONS = [
  ...operationsOf({ module: "account", scope: null, needs: "see", only: "keys" })({
    readAccount: call("GET /account", "Account", {
      summary: "Read whose key this is, what it opens, and the plan with its usage",
      text: "The first call to make: it says whether the key works and what it opens.",
    }),
  }),
  ...operationsOf({ module: "account", scope: "account", needs: "self" })({
    listSeats: call("GET /seats", "Seats", {
      summary: "List the person's businesses and the people of this one",
      text:
        "A bearer token chooses among the businesses by the header `Rappen-Business`. A key tells of its " +
        "own business alone.",
    }),
  }),
  ...operationsOf({ module: "user", scope: "account", needs: ["see", "act"] })({
    readProfile: call("GET /user/profile", "Profile", {
      summary: "Read the profile",
      text: "Of the account, and of the business that the key acts for.",
    }),
    updateProfile: call("PUT /user/profile", "Profile", {
      summary: "Change the profile; what is not sent stays",
      text:
        "What is not sent stays: PUT is the same as PATCH here, so that nobody empties an account by " +
        "mistake. Another IBAN or QR-IBAN than the present one needs a key with the scope `money:write`; " +
        "without it the call is refused as a whole (403 `account.money_scope`). The first account of a " +
        "business needs none.",
      body,
      isPartial: true,
    }),
    patchProfile: call("PATCH /user/profile", "Profile", {
      summary: "Change some fields of the profile",
      text:
        "A merge patch (RFC 7396): fields that are not sent stay, null clears. Another IBAN or QR-IBAN " +
        "than the present one needs a key with the scope `money:write`; without it the call is refused as " +
        "a whole (403 `account.money_scope`). The first account of a business needs none.",
      body,
    }),
  }),
  ...operationsOf({ module: "dashboard", scope: "account", needs: "books" })({
    readStatistics: call("GET /dashboard/stats", "Statistics", {
      summary: "Count invoices and sum what is open",
      text: "Of all invoices that are not archived.",
    }),
  }),
];
