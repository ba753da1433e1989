import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished, vi } from "vitest";
import { Browser } from "../client.ts";

export const CLIENT = { id: "rappen", secret: "secret-of-rappen" };

/** Who is at the keyboard of the service. */
interface Person {
  sub: string;
  email: string;
  amr?: string[];
}

export interface SignInService {
  origin: string;
  person: Person;
  /** Sends its people to this address of ours. */
  open(redirectUri: string): Promise<void>;
  close(): void;
}

/** A real OpenID Connect provider (`oidc-provider`), whose people sign in by being set. */
export async function signInService(person: Person): Promise<SignInService> {
  let handle: (request: IncomingMessage, response: ServerResponse) => void = (_request, response) =>
    response.writeHead(503).end();
  const server = createServer((request, response) => handle(request, response)).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  onTestFinished(close);
  const service: SignInService = { origin, person, close, open };
  return service;

  async function open(redirectUri: string): Promise<void> {
    const { Provider } = await import("oidc-provider");
    // It says of each default that a real service should not use it.
    for (const level of ["info", "warn"] as const) {
      const silenced = vi.spyOn(console, level).mockReturnValue();
      onTestFinished(() => silenced.mockRestore());
    }
    const provider: InstanceType<typeof Provider> = new Provider(origin, {
      clients: [{ client_id: CLIENT.id, client_secret: CLIENT.secret, redirect_uris: [redirectUri] }],
      claims: { openid: ["sub", "amr"], email: ["email", "email_verified"] },
      features: { devInteractions: { enabled: false } },
      interactions: { url: (_ctx, { uid }) => `/sign-in/${uid}` },
      cookies: { keys: ["key of the test"] },
      findAccount: (_ctx, sub) => ({
        accountId: sub,
        claims: () => ({ sub, email: service.person.email, email_verified: true }),
      }),
      loadExistingGrant: async ({ oidc }) => {
        const grant = new provider.Grant({ clientId: CLIENT.id, accountId: oidc.session?.accountId ?? "" });
        grant.addOIDCScope("openid email profile");
        await grant.save();
        return grant;
      },
    });
    const answer = provider.callback();
    handle = (request, response) => {
      if (!request.url?.startsWith("/sign-in/")) return void answer(request, response);
      const { sub: accountId, amr } = service.person;
      void provider.interactionFinished(request, response, { login: { accountId, ...(amr ? { amr } : {}) } });
    };
  }
}

/** Somebody's browser goes through the service. @returns the path of ours to which it sends them back */
export async function throughService(service: SignInService, address: string): Promise<string> {
  const browser = new Browser(service.origin);
  let next = address;
  while (next.startsWith(service.origin) || next.startsWith("/")) {
    const answer = await browser.get(next.replace(service.origin, ""));
    const to = answer.headers.get("Location");
    if (!to) throw new Error(`the service stops at ${next}: ${answer.status} ${await answer.text()}`);
    next = to;
  }
  const { pathname, search } = new URL(next);
  return pathname + search;
}
