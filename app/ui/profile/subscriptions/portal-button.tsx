import { Form } from "@remix-run/react";
import { paths } from "#app/paths.ts";

export function PortalButton({ label, quiet }: { label: string; quiet?: boolean }) {
  return (
    <Form method="post" reloadDocument action={paths.subscriptionPortal}>
      <button className={quiet ? "button button-quiet" : "button"}>{label}</button>
    </Form>
  );
}
