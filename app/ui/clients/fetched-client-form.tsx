import { FetchedPage } from "#app/ui/elements/dialog/fetched-page.tsx";
import { ClientForm, type ClientFormData } from "./client-form.tsx";

export function FetchedClientForm({ from, submit }: { from: string; submit: string }) {
  return (
    <FetchedPage<ClientFormData> from={from}>
      {(data) => <ClientForm {...data} submit={submit} />}
    </FetchedPage>
  );
}
