import type { Client } from "./client.ts";
import { hasLegalForm } from "./legal-form.ts";

interface Named {
  name: string;
  contact: string;
}

/** Tells a firm by a contact person beside its name, a legal form in it, or a VAT number of the client. */
export function isFirm({ name, contact }: Named, client: Client | null): boolean {
  return contact !== "" || hasLegalForm(name) || Boolean(client?.vatNumber);
}
