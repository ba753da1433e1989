import { authenticateClient, type OAuthClient, type ClientProof } from "#app/features/people/oauth/clients.server.ts";
import { oauthLimits } from "#app/features/people/oauth/limits.ts";
import { OAuthRefusal } from "#app/features/people/oauth/oauth-refusal.ts";
import { countAttempt } from "#app/platform/auth/rate-limit.server.ts";
import type { Context } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { isJson, readForm, VISITOR_CAPS } from "#app/platform/http/body/read-body.server.ts";

/** Answers in the words of RFC 6749, 5.2, whatever goes wrong. */
export async function oauthAnswer(
  ctx: Context,
  request: Request,
  work: () => Promise<Response>,
): Promise<Response> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof OAuthRefusal) return refusalOf(error, request);
    if (!(error instanceof AppError)) throw error;
    const status = ctx.platform.product.errorStatuses[error.code];
    return errorJson(errorFor(status), error.code, { status, headers: error.headers });
  }
}

function refusalOf({ error, message }: OAuthRefusal, { headers }: Request): Response {
  if (error !== "invalid_client") return errorJson(error, message, { status: 400 });
  const answer = errorJson(error, message, { status: 401 });
  if (headers.has("Authorization")) answer.headers.set("WWW-Authenticate", 'Basic realm="Rappen OAuth"');
  return answer;
}

function errorFor(status: number): string {
  if (status === 429 || status === 503) return "temporarily_unavailable";
  return status >= 500 ? "server_error" : "invalid_request";
}

function errorJson(error: string, error_description: string, init: ResponseInit): Response {
  return Response.json({ error, error_description }, init);
}

/** The fields of a request by a client that has proven itself. */
export async function byClient(
  ctx: Context,
  request: Request,
): Promise<{ client: OAuthClient; fields: URLSearchParams }> {
  await countAttempt(ctx, oauthLimits.oauthClient, ctx.clientNetwork);
  const fields = await readFields(request);
  const proof = proofIn(request.headers.get("Authorization"), fields);
  return { client: await authenticateClient(ctx, proof), fields };
}

async function readFields(request: Request): Promise<URLSearchParams> {
  if (isJson(request))
    throw new OAuthRefusal("invalid_request", "Send a form (application/x-www-form-urlencoded), not JSON");
  const form = await readForm(request, VISITOR_CAPS);
  const fields = new URLSearchParams();
  for (const [name, value] of form) {
    if (fields.has(name) && name !== "resource")
      throw new OAuthRefusal("invalid_request", "A field is sent more than once");
    fields.append(name, typeof value === "string" ? value : "");
  }
  return fields;
}

function proofIn(authorization: string | null, fields: URLSearchParams): ClientProof {
  const clientId = fields.get("client_id") ?? "";
  const secret = fields.get("client_secret") ?? "";
  const basic = /^Basic\s+([\w+/=-]{1,2000})$/i.exec(authorization ?? "")?.[1];
  if (authorization === null) return { method: secret ? "client_secret_post" : "none", clientId, secret };
  const [id = "", ...rest] = Buffer.from(basic ?? "", "base64")
    .toString("utf8")
    .split(":");
  if (secret || (clientId && clientId !== formDecoded(id)))
    throw new OAuthRefusal("invalid_request", "A client proves itself in one way");
  return { method: "client_secret_basic", clientId: formDecoded(id), secret: formDecoded(rest.join(":")) };
}

/** RFC 6749, 2.3.1. */
function formDecoded(text: string): string {
  return new URLSearchParams(`v=${text.replaceAll("&", "%26")}`).get("v") ?? "";
}
