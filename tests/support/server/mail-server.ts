import { onTestFinished } from "vitest";
import { type MailServer, startMailServer } from "./smtp-conversation.ts";

/** Listens until the test ends; `query` goes to the client, as `?socketTimeout=100`. */
export async function mailServer(conduct: MailServer["conduct"] = {}, query = ""): Promise<MailServer> {
  const server = await startMailServer(conduct, query);
  onTestFinished(() => server.stop());
  return server;
}
