import type { ExpressionBuilder } from "kysely";
import type { Schema } from "#app/platform/database/schema.ts";

export function signedTotal(eb: ExpressionBuilder<Schema, "invoices">) {
  return eb
    .case()
    .when("invoices.kind", "=", "credit_note")
    .then(eb.neg("invoices.total"))
    .else(eb.ref("invoices.total"))
    .end();
}
