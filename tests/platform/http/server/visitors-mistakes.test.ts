import { expect, it } from "vitest";
import { visitSignedIn } from "../../../support/browsing.ts";
import { errorLines } from "../../../support/read/log-lines.ts";
import { rawRequest } from "../../../support/server/raw-request.ts";

const MISTAKES = [
  ["POST", "/dashboard"],
  ["PUT", "/dashboard"],
  ["DELETE", "/login"],
  ["PATCH", "/"],
  ["OPTIONS", "/login"],
  ["POST", "/pricing"],
  ["POST", "/dashboard.data"],
  ["GET", "/logout"],
  ["GET", "/logout.data"],
  ["GET", "/nowhere.data"],
  ["GET", "/dashboard.data?_routes=nothing"],
  ["GET", "/login?_data"],
  ["GET", "/login?_data=root"],
  ["GET", "/login?_data=routes%2Fnothing"],
  ["GET", "/login?lang=de&%5Fdata=root"],
  ["POST", "/login?_data=routes%2Fnothing"],
  ["GET", "/api/invoices?_data=root"],
  ["GET", "/__manifest?p=%2F"],
  ["GET", "//[/../../x"],
  ["GET", "/%zz"],
  ["GET", "/login?%zz=%"],
] as const;

it.each(MISTAKES)(
  "a visitor's mistake is answered below 500 and is no error of ours: %s %s",
  async (method, path) => {
    const { origin, platform } = await visitSignedIn();
    const errors = errorLines(platform);
    const { status } = await rawRequest(origin, { method, path });
    expect(status).toBeLessThan(500);
    expect(errors()).toEqual([]);
  },
);
