import { countryName } from "#app/swiss/countries.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import { formatSumsBesideChf, ZERO_SUMS } from "#app/swiss/currency/sums.ts";
import { seesSums } from "#app/features/people/seats/rights.ts";
import type { Role } from "#app/platform/auth/seats/role.ts";
import { formatPhone } from "#app/swiss/phone.ts";
import type { ClientSums } from "./client-sums.server.ts";
import type { Client, ClientPage } from "#app/features/selling/clients/client.ts";

export interface ClientRow {
  id: string;
  name: string;
  email: string;
  phone: string;
  address: string[];
  open: string;
  invoices: number;
}

export function clientRows(
  { clients }: ClientPage,
  sums: Map<string, ClientSums>,
  { locale, role }: { locale: Locale; role: Role | null },
): ClientRow[] {
  return clients.map((client) => {
    const { open, invoices } = sums.get(client.id) ?? { open: ZERO_SUMS, invoices: 0 };
    return {
      id: client.id,
      name: client.name,
      email: client.email,
      phone: formatPhone(client.phone),
      address: addressLines(client, locale),
      open: seesSums(role) ? formatSumsBesideChf(open) : "",
      invoices,
    };
  });
}

export function addressLines(client: Client, locale: Locale): string[] {
  const lines = [
    `${client.street} ${client.buildingNumber}`,
    `${client.postalCode} ${client.city}`,
    client.country === "CH" ? "" : countryName(client.country, locale),
  ];
  return lines.map((line) => line.trim()).filter(Boolean);
}
