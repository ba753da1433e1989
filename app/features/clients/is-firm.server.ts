import type { UserContext } from "#app/platform/context.server.ts";
import { unlessGone } from "#app/platform/errors.ts";
import { findClient } from "./clients.server.ts";
import { hasLegalForm } from "./legal-form.ts";

interface Named {
  name: string;
  contact: string;
}

/** By what is known: a contact person beside its name, a legal form in it, or a VAT number of the client. */
export async function isFirm(
  ctx: UserContext,
  { name, contact }: Named,
  clientId: string | null | undefined,
): Promise<boolean> {
  if (contact !== "" || hasLegalForm(name)) return true;
  const client = clientId ? await unlessGone(findClient(ctx, clientId)) : undefined;
  return Boolean(client?.vatNumber);
}
