import { call, operationsOf } from "./operation.ts";

export const PROJECT_OPERATIONS = operationsOf({
  module: "projects",
  scope: "account",
  needs: "books",
})({
  listProjects: call("GET /projects", "ProjectList", {
    summary: "Add up projects by their labels",
    text:
      "Amounts in CHF without VAT: what issued invoices charge, less credit notes; services that are to be " +
      "invoiced; hours; expenses. Invoices in EUR are added up apart and are not in `result`. By label, at most " +
      "the 500 most frequent ones.",
    query: { from: "day", to: "day" },
  }),
});
