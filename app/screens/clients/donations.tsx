import { useLoaderData } from "@remix-run/react";
import { chosenDonations } from "#app/features/money/donations/chosen-donations.ts";
import { LETTERS_IN_FILE } from "#app/features/money/donations/donation-letter.server.ts";
import { donationsOf } from "#app/features/money/donations/donations.server.ts";
import { groupNames } from "#app/features/selling/clients/client-groups.server.ts";
import { paths } from "#app/paths.ts";
import { screenLoader } from "#app/platform/http/screen.server.ts";
import { formatAmount } from "#app/swiss/money.ts";
import { DonationForm } from "#app/ui/clients/donation-form.tsx";
import { DonationTable } from "#app/ui/clients/donation-table.tsx";
import { Band, PageHead } from "#app/ui/elements/page/page.tsx";
import { useTranslation } from "#app/ui/runtime/translation.ts";

export const handle = { title: "statements:donations.title" };

export const loader = screenLoader(async (ctx, { url: { searchParams } }) => {
  const chosen = chosenDonations(searchParams);
  const found = chosen && (await donationsOf(ctx, chosen));
  const lastYear = String(Number(ctx.today.slice(0, 4)) - 1);
  const { year, group = "", text = "", isFree = false } = chosen ?? {};
  return {
    form: { year: year ?? lastYear, group, text, isFree, groups: await groupNames(ctx) },
    found: found &&
      chosen && {
        rows: found.rows.map(({ client: { id, name }, sum }) => ({
          id,
          name,
          sum: formatAmount(sum),
          pdf: paths.donationsPdf({ ...chosen, client: id }),
        })),
        sum: formatAmount(found.sum),
        mixed: found.mixed,
        isTooMany: found.isTooMany,
        files: Array.from({ length: Math.ceil(found.rows.length / LETTERS_IN_FILE) }, (_, index) =>
          paths.donationsPdf({ ...chosen, part: String(index + 1) }),
        ),
      },
  };
});

export default function DonationsPage() {
  const { t } = useTranslation();
  const { form, found } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead
        title={t("statements:donations.title")}
        back={{ to: paths.clients, label: t("clients:list.title") }}
      />
      <Band className="is-open is-first" bodyClass="stack">
        <p>{t("statements:donations.text")}</p>
        <DonationForm {...form} />
        {found ? <DonationTable {...found} /> : null}
      </Band>
    </>
  );
}
