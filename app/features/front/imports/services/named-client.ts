import { nameIn, type RowValues } from "#app/features/front/imports/clients/client-row.ts";
import type { Client } from "#app/features/selling/clients/client.ts";
import { fold } from "#app/platform/lists/fold.ts";

/** Finds a client by e-mail address or else by name; undefined where none or several have it. */
export function clientNamer(clients: Client[]): (values: RowValues) => Client | undefined {
  const byEmail = Map.groupBy(clients, ({ email }) => email);
  const byName = Map.groupBy(clients, ({ name }) => fold(name));
  return (values) => {
    const email = (values.email ?? "").trim().toLowerCase();
    const found = (email && byEmail.get(email)) || byName.get(fold(nameIn(values).trim()));
    return found?.length === 1 ? found[0] : undefined;
  };
}
