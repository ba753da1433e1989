import type { ClientOption } from "#app/features/selling/invoices/form/client-option.ts";

interface ClientChoicesProps {
  clients: ClientOption[];
  /** Offered too when it is not among the clients; empty id for none. */
  chosen: { id: string; name: string };
  none: string;
}

export function ClientChoices({ clients, chosen, none }: ClientChoicesProps) {
  const isOffered = chosen.id === "" || clients.some((client) => client.id === chosen.id);
  return (
    <>
      <option value="">{none}</option>
      {isOffered ? null : <option value={chosen.id}>{chosen.name}</option>}
      {clients.map(({ id, name, place }) => (
        <option key={id} value={id}>
          {[name, place].filter(Boolean).join(", ")}
        </option>
      ))}
    </>
  );
}
