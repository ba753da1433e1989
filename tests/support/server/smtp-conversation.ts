import { type AddressInfo, createServer, type Socket } from "node:net";

/** Moments of an SMTP conversation; `message` is the end of the content, when a server says whether it takes it. */
type Moment = "greeting" | "EHLO" | "MAIL" | "RCPT" | "DATA" | "content" | "message";

/**
 * What the server does then instead of saying yes: a reply, hang up, or nothing at all. `?…` is sent without the `?`.
 */
type Conduct = `${3 | 4 | 5}${string}` | `?${string}` | "drop" | "hold";

export interface TakenMessage {
  /** All that were accepted, as in "a@example.ch, b@example.ch". */
  to: string;
  /** The message as it came over the wire. */
  raw: string;
}

/** A mail server whose conduct a test sets, and changes as it goes. */
export interface MailServer {
  url: string;
  conduct: Partial<Record<Moment, Conduct>>;
  /** Replies to recipients that are refused, by address. */
  refusals: Record<string, string>;
  /** Contents that came in whole, whatever was said to them. */
  received: TakenMessage[];
  connections: number;
  /** How often each moment has come. */
  times: Partial<Record<Moment, number>>;
  /** Resolves when the server next comes to this moment. */
  reaches(moment: Moment): Promise<void>;
  /** Closes every open connection. */
  hangUp(): void;
  /** Says on each connection on which something is held back what it waits for. */
  answer(reply: string): void;
  stop(): void;
}

const YES: Record<Moment, string> = {
  greeting: "220 here",
  EHLO: "250 here",
  MAIL: "250 ok",
  RCPT: "250 ok",
  DATA: "354 go on",
  content: "",
  message: "250 taken",
};

/** Listens until it is stopped; `query` goes to the client, as `?socketTimeout=100`. */
export async function startMailServer(conduct: MailServer["conduct"], query = ""): Promise<MailServer> {
  const waiting: { moment: Moment; resolve: () => void }[] = [];
  const sockets = new Set<Socket>();
  const held = new Set<Socket>();
  const mail: MailServer = {
    url: "",
    conduct,
    refusals: {},
    received: [],
    connections: 0,
    times: {},
    reaches: (moment) => new Promise((resolve) => waiting.push({ moment, resolve })),
    answer: (reply) => {
      for (const socket of held) socket.write(`${reply}\r\n`);
      held.clear();
    },
    hangUp: () => sockets.forEach((socket) => socket.destroy()),
    stop: () => {
      mail.hangUp();
      server.close();
    },
  };
  const answer = (socket: Socket, moment: Moment) => {
    const wish = mail.conduct[moment];
    mail.times[moment] = (mail.times[moment] ?? 0) + 1;
    for (const one of waiting.filter((one) => one.moment === moment)) one.resolve();
    if (wish === "hold") held.add(socket);
    if (wish === "drop") socket.destroy();
    else if (wish !== "hold" && (wish ?? YES[moment]))
      socket.write(`${(wish ?? YES[moment]).replace(/^\?/, "")}\r\n`);
    return wish === undefined;
  };
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.once("close", () => [sockets, held].forEach((set) => set.delete(socket)));
    mail.connections++;
    converse(socket, mail, answer);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  mail.url = `smtp://127.0.0.1:${(server.address() as AddressInfo).port}${query}`;
  return mail;
}

function converse(
  socket: Socket,
  mail: MailServer,
  answer: (socket: Socket, moment: Moment) => boolean,
): void {
  let pending = "";
  let to: string[] = [];
  let isContent = false;
  socket.on("error", () => {});
  answer(socket, "greeting");
  socket.on("data", (chunk) => {
    pending += chunk.toString("latin1");
    if (isContent && !answer(socket, "content")) return;
    for (;;) {
      const end = pending.indexOf(isContent ? "\r\n.\r\n" : "\r\n");
      if (end < 0) return;
      const text = pending.slice(0, end);
      pending = pending.slice(end + (isContent ? 5 : 2));
      if (isContent) {
        mail.received.push({ to: to.join(", "), raw: text.replace(/\r\n\.\./g, "\r\n.") });
        isContent = false;
        answer(socket, "message");
        continue;
      }
      const command = text.slice(0, 4).toUpperCase();
      if (command === "MAIL") to = [];
      const recipient = command === "RCPT" ? (/<(.*)>/.exec(text)?.[1] ?? "") : "";
      const refusal = mail.refusals[recipient];
      if (refusal) {
        socket.write(`${refusal}\r\n`);
        continue;
      }
      if (recipient) to.push(recipient);
      if (command === "QUIT") socket.end("221 bye\r\n");
      else isContent = answer(socket, command as Moment) && command === "DATA";
    }
  });
}
