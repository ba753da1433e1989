import { CopyButton } from "./copy-button.tsx";

export function Secret({ value, what }: { value: string; what: string }) {
  return (
    <div className="title-row">
      <code className="secret">{value}</code>
      <CopyButton value={value} what={what} />
    </div>
  );
}
