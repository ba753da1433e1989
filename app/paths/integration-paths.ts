import { pageNumber, query } from "./query.ts";

/** Of keys, applications, the calendar and webhooks. */
export const integrationPaths = {
  apiKeys: "/profile/api-keys",
  requests: (wanted: Record<string, string> = {}) => `/profile/requests${query(wanted)}`,
  createApiKey: "/profile/api-keys/create",
  rotateApiKey: (id: string) => `/profile/api-keys/${id}/rotate`,
  deleteTestData: "/profile/api-keys/delete-test-data",
  revokeApiKey: (id: string) => `/profile/api-keys/${encodeURIComponent(id)}/revoke`,
  calendar: "/profile/calendar",
  endCalendar: "/profile/calendar/end",
  calendarFile: (token: string) => `/calendar/${encodeURIComponent(token)}.ics`,
  applications: "/profile/applications",
  endApplication: (id: string) => `/profile/applications/${encodeURIComponent(id)}/end`,
  webhooks: "/profile/webhooks",
  createWebhook: "/profile/webhooks/create",
  webhook: (id: string) => `/profile/webhooks/${encodeURIComponent(id)}`,
  webhookPage: (id: string, page: number) =>
    `/profile/webhooks/${encodeURIComponent(id)}${query({ page: pageNumber(page) })}`,
  editWebhook: (id: string) => `/profile/webhooks/${encodeURIComponent(id)}/edit`,
  deleteWebhook: (id: string) => `/profile/webhooks/${encodeURIComponent(id)}/delete`,
  rotateWebhook: (id: string) => `/profile/webhooks/${encodeURIComponent(id)}/rotate`,
  testWebhook: (id: string) => `/profile/webhooks/${encodeURIComponent(id)}/test`,
  webhookDelivery: (id: string) => `/profile/webhooks/deliveries/${encodeURIComponent(id)}`,
  resendDelivery: (id: string) => `/profile/webhooks/deliveries/${encodeURIComponent(id)}/resend`,
};
