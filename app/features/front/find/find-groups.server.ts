import { type Question, questionsWith } from "#app/features/running/help/questions.ts";
import { type Right, rightsOfSeat } from "#app/features/people/seats/rights.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { translator } from "#app/platform/i18n/translations.server.ts";
import type { Translate } from "#app/platform/i18n/messages.ts";
import { hasWords } from "#app/platform/lists/has-words.ts";
import { paths } from "#app/paths.ts";
import { findByText } from "./find-by-text.server.ts";
import type { Found } from "./found.ts";
import { PAGES } from "./pages.ts";

interface Hit {
  label: string;
  more?: string;
  to: string;
}

interface HitGroup {
  name: string;
  hits: Hit[];
}

/** Pages whose title has the words, and what is found by them; all pages for an empty text. Only groups with hits. */
export async function findGroups(ctx: UserContext, search: string): Promise<HitGroup[]> {
  const t = translator(ctx.locale);
  const pages = pagesWith(search, t, rightsOfSeat(ctx));
  const found = foundGroups(t, await findByText(ctx, search));
  const help = { name: t("help:title"), hits: answersWith(search, t) };
  return [{ name: t("common:palette.pages"), hits: pages }, ...found, help].filter(
    ({ hits }) => hits.length > 0,
  );
}

function pagesWith(search: string, t: Translate, rights: readonly Right[]): Hit[] {
  return PAGES.filter(({ right = "see" }) => rights.includes(right))
    .map(({ title, more, words, to }) => ({
      hit: { label: t(title), to, ...(more ? { more: t(more) } : {}) },
      text: [t(title), words ? t(words) : ""].join(" "),
    }))
    .filter(({ text }) => hasWords(text, significantIn(search)))
    .map(({ hit }) => hit);
}

function answersWith(search: string, t: Translate): Hit[] {
  if (search === "") return [];
  const textOf = (question: Question) =>
    t(`help:${question}.question`) + (isHelpWord(question) ? ` ${t(`find:${HELP_WORDS[question]}`)}` : "");
  return questionsWith(significantIn(search), textOf).map((question) => {
    const label = t(`help:${question}.question`);
    return { label, more: t("help:title"), to: paths.helpAbout(label) };
  });
}

/** What people say of it with other words. */
const HELP_WORDS = {
  locked: "correct",
  parts: "short",
  online: "online",
  reminders: "remind",
  vatReturn: "vat",
  bank: "bank",
  people: "trustee",
  journal: "handover",
  recurring: "series",
  limits: "plan",
} as const;

function isHelpWord(question: Question): question is keyof typeof HELP_WORDS {
  return question in HELP_WORDS;
}

/** Letters of words that say nothing by themselves, where another word is there. */
const SHORT_WORD = 3;

function significantIn(search: string): string {
  const words = search.split(/[\s?!.,’']+/).filter(Boolean);
  const long = words.filter((word) => word.length > SHORT_WORD);
  return (long.length > 0 ? long : words).join(" ");
}

function foundGroups(t: Translate, found: Found): HitGroup[] {
  const papers = (rows: Found["invoices"], to: (id: string) => string) =>
    rows.map(({ id, number, recipientName }) => ({ label: number, more: recipientName, to: to(id) }));
  const acts = found.acts.map(({ verb, id, number, name }) => ({
    label: t(`common:palette.act.${verb}`, { number }),
    more: name,
    to: PAGES_OF_ACTS[verb](id),
  }));
  const clients = found.clients.map(({ id, name, city }) => ({
    label: name,
    more: city,
    to: paths.client(id),
  }));
  const series = found.series.map(({ id, name, clientName }) => ({
    label: name,
    more: clientName,
    to: paths.series(id),
  }));
  const entries = found.entries.map(({ id, name, price }) => ({
    label: name,
    more: price,
    to: paths.editCatalogueItem(id),
  }));
  return [
    { name: t("common:palette.acts"), hits: acts },
    { name: t("common:nav.invoices"), hits: papers(found.invoices, paths.invoice) },
    { name: t("common:nav.offers"), hits: papers(found.offers, paths.offer) },
    { name: t("common:nav.clients"), hits: clients },
    {
      name: t("common:nav.payments"),
      hits: found.payments.map(({ amount, about, to }) => ({ label: amount, more: about, to })),
    },
    { name: t("common:nav.recurring"), hits: series },
    { name: t("common:nav.catalogue"), hits: entries },
  ];
}

const PAGES_OF_ACTS: Record<Found["acts"][number]["verb"], (id: string) => string> = {
  remind: paths.remind,
  send: paths.sendInvoice,
  markPaid: paths.markPaid,
  newInvoice: paths.createInvoiceFor,
};
