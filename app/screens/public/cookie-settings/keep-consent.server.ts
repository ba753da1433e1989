import { redirect } from "@remix-run/node";
import { campaignHeaders } from "#app/features/running/consent/campaign.server.ts";
import { type Consent, consentCookie } from "#app/features/running/consent/consent.ts";
import type { Context } from "#app/platform/context.server.ts";
import { safeRedirect } from "#app/platform/http/screen.server.ts";

export async function keepConsent(ctx: Context, consent: Consent, redirectTo: string): Promise<Response> {
  const to = safeRedirect(redirectTo, "/");
  const headers = new Headers();
  for (const cookie of await consentHeaders(ctx, consent, to)) headers.append("Set-Cookie", cookie);
  return redirect(to, { status: 303, headers });
}

/** The address may hold campaign parameters. */
export async function consentHeaders({ platform }: Context, consent: Consent, to: string): Promise<string[]> {
  const isSecure = platform.env.appUrl.startsWith("https:");
  const { searchParams } = new URL(to, platform.env.appUrl);
  return [consentCookie(consent, isSecure), ...(await campaignHeaders(platform, consent, searchParams))];
}
