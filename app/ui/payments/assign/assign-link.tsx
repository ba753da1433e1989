import { useState } from "react";
import type { AssignData } from "#app/features/money/payments/review/assign-data.ts";
import { useMay } from "#app/ui/runtime/use-may.ts";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { paths } from "#app/paths.ts";
import { DialogLink } from "#app/ui/elements/dialog/dialog.tsx";
import { FetchedPage } from "#app/ui/elements/dialog/fetched-page.tsx";
import { AssignPanel } from "./assign-panel.tsx";

interface AssignLinkProps {
  id: string;
  className: string;
  label: string;
  children: string;
}

export function AssignLink({ id, className, label, children }: AssignLinkProps) {
  const { t } = useTranslation();
  const may = useMay();
  if (!may("act")) return null;
  return (
    <DialogLink
      to={paths.assignPayment(id)}
      title={t("payments:assign.title")}
      className={className}
      label={label}
      stay
      content={<InDialog id={id} />}
    >
      {children}
    </DialogLink>
  );
}

function InDialog({ id }: { id: string }) {
  const [search, setSearch] = useState("");
  return (
    <FetchedPage<AssignData> from={paths.assignPayment(id, search)}>
      {(data) => <AssignPanel {...data} onSearch={setSearch} />}
    </FetchedPage>
  );
}
