/** The part of it that the tests use: the package brings no types. */
declare module "oidc-provider" {
  import type { IncomingMessage, ServerResponse } from "node:http";

  interface Grant {
    addOIDCScope(scope: string): void;
    save(): Promise<string>;
  }

  interface Account {
    accountId: string;
    claims(): Record<string, unknown>;
  }

  interface Configuration {
    clients: { client_id: string; client_secret: string; redirect_uris: string[] }[];
    claims: Record<string, string[]>;
    features: { devInteractions: { enabled: boolean } };
    interactions: { url(ctx: unknown, interaction: { uid: string }): string };
    cookies: { keys: string[] };
    findAccount(ctx: unknown, sub: string): Account;
    loadExistingGrant(ctx: { oidc: { session?: { accountId?: string } } }): Promise<Grant>;
  }

  export class Provider {
    constructor(issuer: string, configuration: Configuration);
    Grant: new (of: { clientId: string; accountId: string }) => Grant;
    callback(): (request: IncomingMessage, response: ServerResponse) => void;
    interactionFinished(
      request: IncomingMessage,
      response: ServerResponse,
      result: { login: { accountId: string; amr?: string[] } },
    ): Promise<void>;
  }
}
