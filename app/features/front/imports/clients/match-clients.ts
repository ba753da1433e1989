import type { Client } from "#app/features/selling/clients/client.ts";
import { fold } from "#app/platform/lists/fold.ts";

interface Identity {
  name: string;
  email: string;
  street: string;
  postalCode: string;
  city: string;
}

/** By e-mail address, of several the one with the same name; without an address by name and place. */
export function clientMatcher(clients: Client[]): (wanted: Identity) => Client | undefined {
  const byEmail = Map.groupBy(clients, ({ email }) => email);
  const byPlace = new Map(clients.toReversed().map((client) => [placeKey(client), client]));
  return (wanted) => {
    const email = wanted.email.trim().toLowerCase();
    if (email === "") return byPlace.get(placeKey(wanted));
    const found = byEmail.get(email) ?? [];
    return found.find(({ name }) => fold(name) === fold(wanted.name.trim())) ?? found[0];
  };
}

function placeKey({ name, street, postalCode, city }: Identity): string {
  return [name, street, postalCode, city].map((part) => fold(part.trim())).join("\n");
}
