import { expect, it } from "vitest";
import { RESOURCES } from "#app/features/people/api-keys/scopes.ts";
import { allowedOf, grantChoices, grantAskedBy, scopeText } from "#app/features/people/oauth/grant.ts";
import { destinationOf, isRedirectUri, isRegistered } from "#app/features/people/oauth/redirect-uri.ts";
import { clientMetadataSchema } from "#app/features/people/oauth/client-metadata.schema.ts";
import { audienceAskedBy, coversAudience } from "#app/features/people/oauth/resources.ts";
import { judgeRepeat } from "#app/features/people/oauth/tokens/refresh-repeat.ts";

const told = (text: string) => {
  const grant = grantAskedBy(text);
  return grant && scopeText(grant);
};

it("an application gets what it asks for, and reads when it asks for nothing", () => {
  expect(told("")).toBe("read");
  expect(told("read")).toBe("read");
  expect(told("write")).toBe("read write");
  expect(told("read write invoices:read")).toBe("read write");
  expect(told("invoices:read invoices:write clients:read")).toBe("invoices:write clients:read");
  expect(told("read clients:read")).toBe("read");
  expect(told("read clients:write")?.split(" ")).toHaveLength(RESOURCES.length);
  expect(told("read clients:write")).toContain("clients:write");
  expect(told("offline_access read openid")).toBe("read");
  expect(told("admin")).toBeNull();
});

it("a person allows all of it, a part, or nothing, never more", () => {
  const all = grantAskedBy("read write")!;
  const some = grantAskedBy("invoices:write clients:read")!;
  const allowed = (grant: typeof all, ...ticked: string[]) => {
    const given = allowedOf(grant, (choice) => ticked.includes(choice));
    return given && scopeText(given);
  };
  expect(grantChoices(all)).toEqual(["read", "write"]);
  expect(grantChoices(some)).toEqual(["invoices", "clients"]);
  expect(allowed(all, "read", "write")).toBe("read write");
  expect(allowed(all, "write")).toBe("read write");
  expect(allowed(all, "read")).toBe("read");
  expect(allowed(all)).toBeNull();
  expect(allowed(grantAskedBy("read")!, "read", "write")).toBe("read");
  expect(allowed(some, "clients", "offers", "write")).toBe("clients:read");
  expect(allowed(some, "read")).toBeNull();
});

it("answers go to https, to a program on the same machine, or to an app that has a scheme (RFC 8252, 7.1)", () => {
  const good = [
    ...["https://app.example/callback", "https://app.example/callback?a=b"],
    ...["http://localhost:8123/cb", "http://127.0.0.1/", "http://[::1]:9/cb"],
    ...["cursor://anysphere.cursor-retrieval/cb", "com.example.app:/cb", "vscode://x/y?z=1"],
  ];
  const bad = [
    ...["http://app.example/cb", "https://app.example/cb#part", "https://me@app.example/cb"],
    ...["file:///etc/passwd", "vbscript:/x", "ms-settings:/x", "intent://x", "mailto:/x", "view-source:/x"],
    ...["cursor://me@cb", "cursor://cb#x", "cursor:cb", "Cursor://cb", "cursor://c b", "blob:/x", "https:/x"],
    ...["javascript:alert(1)", "https://app.example/ü", "https://app.example/a b", "https://", "", "/cb"],
    ...["http://localhost.evil.example/cb", "http://localhost@evil.example/cb", "data:text/html,x"],
  ];
  expect(good.filter(isRedirectUri)).toEqual(good);
  expect(bad.filter(isRedirectUri)).toEqual([]);
});

it("an address counts to the letter; only the port of the same machine is free (RFC 8252, 7.3)", () => {
  const registered = ["https://app.example/cb", "http://127.0.0.1/cb", "http://localhost:80/x"];
  for (const same of ["https://app.example/cb", "http://127.0.0.1:5123/cb", "http://localhost:1/x"])
    expect([same, isRegistered(same, registered)]).toEqual([same, true]);
  for (const other of [
    ...["https://app.example/cb/", "https://app.example/cb?x", "https://app.example:444/cb"],
    ...["https://APP.example/cb", "https://evil.example/cb", "http://app.example/cb"],
    ...["http://127.0.0.1:5/other", "http://localhost:5/cb", "http://127.0.0.2:5/cb"],
    ...["http://127.0.0.1:5@evil.example/cb", "http://127.0.0.1:5/cb#x", ""],
  ])
    expect([other, isRegistered(other, registered)]).toEqual([other, false]);
  expect(isRegistered("cursor://cb/x", ["cursor://cb"])).toBe(false);
  const uris = ["https://app.example:8/cb", "http://127.0.0.1:9/cb", "com.example.app:/cb"];
  expect(uris.map(destinationOf)).toEqual([
    { kind: "host", name: "app.example:8" },
    { kind: "here" },
    { kind: "app", name: "com.example.app:" },
  ]);
});

it("a token is for what it was asked for (RFC 8707)", () => {
  const asked = (...paths: string[]) => audienceAskedBy("https://r.example", paths);
  expect(asked()).toBe("all");
  expect(asked("https://r.example/mcp")).toBe("mcp");
  expect(asked("https://r.example/mcp/")).toBe("mcp");
  expect(asked("https://r.example/api/v1")).toBe("api");
  expect(asked("https://r.example")).toBe("all");
  expect(asked("https://r.example/mcp", "https://r.example/api/v1")).toBe("all");
  expect(asked("https://other.example/mcp")).toBeNull();
  expect(asked("https://r.example/mcp", "https://other.example")).toBeNull();
  expect([coversAudience("all", "mcp"), coversAudience("mcp", "mcp")]).toEqual([true, true]);
  expect([coversAudience("mcp", "api"), coversAudience("api", "all")]).toEqual([false, false]);
});

it("a registration has bounds, and its name is one line that can be seen", () => {
  const uri = "https://app.example/cb";
  const parse = (metadata: object) => clientMetadataSchema.safeParse({ redirect_uris: [uri], ...metadata });
  expect(parse({ software_id: "ignored" }).success).toBe(true);
  expect(parse({ client_name: " Cla\u202eude\n\u200b  AI " }).data?.client_name).toBe("Cla ude AI");
  expect(parse({ client_name: "x".repeat(300) }).data?.client_name).toHaveLength(100);
  for (const wrong of [
    { redirect_uris: [] },
    { redirect_uris: Array<string>(11).fill(uri) },
    { redirect_uris: [`https://app.example/${"x".repeat(1_000)}`] },
    { redirect_uris: ["http://app.example"] },
    { token_endpoint_auth_method: "private_key_jwt" },
    { grant_types: ["client_credentials"] },
    { response_types: ["token"] },
  ])
    expect([wrong, parse(wrong).success]).toEqual([wrong, false]);
});

it("an old refresh token is a repeat, a copy, or nobody can tell", () => {
  const judged = (ageMs: number, isUsed: boolean, isReplaced = false) =>
    judgeRepeat({ ageMs, isUsed, isReplaced });
  expect([judged(0, false), judged(60_000, true)]).toEqual(["same", "same"]);
  expect(judged(60_001, false)).toBe("unclear");
  expect(judged(60_001, true)).toBe("copied");
  expect(judged(1_000, true, true)).toBe("copied");
});
