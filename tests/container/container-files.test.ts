import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { BUILT_SERVER, NODE_FLAGS, serverVariables } from "../../scripts/server-settings.mjs";

/** What hadolint and their like look for, and what our own image promises (docs/operations.md). */
const ROOT = path.join(import.meta.dirname, "../..");
const read = (file: string) => readFileSync(path.join(ROOT, file), "utf8");
const COMPOSE_FILES = ["compose.yaml", "compose.scaled.yaml"];

/** Instructions in order, continued lines joined, comments left out. */
const instructions = read("Dockerfile")
  .replace(/^#.*\n/gm, "")
  .replace(/\\\n\s*/g, "")
  .split("\n")
  .filter((line) => line.trim() !== "")
  .map((line) => ({ name: line.split(" ")[0] ?? "", text: line.slice(line.indexOf(" ") + 1) }));
const stages = instructions.filter(({ name }) => name === "FROM").map(({ text }) => text);
const last = instructions.slice(instructions.map(({ name }) => name).lastIndexOf("FROM"));
/** What every stage is made from. */
const base = instructions.find(({ name, text }) => name === "ARG" && text.startsWith("BASE="))?.text.slice(5);
const all = (name: string, of = instructions) =>
  of.filter((one) => one.name === name).map(({ text }) => text);

it("the image is made from the version of Node that package.json pins, by its digest", () => {
  const { devDependencies } = JSON.parse(read("package.json")) as { devDependencies: { node: string } };
  const [tag, digest] = base?.split("@") ?? [];
  expect(tag).toBe(`node:${devDependencies.node}-bookworm-slim`);
  expect(digest).toMatch(/^sha256:[0-9a-f]{64}$/);
  for (const stage of stages) expect(stage).toMatch(/^(--platform=\$BUILDPLATFORM )?\$\{BASE\}( AS \w+)?$/);
});

it("the image runs as somebody without rights, by a command without a shell, and says how it is", () => {
  expect(all("USER", last)).toEqual(["node"]);
  expect(last.findIndex(({ name }) => name === "USER")).toBeLessThan(
    last.findIndex(({ name }) => name === "CMD"),
  );
  for (const text of [...all("CMD", last), ...all("ENTRYPOINT", last)])
    expect(JSON.parse(text)).toBeInstanceOf(Array);
  expect(all("CMD", last)).toHaveLength(1);
  expect(all("HEALTHCHECK", last)).toEqual([expect.stringMatching(/ CMD \[/)]);
  expect(all("STOPSIGNAL", last)).toEqual(["SIGTERM"]);
  expect(all("WORKDIR").every((folder) => folder.startsWith("/"))).toBe(true);
});

it("the image fetches nothing but locked packages, without their scripts, and keeps no secret", () => {
  expect(all("ADD")).toEqual([]);
  for (const text of all("RUN")) expect(text).not.toMatch(/\b(sudo|curl|wget|apt(-get)?|npm (install|i)\b)/);
  expect(all("RUN").filter((text) => text.includes("--omit=dev"))).toEqual([
    "npm ci --omit=dev --ignore-scripts",
  ]);
  for (const text of [...all("ENV"), ...all("ARG")])
    expect(text).not.toMatch(/SECRET|PASSWORD|TOKEN|KEY|_URL/i);
});

it("everything that the image copies exists and is let in by .dockerignore", () => {
  const ignore = read(".dockerignore")
    .split("\n")
    .filter((line) => line && !line.startsWith("#"));
  expect(ignore[0]).toBe("*");
  const letIn = ignore.slice(1);
  expect(letIn.every((line) => line.startsWith("!"))).toBe(true);
  const copied = all("COPY")
    .filter((text) => !text.startsWith("--from"))
    .flatMap((text) => text.split(" ").slice(0, -1))
    .filter((source) => source !== ".");
  expect(copied.length).toBeGreaterThan(0);
  for (const source of copied) {
    expect(existsSync(path.join(ROOT, source)), source).toBe(true);
    expect(letIn).toContain(`!${source}`);
  }
  for (const line of letIn) expect(existsSync(path.join(ROOT, line.slice(1))), line).toBe(true);
  for (const secret of ["data", ".env", "node_modules", "tests", ".git"])
    expect(letIn).not.toContain(`!${secret}`);
});

it("the image holds every room that the server runs from", () => {
  const rooms = new Set(all("COPY", last).flatMap((text) => text.split(" ").slice(0, -1)));
  for (const room of [
    "app",
    "db",
    "assets",
    "public",
    "scripts",
    "/rappen/build",
    "server.ts",
    "package.json",
  ])
    expect(rooms).toContain(room);
});

it.each(COMPOSE_FILES)(
  "%s names versions, gives away no rights and no secrets, and lets the server finish",
  (file) => {
    const text = read(file);
    const lines = text.split("\n").filter((line) => !line.trim().startsWith("#"));
    const code = lines.join("\n");
    const images = [...code.matchAll(/image: (\S+)/g)].map(([, image]) => image);
    for (const image of images) expect(image).toMatch(/^[\w/.-]+:(?!latest$)[\w.-]+$/);
    expect(code).not.toMatch(/privileged: true|network_mode: host|docker\.sock|user: root/);
    expect(code).toContain("read_only: true");
    expect(code).toMatch(/cap_drop:\s+- ALL/);
    expect(code).toContain("no-new-privileges:true");
    const [, grace] = /stop_grace_period: (\d+)s/.exec(code) ?? [];
    expect(Number(grace)).toBeGreaterThan(10);
    const secrets = lines.filter((line) => /(SECRET|PASSWORD|TOKEN)\w*:/.test(line));
    for (const line of secrets) expect(line).toMatch(/\$\{\w+:\?/);
  },
);

it("compose.scaled.yaml has two servers with one database and secret behind a balancer that checks them", () => {
  const text = read("compose.scaled.yaml");
  expect(text.match(/<<: \*rappen/g)).toHaveLength(2);
  for (const part of [
    "DATABASE_URL: postgres://",
    'TRUST_PROXY: "1"',
    "SESSION_SECRET: ${SESSION_SECRET:?",
    "health_uri /readyz",
  ])
    expect(text).toContain(part);
  expect(text).toContain("reverse_proxy rappen-1:3000 rappen-2:3000");
  // Only the balancer is reachable: a caller who got past it could make up where the call comes from.
  expect(text.match(/ports:/g)).toHaveLength(1);
  const named = [...text.matchAll(/^ {6}- ([\w-]+):\//gm)].map(([, volume]) => volume);
  for (const volume of named) expect(text).toMatch(new RegExp(`^  ${volume}:$`, "m"));
});

it("the image tells Node and the C library what a start without a container tells them", () => {
  const command = JSON.parse(all("CMD", last)[0] ?? "[]") as string[];
  expect(command.slice(1, -2)).toEqual(NODE_FLAGS);
  expect(command.at(-1)).toBe(BUILT_SERVER);
  const { NODE_COMPILE_CACHE, ...memory } = serverVariables("/rappen", {});
  const variables = all("ENV", last).join(" ").split(" ");
  expect(variables).toEqual(
    expect.arrayContaining(Object.entries(memory).map(([name, value]) => `${name}=${value}`)),
  );
  expect(variables).toContain(`NODE_COMPILE_CACHE=${NODE_COMPILE_CACHE}`);
});
