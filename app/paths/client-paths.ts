import { pageNumber, query } from "./query.ts";

export const clientPaths = {
  clients: "/clients",
  clientsPage: (search: string, page: number, group = "") =>
    `/clients${query({ q: search, group, page: pageNumber(page) })}`,
  clientsIn: (group: string) => `/clients${query({ group })}`,
  clientOptions: (search: string) => `/clients/options${query({ q: search })}`,
  createClient: "/clients/create",
  client: (id: string) => `/clients/${encodeURIComponent(id)}`,
  clientPage: (id: string, page: number) =>
    `/clients/${encodeURIComponent(id)}${query({ page: pageNumber(page) })}`,
  editClient: (id: string) => `/clients/${encodeURIComponent(id)}/edit`,
  deleteClient: (id: string) => `/clients/${encodeURIComponent(id)}/delete`,
};
