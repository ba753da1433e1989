import { deleteService } from "#app/features/selling/services/change-services.server.ts";
import { serviceFormValues } from "#app/features/selling/services/service-form.ts";
import { findService } from "#app/features/selling/services/services.server.ts";
import { paths } from "#app/paths.ts";
import { textOf } from "#app/platform/forms/form-data.ts";
import { button, pressed } from "#app/screens/answers/buttons.server.ts";
import { screensOf } from "#app/screens/answers/screens-of.server.ts";

const ON_LIST = { find: findService, page: () => paths.services, isElsewhere: true };

const route = screensOf<"screens/services/buttons.tsx">({
  deleteService: button(ON_LIST, pressed, async (ctx, _input, { id }) => {
    const service = await deleteService(ctx, id);
    const { version: _version, ...values } = serviceFormValues(service);
    const fields = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, textOf(value)]));
    return {
      key: "services:delete.done",
      params: { text: service.description.slice(0, 100) },
      undo: { to: paths.newService, fields, until: null },
    };
  }),
});

export const loader = route.loader;
export const action = route.action;
export { NoPage as default } from "#app/ui/elements/page/no-page.tsx";
