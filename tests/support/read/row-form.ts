import { formIn, formTo, pageOf } from "./page.ts";

interface Visitor {
  get(path: string): Promise<Response>;
}

/** Presses a row's button without scripts. @returns the form of the page that asks */
export async function pressRow(
  browser: Visitor,
  html: string,
  act: string,
  pressed: Record<string, string> = {},
): Promise<Record<string, string>> {
  const forms = html.match(/<form[^>]* action="\/today\/confirm".*?<\/form>/gs) ?? [];
  const form = forms.find((one) => one.includes(`name="act" value="${act}"`)) ?? "";
  const fields = formIn(form.replace(/<form[^>]*>/, '<form id="it">'), "it");
  const asked = new URLSearchParams({ ...fields, ...pressed }).toString();
  return formTo((await pageOf(browser.get(`/today/confirm?${asked}`))).html, act);
}
