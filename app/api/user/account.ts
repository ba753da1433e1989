import { deletionSchema } from "#app/features/accounts/account.schema.ts";
import { deleteAccount } from "#app/features/accounts/closing/delete-account.server.ts";
import { endpoint, handleBody } from "#app/platform/http/api.server.ts";

const route = endpoint({
  DELETE: handleBody(deletionSchema, async (ctx, { password, confirm }) => {
    await deleteAccount(ctx, { password, confirmed: confirm });
    return { deleted: true };
  }),
});

export const loader = route.loader;
export const action = route.action;
