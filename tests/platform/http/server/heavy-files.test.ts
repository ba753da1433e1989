import { expect, it } from "vitest";
import { visitAsSender } from "../../../support/browsing.ts";
import { someOfDay } from "../../../support/choice-of-day.ts";
import { type Door, HEAVY_FILES } from "../../../support/heavy/heavy-files.ts";
import { longestTurn } from "../../../support/heavy/longest-turn.ts";
import { type RawAnswer, rawRequest } from "../../../support/server/raw-request.ts";

/**
 * ms of processor time in one turn of the event loop, of the best of so many attempts: how much longer than for as many
 * bytes that say nothing, whose way through the network takes the same.
 */
const LONGEST_TURN = 100;
const ATTEMPTS = 4;

const DOORS: Record<Door, { path: string; field: string; values: Record<string, string> }> = {
  receipt: { path: "/expenses/read", field: "file", values: {} },
  bank: { path: "/payments/import", field: "file", values: {} },
  clients: { path: "/import", field: "file", values: { kind: "clients" } },
  logo: { path: "/profile/design/logo", field: "logo", values: {} },
};

it.each(someOfDay(HEAVY_FILES, 2, "heavy files"))(
  "security 37: whatever is uploaded, the event loop is free again soon: $door, $name",
  async ({ door, name, make }) => {
    const { origin, browser } = await visitAsSender();
    const { path, field, values } = DOORS[door];
    const headers = { Cookie: browser.cookieHeader, Origin: origin };
    const bytes = await make();
    const heavy = await formOf(values, [field, name, bytes]);
    const empty = await formOf(values, [field, name, new Uint8Array(bytes.byteLength)]);
    const upload = async ({ type, body }: typeof heavy): Promise<RawAnswer> => {
      const sent = { ...headers, "Content-Type": type };
      const answer = await rawRequest(origin, { method: "POST", path, headers: sent, body });
      const { location } = answer.headers;
      if (typeof location !== "string") return answer;
      return rawRequest(origin, { method: "GET", path: location, headers });
    };
    let shortest = Infinity;
    for (let attempt = 0; attempt < ATTEMPTS && shortest > LONGEST_TURN; attempt++) {
      const nothing = await longestTurn(() => upload(empty));
      const turn = await longestTurn(async () =>
        expect([200, 422, 503]).toContain((await upload(heavy)).status),
      );
      shortest = Math.min(shortest, turn - nothing);
    }
    expect(shortest).toBeLessThan(LONGEST_TURN);
  },
);

async function formOf(values: Record<string, string>, [field, name, bytes]: [string, string, Uint8Array]) {
  const form = new FormData();
  for (const [key, value] of Object.entries(values)) form.set(key, value);
  form.set(field, new File([new Uint8Array(bytes)], name));
  const sent = new Response(form);
  return {
    type: sent.headers.get("Content-Type") ?? "",
    body: Buffer.from(await sent.arrayBuffer()),
  };
}
