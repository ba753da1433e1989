import type { UserContext } from "#app/platform/context.server.ts";
import { invalid, isNotFound } from "#app/platform/errors.ts";
import { addDays, isDay } from "#app/swiss/dates.ts";
import { templateJson } from "./template-json.ts";
import { findTemplate } from "./templates.server.ts";

/** The fields of a new invoice: those that are sent, else those of the template that `templateId` names. */
export async function fromTemplate(ctx: UserContext, json: object): Promise<object> {
  if (!("templateId" in json) || typeof json.templateId !== "string") return json;
  const template = await findTemplate(ctx, json.templateId).catch((error: unknown) => {
    throw isNotFound(error) ? invalid([{ field: "templateId", code: "template.not_found" }]) : error;
  });
  const content = templateJson(template);
  const {
    id: _id,
    name: _name,
    version: _version,
    createdAt: _created,
    updatedAt: _updated,
    ...fields
  } = content;
  const { termDays, ...prefilled } = fields;
  const { issueDate = ctx.today } = json as { issueDate?: unknown };
  const due =
    typeof issueDate === "string" && isDay(issueDate) ? { dueDate: addDays(issueDate, termDays) } : {};
  return { ...prefilled, ...due, ...json };
}
