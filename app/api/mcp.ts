import { type AuthPolicy, endpoint, handle } from "#app/platform/http/api.server.ts";
import { isSignedIn } from "#app/platform/http/request-context.server.ts";
import { answerMcp } from "#app/platform/mcp/answer-mcp.server.ts";
import { admitKey } from "./shared-endpoint.ts";

/** Every message is a POST; each tool decides whether a key that only reads may use it. */
const MCP_POLICY: AuthPolicy = {
  credentials: ["api_key"],
  authorize: async (ctx, { request }, headers) => {
    if (!isSignedIn(ctx)) headers.set("WWW-Authenticate", challengeFor(request));
    await admitKey(ctx, headers);
  },
};

/** The descriptions of all tools take a while to make: nobody who has no assistant waits for them. */
const loadService = () => import("#app/features/mcp/mcp-service.server.ts");

const route = endpoint(
  { POST: handle(async (ctx, { request }) => answerMcp(ctx, request, (await loadService()).MCP_SERVICE)) },
  () => MCP_POLICY,
  { isRepeatable: true },
);

export const loader = route.loader;
export const action = route.action;

/** RFC 6750, 3: no error without a token. */
function challengeFor({ headers }: Request): string {
  return `Bearer realm="rappen"${headers.has("Authorization") ? ', error="invalid_token"' : ""}`;
}
