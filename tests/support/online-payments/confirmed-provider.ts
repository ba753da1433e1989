import type { Browser } from "../client.ts";
import { PERSON } from "../person.ts";
import { pageOf } from "../read/page.ts";
import { RESTRICTED_KEY, SIGNING_SECRET } from "./paying-online.ts";

const SETTINGS = "/profile/online-payments";

/** The permit of the page on which somebody without a second step has given the password. */
export async function permitOnPage(browser: Browser): Promise<string> {
  const confirm = { intent: "begin", password: PERSON.password };
  const { html } = await pageOf(browser.post(`${SETTINGS}/confirm`, confirm));
  return /name="permit" value="([\w-]+)"/.exec(html)?.[1] ?? "";
}

export async function enterProviderKey(browser: Browser): Promise<Response> {
  const permit = await permitOnPage(browser);
  return browser.post(SETTINGS, { apiKey: RESTRICTED_KEY, signingSecret: SIGNING_SECRET, permit });
}
