import { Fragment, type ReactNode } from "react";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { paths } from "#app/paths.ts";
import { Link } from "#app/ui/elements/links/link.tsx";
import { Lines } from "#app/ui/elements/page/lines.tsx";
import { useClientLabels } from "./use-client-labels.ts";

function GroupLinks({ names }: { names: string[] }) {
  return names.map((name) => (
    <p key={name}>
      <Link to={paths.clientsIn(name)}>{name}</Link>
    </p>
  ));
}

interface ClientFactsProps {
  contact: string;
  /** Said where it is not by e-mail. */
  delivery: string;
  email: string;
  phone: string;
  address: string[];
  vatNumber: string;
  eBillId: string;
  language: string;
  clientNumber: string;
  remark: string;
  groups: string[];
}

export function ClientFacts({
  contact,
  delivery,
  email,
  phone,
  address,
  vatNumber,
  eBillId,
  language,
  clientNumber,
  remark,
  groups,
}: ClientFactsProps) {
  const { t } = useTranslation();
  const labels = useClientLabels();
  const facts: [string, ReactNode][] = [
    [labels.contact, contact],
    [labels.email, email && <a href={`mailto:${email}`}>{email}</a>],
    [labels.delivery, delivery],
    [labels.phone, phone && <a href={`tel:${phone.replace(/\s/g, "")}`}>{phone}</a>],
    [t("clients:detail.address"), address.length ? <Lines lines={address} /> : ""],
    [labels.vatNumber, vatNumber],
    [labels.eBillId, eBillId],
    [labels.language, language],
    [labels.clientNumber, clientNumber],
    [labels.remark, remark && <Lines lines={remark.split("\n")} />],
    [labels.groups, groups.length ? <GroupLinks names={groups} /> : ""],
  ];
  return (
    <dl className="facts is-tight">
      {facts
        .filter(([, value]) => value !== "")
        .map(([label, value]) => (
          <Fragment key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
    </dl>
  );
}
