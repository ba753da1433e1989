import { type AuthPolicy, endpoint, handle } from "#app/platform/http/api.server.ts";
import { answerMcp } from "#app/platform/mcp/answer-mcp.server.ts";
import { admitKey } from "./api-calls.ts";

/** Every message is a POST; each tool decides whether a key that only reads may use it. */
const MCP_POLICY: AuthPolicy = {
  credentials: ["api_key"],
  authorize: async (ctx, _args, headers) => {
    await admitKey(ctx, headers, "mcp");
  },
};

/** The descriptions of all tools take a while to make: nobody who has no assistant waits for them. */
const loadService = () => import("#app/features/programs/mcp/mcp-service.server.ts");

const route = endpoint(
  {
    POST: handle(async (ctx, { request }) =>
      answerMcp({ ...ctx, way: "mcp" }, request, (await loadService()).MCP_SERVICE),
    ),
  },
  MCP_POLICY,
  { isRepeatable: true },
);

export const loader = route.loader;
export const action = route.action;
