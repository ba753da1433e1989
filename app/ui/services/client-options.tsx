import type { ClientChoice } from "#app/features/selling/services/client-choice.ts";

/** @param none what it says while no client is chosen */
export function ClientOptions({ none, clients }: { none: string; clients: ClientChoice[] }) {
  return (
    <>
      <option value="">{none}</option>
      {clients.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </>
  );
}
