import { timingSafeEqual } from "node:crypto";
import { hashToken } from "#app/platform/auth/tokens.server.ts";
import { isId } from "#app/platform/database/ids.ts";
import type { Context } from "#app/platform/context.server.ts";
import { isClientAddress } from "./described-client.server.ts";
import { OAuthRefusal } from "./oauth-refusal.ts";

export interface OAuthClient {
  id: string;
  name: string;
  redirectUris: string[];
  authMethod: ClientProof["method"];
  secretHash: string | null;
  /** Registered, or its document read. */
  madeAt: string;
}

export async function findOAuthClient(ctx: Context, id: string): Promise<OAuthClient | null> {
  if (!isId(id) && !isClientAddress(ctx, id)) return null;
  const row = await ctx.db
    .selectFrom("oauth_clients")
    .selectAll()
    .where("id", "=", id)
    .where("expires_at", ">", ctx.now.toISOString())
    .executeTakeFirst();
  if (!row) return null;
  const { name, redirect_uris, auth_method, secret_hash, created_at } = row;
  return {
    id,
    name,
    redirectUris: redirect_uris.split(" "),
    authMethod: auth_method,
    secretHash: secret_hash,
    madeAt: created_at,
  };
}

export interface ClientProof {
  method: "none" | "client_secret_basic" | "client_secret_post";
  clientId: string;
  secret: string;
}

/** @throws OAuthRefusal `invalid_client`, also when it proves itself in another way than it registered */
export async function authenticateClient(ctx: Context, proof: ClientProof): Promise<OAuthClient> {
  const client = await findOAuthClient(ctx, proof.clientId);
  if (client?.authMethod === proof.method && isProven(client, proof.secret)) return client;
  throw new OAuthRefusal("invalid_client", "No such client, or another way to prove itself.");
}

function isProven({ secretHash }: OAuthClient, secret: string): boolean {
  if (secretHash === null) return true;
  return timingSafeEqual(Buffer.from(secretHash), Buffer.from(hashToken(secret)));
}
