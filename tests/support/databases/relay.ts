import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/** An address that can be pointed at another server, as that of a database does in a failover. */
export interface Relay {
  port: number;
  /** Port that new connections are led to. */
  target: number;
  stop(): void;
}

export async function startRelay(target: number): Promise<Relay> {
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(relay.target, "127.0.0.1");
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one);
      one.on("error", () => {});
      one.on("close", () => {
        sockets.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const relay: Relay = {
    port: (server.address() as AddressInfo).port,
    target,
    stop: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
  return relay;
}
