import { Form } from "@remix-run/react";
import type { ClientChoice } from "#app/features/selling/services/client-choice.ts";
import { SERVICE_STATES } from "#app/features/selling/services/service.ts";
import { paths } from "#app/paths.ts";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { OfferedValues } from "./offered-values.tsx";
import { ClientOptions } from "./client-options.tsx";

interface ServiceFilterProps {
  shown: Record<"client" | "project" | "state" | "month", string>;
  clients: ClientChoice[];
  projects: string[];
}

export function ServiceFilterForm({ shown, clients, projects }: ServiceFilterProps) {
  const { t } = useTranslation();
  return (
    <Form className="stack" role="search" reloadDocument action={paths.services}>
      <div className="fields">
        <label className="field span-3">
          {t("invoices:section.client")}
          <select name="client" defaultValue={shown.client}>
            <ClientOptions none={t("services:filter.allClients")} clients={clients} />
          </select>
        </label>
        <label className="field span-3">
          {t("services:field.state")}
          <select name="state" defaultValue={shown.state}>
            <option value="">{t("services:filter.allStates")}</option>
            {SERVICE_STATES.map((state) => (
              <option key={state} value={state}>
                {t(`services:state.${state}`)}
              </option>
            ))}
          </select>
        </label>
        <label className="field span-3">
          {t("invoices:field.project")}
          <input name="project" defaultValue={shown.project} maxLength={60} list="filter-projects" />
        </label>
        <label className="field span-3">
          {t("services:filter.month")}
          <input name="month" type="month" defaultValue={shown.month} />
        </label>
      </div>
      <OfferedValues id="filter-projects" values={projects} />
      <div className="actions">
        <button className="button">{t("services:filter.show")}</button>
      </div>
    </Form>
  );
}
