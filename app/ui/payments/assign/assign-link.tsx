import { useMay } from "#app/ui/runtime/use-may.ts";
import { paths } from "#app/paths.ts";
import { DialogLink } from "#app/ui/elements/links/dialog-link.tsx";

interface AssignLinkProps {
  id: string;
  className: string;
  label: string;
  shortcut?: string;
  children: string;
}

export function AssignLink({ id, children, ...look }: AssignLinkProps) {
  const may = useMay();
  if (!may("act")) return null;
  return (
    <DialogLink to={paths.assignPayment(id)} {...look} stay>
      {children}
    </DialogLink>
  );
}
