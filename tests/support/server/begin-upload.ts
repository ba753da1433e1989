import { once } from "node:events";
import { connect, type Socket } from "node:net";
import type { Browser } from "../client.ts";

/** Announces a form of so many bytes and sends its first ones. @returns the connection, which sends no more */
export async function beginUpload(browser: Browser, path: string, bytes: number): Promise<Socket> {
  const { hostname, port } = new URL(browser.origin);
  const socket = connect(Number(port), hostname);
  await once(socket, "connect");
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const head = [
    `POST ${path} HTTP/1.1`,
    `Host: ${hostname}:${port}`,
    `Origin: ${browser.origin}`,
    `Cookie: ${cookie}`,
    "Content-Type: multipart/form-data; boundary=b",
    `Content-Length: ${bytes}`,
  ];
  const part = '--b\r\nContent-Disposition: form-data; name="file"; filename="camt.xml"\r\n\r\n<';
  socket.write(`${head.join("\r\n")}\r\n\r\n${part}`);
  return socket;
}
