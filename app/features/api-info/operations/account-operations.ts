import { profileSchema } from "#app/features/accounts/account.schema.ts";
import { BODY, type Operation } from "./operation.ts";

const EXAMPLE = { companyName: "Studio Muster", address: { street: "Seestrasse", buildingNumber: "12" } };

const body = { schema: profileSchema, example: EXAMPLE };

export const ACCOUNT_OPERATIONS: Operation[] = [
  {
    id: "readAccount",
    method: "get",
    path: "/account",
    summary: "Read whose key this is, what it opens, and the plan with its usage",
    answers: { 200: "Account" },
    refusals: [422],
  },
  {
    id: "listSeats",
    method: "get",
    path: "/seats",
    summary: "List the person's businesses and the people of this one",
    answers: { 200: "Seats" },
    refusals: [422],
  },
  {
    id: "readProfile",
    method: "get",
    path: "/user/profile",
    summary: "Read the profile",
    answers: { 200: "Profile" },
    refusals: [422],
  },
  {
    id: "updateProfile",
    method: "put",
    path: "/user/profile",
    summary: "Change the profile; what is not sent stays",
    body,
    isPartial: true,
    answers: { 200: "Profile" },
    refusals: [...BODY, 409],
  },
  {
    id: "patchProfile",
    method: "patch",
    path: "/user/profile",
    summary: "Change some fields of the profile",
    body,
    answers: { 200: "Profile" },
    refusals: [...BODY, 409],
  },
  {
    id: "readStatistics",
    method: "get",
    path: "/dashboard/stats",
    summary: "Count invoices and sum what is open",
    answers: { 200: "Statistics" },
    refusals: [422],
  },
];
