/** First 96 bits of IPv6 addresses that stand for an IPv4 address: mapped (RFC 4291) and translated (RFC 6052). */
const IPV4_IN_IPV6 = ["0:0:0:0:0:ffff", "64:ff9b:0:0:0:0"];

/**
 * An IPv4 address, or the first 64 bits of an IPv6 address, as a provider's customer may use any address in them (RFC
 * 6177). @returns `192.0.2.1` or `2001:db8:0:0::/64`; anything that is no address as it is
 */
export function clientNetwork(address: string): string {
  const groups = groupsOf(address.replace(/%.*$/, ""));
  if (!groups) return address;
  if (!IPV4_IN_IPV6.includes(groups.slice(0, 6).join(":"))) return `${groups.slice(0, 4).join(":")}::/64`;
  return groups
    .slice(6)
    .flatMap((group) => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 0xff])
    .join(".");
}

/** Hex without leading zeros. */
function groupsOf(address: string): string[] | null {
  const url = `http://[${address}]`;
  if (!address.includes(":") || !URL.canParse(url)) return null;
  // URL parsing accepts every notation, including an IPv4 address at the end.
  const [head = "", tail = ""] = new URL(url).hostname.slice(1, -1).split("::");
  const before = head.split(":").filter(Boolean);
  const after = tail.split(":").filter(Boolean);
  return [...before, ...Array<string>(8 - before.length - after.length).fill("0"), ...after];
}

/** The networks of 56 and 48 bits around a client, as providers give one customer (RIPE 690); IPv4 has none. */
export function widerNetworks(network: string): { of56: string; of48: string } | null {
  const [first, second, third, fourth] = network.replace("::/64", "").split(":");
  if (fourth === undefined) return null;
  const start = (Number.parseInt(fourth, 16) & 0xff00).toString(16);
  return { of56: `${first}:${second}:${third}:${start}::/56`, of48: `${first}:${second}:${third}::/48` };
}

/** So that it names no single connection: 24 bits of an IPv4 address, 48 of an IPv6 network. */
export function shortenedNetwork(network: string): string {
  if (!network.includes(":")) return network.replace(/\.\d+$/, ".0");
  return `${network.split(":").slice(0, 3).join(":")}::`;
}
