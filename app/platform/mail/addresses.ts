/** Several addresses are one text wherever they are kept, named or sent: "a@example.ch, b@example.ch". */
export function addressesOf(joined: string): string[] {
  return joined.split(", ").filter(Boolean);
}

export function joinAddresses(addresses: readonly string[]): string {
  return addresses.join(", ");
}
