import { type FormValues, groupOf } from "#app/platform/forms/form-data.ts";
import {
  EVENT_GROUP_NAMES,
  eventName,
  EVENT_TYPES,
  eventsIn,
  type EventType,
} from "#app/features/running/events/event-types.ts";

/** A ticked group is all of its events. */
export function readWebhookForm({ url, events, groups, isActive }: FormValues) {
  const [single, whole] = [groupOf(events), groupOf(groups)];
  const ticked = EVENT_GROUP_NAMES.filter((group) => whole[group] === "on").flatMap(eventsIn);
  return {
    url,
    isActive: isActive ?? "",
    events: EVENT_TYPES.filter((event) => single[eventName(event)] === "on" || ticked.includes(event)),
  };
}

/** Events of a group that is not whole stand by themselves. */
export function webhookFormValues(webhook: {
  url: string;
  events: EventType[];
  isActive: boolean;
}): FormValues {
  const whole = EVENT_GROUP_NAMES.filter((group) =>
    eventsIn(group).every((event) => webhook.events.includes(event)),
  );
  const ofWhole = whole.flatMap(eventsIn);
  const single = webhook.events.filter((event) => !ofWhole.includes(event));
  return {
    url: webhook.url,
    isActive: webhook.isActive ? "on" : "",
    groups: Object.fromEntries(whole.map((group) => [group, "on"])),
    events: Object.fromEntries(single.map((event) => [eventName(event), "on"])),
  };
}
