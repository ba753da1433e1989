import { profileSchema } from "#app/features/accounts/account.schema.ts";
import { BODY, operationsOf } from "./operation.ts";

const EXAMPLE = { companyName: "Studio Muster", address: { street: "Seestrasse", buildingNumber: "12" } };

const body = { schema: profileSchema, example: EXAMPLE };

export const ACCOUNT_OPERATIONS = operationsOf({
  readAccount: {
    call: "GET /account",
    summary: "Read whose key this is, what it opens, and the plan with its usage",
    answers: { 200: "Account" },
    refusals: [422],
  },
  listSeats: {
    call: "GET /seats",
    summary: "List the person's businesses and the people of this one",
    answers: { 200: "Seats" },
    refusals: [422],
  },
  readProfile: {
    call: "GET /user/profile",
    summary: "Read the profile",
    answers: { 200: "Profile" },
    refusals: [422],
  },
  updateProfile: {
    call: "PUT /user/profile",
    summary: "Change the profile; what is not sent stays",
    body,
    isPartial: true,
    answers: { 200: "Profile" },
    refusals: [...BODY, 409],
  },
  patchProfile: {
    call: "PATCH /user/profile",
    summary: "Change some fields of the profile",
    body,
    answers: { 200: "Profile" },
    refusals: [...BODY, 409],
  },
  readStatistics: {
    call: "GET /dashboard/stats",
    summary: "Count invoices and sum what is open",
    answers: { 200: "Statistics" },
    refusals: [422],
  },
});
