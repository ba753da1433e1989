import { mayHaveLink } from "#app/features/selling/invoices/link/change-link.server.ts";
import type { Invoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { isRevoked, lastDayOfLink } from "#app/features/running/public-links/public-link.ts";
import { countsViews } from "#app/features/running/public-links/page-settings.server.ts";
import { findViews } from "#app/features/running/public-links/views.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { formatDay, formatInstant } from "#app/swiss/dates.ts";

export interface OwnLink {
  state: "none" | "open" | "ended" | "revoked";
  url: string;
  lastDay: string;
  /** Null where it is not counted. */
  opened: { count: number; first: string; last: string } | null;
}

export async function ownLinkOf(ctx: UserContext, invoice: Invoice): Promise<OwnLink | null> {
  if (!mayHaveLink(invoice)) return null;
  const { publicLink, publicUrl, paidOn } = invoice;
  const lastDay = lastDayOfLink(publicLink, paidOn);
  return {
    state: stateOfLink(invoice),
    url: publicUrl ?? "",
    lastDay: lastDay ? formatDay(lastDay, ctx.locale) : "",
    opened: publicLink.version > 0 ? await openedOf(ctx, invoice.id) : null,
  };
}

function stateOfLink({ publicLink, publicUrl }: Invoice): OwnLink["state"] {
  if (publicUrl) return "open";
  if (publicLink.version === 0) return "none";
  return isRevoked(publicLink) ? "revoked" : "ended";
}

export async function openedOf(ctx: UserContext, id: string): Promise<OwnLink["opened"]> {
  if (!(await countsViews(ctx))) return null;
  const views = await findViews(ctx, id);
  if (!views) return { count: 0, first: "", last: "" };
  const { count, firstAt, lastAt } = views;
  return { count, first: formatInstant(firstAt, ctx.locale), last: formatInstant(lastAt, ctx.locale) };
}
