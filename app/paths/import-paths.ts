const of = (id: string) => `/import/${encodeURIComponent(id)}`;

/** Of files that are brought in. */
export const importPaths = {
  importData: "/import",
  mapImport: (id: string) => of(id),
  checkImport: (id: string) => `${of(id)}/check`,
  importByPost: (id: string) => `${of(id)}/by-post`,
  importRate: (id: string) => `${of(id)}/vat-rate`,
  importRows: (id: string) => `${of(id)}/rows`,
  dropImport: (id: string) => `${of(id)}/drop`,
  runImport: (id: string) => `${of(id)}/run`,
  importDone: (id: string) => `${of(id)}/done`,
};
