import type { ShownProposal } from "#app/features/front/public-pages/of-client/shown-proposals.server.ts";
import { paths } from "#app/paths.ts";
import { Lines } from "#app/ui/elements/page/lines.tsx";
import { Band } from "#app/ui/elements/page/page.tsx";
import { CardTable } from "#app/ui/elements/tables/card-table.tsx";
import { HiddenField } from "#app/ui/forms/fields/field.tsx";
import { Form } from "#app/ui/forms/form.tsx";
import { useMay } from "#app/ui/runtime/use-may.ts";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { useClientLabels } from "./use-client-labels.ts";

interface ProposalsProps {
  id: string;
  version: number;
  rows: ShownProposal[];
}

export function ProposalsOfClient({ id, version, rows }: ProposalsProps) {
  const { t } = useTranslation();
  if (rows.length === 0) return null;
  return (
    <Band title={t("clients:proposal.title")} hint={t("clients:proposal.hint")} bodyClass="stack">
      {rows.map((row) => (
        <OneProposal key={row.id} clientId={id} version={version} {...row} />
      ))}
    </Band>
  );
}

function OneProposal({ clientId, version, ...row }: ShownProposal & { clientId: string; version: number }) {
  const { t } = useTranslation();
  const labels = useClientLabels();
  const may = useMay();
  const { id, proposer, at, remark, address, email } = row;
  const [now, then] = [t("clients:proposal.now"), t("clients:proposal.then")];
  const values = { proposal: id, version: String(version) };
  return (
    <div className="stack">
      <p>{t("clients:proposal.by", { proposer, at })}</p>
      {remark ? <p className="wrap-any">{t("clients:proposal.remark", { remark })}</p> : null}
      <CardTable caption={t("clients:proposal.title")} heads={["", now, then]}>
        <tr>
          <th scope="row" data-cell="title">
            {t("clients:detail.address")}
          </th>
          <td data-cell="rest" data-label={now}>
            <Lines lines={address.now} />
          </td>
          <td data-cell="rest" data-label={then}>
            <Lines lines={address.then} />
          </td>
        </tr>
        <tr>
          <th scope="row" data-cell="title">
            {labels.email}
          </th>
          <td data-cell="rest" data-label={now}>
            {email.now}
          </td>
          <td data-cell="rest" data-label={then}>
            {email.then}
          </td>
        </tr>
      </CardTable>
      {may("draft") ? (
        <div className="actions">
          <Form id={`accept-${id}`} action={paths.acceptProposal(clientId)} labels={{}} values={values}>
            <HiddenField name="proposal" />
            <HiddenField name="version" />
            <button className="button button-primary">{t("clients:proposal.accept")}</button>
          </Form>
          <Form id={`decline-${id}`} action={paths.declineProposal(clientId)} labels={{}} values={values}>
            <HiddenField name="proposal" />
            <button className="button">{t("clients:proposal.decline")}</button>
          </Form>
        </div>
      ) : null}
    </div>
  );
}
