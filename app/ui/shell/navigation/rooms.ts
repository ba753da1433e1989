import type { Right } from "#app/features/people/seats/rights.ts";
import { paths } from "#app/paths.ts";
import type { TextKey } from "#app/ui/runtime/translation.ts";

interface RoomPage {
  to: string;
  label: TextKey;
  /** Addresses of the pages that are part of it. */
  own: RegExp;
  right?: Right;
}

interface Room {
  label: TextKey;
  /** The pages in the order of the second row. */
  pages: RoomPage[];
}

const invoices: Room = {
  label: "common:nav.invoices",
  pages: [
    { to: paths.invoices, label: "common:nav.all.invoices", own: /^\/invoices?\b/ },
    { to: paths.offers, label: "common:nav.offers", own: /^\/offers\b/ },
    { to: paths.recurring, label: "common:nav.series", own: /^\/recurring\b/ },
    { to: paths.reminders, label: "common:nav.reminders", own: /^\/reminders\b/, right: "books" },
    { to: paths.templates, label: "common:nav.templates", own: /^\/templates\b/ },
    { to: paths.services, label: "common:nav.services", own: /^\/(services|projects)\b/ },
    { to: paths.catalogue, label: "common:nav.catalogue", own: /^\/catalogue\b/ },
  ],
};

const payments: Room = {
  label: "common:nav.payments",
  pages: [
    {
      to: paths.payments,
      label: "common:nav.incoming",
      own: /^\/payments(?!\/(rules|import|csv|taken))\b|^\/payment\/[^/]+\/refund/,
      right: "books",
    },
    {
      to: paths.importBankFile,
      label: "common:nav.bankFiles",
      own: /^\/payments\/(import|csv)/,
      right: "act",
    },
    { to: paths.takenBack, label: "common:nav.takenBack", own: /^\/payments\/taken-back/, right: "books" },
    { to: paths.paymentRules(), label: "common:nav.rules", own: /^\/payments\/rules/, right: "books" },
  ],
};

const clients: Room = {
  label: "common:nav.clients",
  pages: [
    { to: paths.clients, label: "common:nav.all.clients", own: /^\/clients(?!\/ages)\b/ },
    { to: paths.openByAge(), label: "common:nav.ages", own: /^\/clients\/ages/, right: "books" },
  ],
};

const accounting: Room = {
  label: "common:nav.accounting",
  pages: [
    { to: paths.accounting, label: "common:nav.state", own: /^\/accounting\b/, right: "books" },
    { to: paths.expenses(), label: "common:nav.expenses", own: /^\/expenses\b/, right: "books" },
    { to: paths.tax, label: "common:nav.tax", own: /^\/tax\b/, right: "books" },
    { to: paths.journal, label: "common:nav.journal", own: /^\/journal\b/, right: "books" },
    { to: paths.thisYear, label: "common:nav.year", own: /^\/year\b/, right: "books" },
  ],
};

const dashboard: Room = {
  label: "common:nav.dashboard",
  pages: [
    {
      to: paths.dashboard,
      label: "common:nav.dashboard",
      own: /^\/(dashboard|questions|start|today|find|progress)\b/,
    },
  ],
};

/** Those that hold rooms of their own; all else below `/profile` is the person's. */
const SETTINGS = {
  business: "business",
  design: "design",
  gettingPaid: "getting-paid|account-change|online-payments|reminders",
  emails: "emails|texts",
  people: "people",
  integrations: "integrations|api-keys|requests|applications|calendar|webhooks",
};

const below = (names: string) => new RegExp(String.raw`^/profile/(${names})\b`);

const OF_PERSON = new RegExp(
  [
    String.raw`^/(profile(?!/(${Object.values(SETTINGS).join("|")})\b)`,
    String.raw`|seats|checkout|payment|import|export|shortcuts|oauth)\b`,
  ].join(""),
);

const profile: Room = {
  label: "common:nav.profile",
  pages: [
    { to: paths.ownBusiness, label: "accounts:room.business", own: below(SETTINGS.business), right: "act" },
    { to: paths.design, label: "accounts:room.design", own: below(SETTINGS.design), right: "act" },
    {
      to: paths.gettingPaid,
      label: "accounts:room.gettingPaid",
      own: below(SETTINGS.gettingPaid),
      right: "act",
    },
    { to: paths.emails, label: "accounts:room.emails", own: below(SETTINGS.emails), right: "act" },
    { to: paths.people, label: "accounts:room.people", own: below(SETTINGS.people), right: "own" },
    { to: paths.profile, label: "accounts:room.account", own: OF_PERSON, right: "self" },
    {
      to: paths.integrations,
      label: "accounts:room.integrations",
      own: below(SETTINGS.integrations),
      right: "own",
    },
  ],
};

const desk: Room = {
  label: "common:nav.desk",
  pages: [
    { to: paths.desk, label: "admin:room.health", own: /^\/admin(?!\/(accounts|jobs|log))\b/, right: "self" },
    { to: paths.deskAccounts(), label: "admin:room.accounts", own: /^\/admin\/accounts/, right: "self" },
    { to: paths.deskJobs(), label: "admin:room.jobs", own: /^\/admin\/jobs/, right: "self" },
    { to: paths.deskLog(), label: "admin:room.log", own: /^\/admin\/log/, right: "self" },
  ],
};

const ROOMS = { dashboard, invoices, payments, clients, accounting, profile, desk };

export type RoomName = keyof typeof ROOMS;

/** The rooms in the bar, in this order. */
export const IN_BAR = ["dashboard", "invoices", "payments", "clients", "accounting"] as const;

/** What a person with these rights is shown of a room. */
export function roomFor(name: RoomName, rights: readonly Right[]): Room {
  const { label, pages } = ROOMS[name];
  return { label, pages: pages.filter(({ right = "see" }) => rights.includes(right)) };
}

export interface RoomPlace {
  room: RoomName;
  /** The address in the room that the page is part of. */
  page: string;
  /** Whether it is this page itself. */
  isWhole: boolean;
}

export function standingAt(pathname: string): RoomPlace | null {
  for (const room of Object.keys(ROOMS) as RoomName[]) {
    const page = ROOMS[room].pages.find(({ own }) => own.test(pathname));
    if (page) return { room, page: page.to, isWhole: page.to === pathname };
  }
  return null;
}
