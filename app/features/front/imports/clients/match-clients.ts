import type { Client } from "#app/features/selling/clients/client.ts";
import { fold } from "#app/platform/lists/fold.ts";

interface Identity {
  name: string;
  email: string;
  street: string;
  buildingNumber: string;
  postalCode: string;
  city: string;
}

/**
 * By e-mail address, of several the one with the same name; without an address by name and place, where a file may
 * leave the building number out.
 */
export function clientMatcher(clients: Client[]): (wanted: Identity) => Client | undefined {
  const byEmail = Map.groupBy(clients, ({ email }) => email);
  const newestFirst = clients.toReversed();
  const byPlace = new Map(newestFirst.map((client) => [placeKey(client), client]));
  const byStreet = new Map(newestFirst.map((client) => [streetKey(client), client]));
  return (wanted) => {
    const email = wanted.email.trim().toLowerCase();
    if (email === "")
      return (
        byPlace.get(placeKey(wanted)) ?? (wanted.buildingNumber ? undefined : byStreet.get(streetKey(wanted)))
      );
    const found = byEmail.get(email) ?? [];
    return found.find(({ name }) => fold(name) === fold(wanted.name.trim())) ?? found[0];
  };
}

function placeKey({ street, buildingNumber, ...place }: Identity): string {
  return streetKey({ ...place, street: `${street.trim()} ${buildingNumber}` });
}

function streetKey({ name, street, postalCode, city }: Omit<Identity, "buildingNumber">): string {
  return [name, street, postalCode, city].map((part) => fold(part.trim())).join("\n");
}
