/** ms of processor time. */
export function spend(ms: number): string {
  const end = spent() + ms * 1000;
  while (spent() < end) Math.sqrt(end);
  return "spent";
}

/** Asking for it costs time of the system. */
function spent(): number {
  const { user, system } = process.threadCpuUsage();
  return user + system;
}

export function hold(bytes: number): string {
  const held = new WebAssembly.Memory({ initial: Math.ceil(bytes / 65_536) });
  spend(60_000);
  return String(held.buffer.byteLength);
}

export function fail(): never {
  throw new TypeError("a fault of the product");
}
