/** ms of processor time. */
export function spend(ms: number): string {
  const end = process.threadCpuUsage().user + ms * 1000;
  while (process.threadCpuUsage().user < end) Math.sqrt(end);
  return "spent";
}

export function hold(bytes: number): string {
  const held = new WebAssembly.Memory({ initial: Math.ceil(bytes / 65_536) });
  spend(60_000);
  return String(held.buffer.byteLength);
}

export function fail(): never {
  throw new TypeError("a fault of the product");
}
