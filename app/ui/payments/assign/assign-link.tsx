import { useMay } from "#app/ui/runtime/use-may.ts";
import { paths } from "#app/paths.ts";
import { DialogLink } from "#app/ui/elements/links/dialog-link.tsx";

interface AssignLinkProps {
  id: string;
  className: string;
  label: string;
  children: string;
}

export function AssignLink({ id, className, label, children }: AssignLinkProps) {
  const may = useMay();
  if (!may("act")) return null;
  return (
    <DialogLink to={paths.assignPayment(id)} className={className} label={label} stay>
      {children}
    </DialogLink>
  );
}
