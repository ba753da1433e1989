import { contentLines } from "#app/features/selling/invoices/fields/content-lines.ts";
import { TextField } from "#app/ui/forms/fields/field.tsx";

interface LineInputsProps {
  labels: Readonly<Record<string, string>>;
  span?: 3;
}

export function LineInputs({ labels, ...layout }: LineInputsProps) {
  return Object.entries(contentLines).map(([name, { max }]) => (
    <TextField key={name} name={name} label={labels[name] ?? name} optional cap={max} {...layout} />
  ));
}
