import { z } from "zod";
import { findManual, takeBackManual } from "#app/features/books/journal/by-hand/manual-bookings.server.ts";
import { removeBookingReceipt } from "#app/features/taxes/expenses/receipts/booking-receipts.server.ts";
import {
  deleteVatMethod,
  findVatMethod,
  sayRegisteredBefore,
} from "#app/features/taxes/tax/method/vat-methods.server.ts";
import { closePeriod } from "#app/features/taxes/tax/periods/close-period.server.ts";
import { correctPeriod } from "#app/features/taxes/tax/periods/correct-period.server.ts";
import { findPeriod } from "#app/features/taxes/tax/periods/periods.server.ts";
import {
  beginReconciliation,
  discardReconciliation,
} from "#app/features/taxes/tax/reconciliation/begin-reconciliation.server.ts";
import { spanOfYear } from "#app/features/taxes/year/year-figures.server.ts";
import { readYear } from "#app/features/taxes/year/year-page.server.ts";
import { paths } from "#app/paths.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import type { ScreenArgs } from "#app/platform/http/form-submission.server.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { button, pressed } from "#app/screens/answers/buttons.server.ts";
import { screensOf } from "#app/screens/answers/screens-of.server.ts";
import { refusedHere } from "#app/screens/answers/refused-here.server.ts";

const ON_PERIOD = { find: findPeriod, page: paths.taxPeriod };
const ON_BOOKING = { find: findManual, page: paths.manualBooking };
const ON_YEAR = { page: paths.reconciliation };
const ON_METHOD = { page: () => paths.vatMethod };

const seen = {
  schema: z.object({ seen: z.string().max(64) }),
  exists: (ctx: UserContext, { id }: ScreenArgs) => findPeriod(ctx, id),
};

const said = {
  schema: z.object({ registered: z.enum(["1", "0"]) }),
  exists: (ctx: UserContext, { id }: ScreenArgs) => findVatMethod(ctx, id),
};

const route = screensOf<"screens/tax/buttons.tsx">({
  closeTax: button(ON_PERIOD, seen, (ctx, { seen }, { id }) =>
    refusedHere(ctx, async () => {
      await closePeriod(ctx, id, seen);
      return { key: "tax:page.done.closed" };
    }),
  ),
  removeBookingReceipt: button(ON_BOOKING, pressed, (ctx, _input, { id }) =>
    refusedHere(ctx, async () => {
      await removeBookingReceipt(ctx, id);
      return { key: "expenses:receipt.removed" };
    }),
  ),
  takeBackBooking: button(ON_BOOKING, pressed, (ctx, _input, { id }) =>
    refusedHere(ctx, async () => {
      await takeBackManual(ctx, id);
      return { key: "journal:byHand.takenBackNow" };
    }),
  ),
  correctTax: button(ON_PERIOD, pressed, async (ctx, _input, { id }) => {
    const correction = await correctPeriod(ctx, id);
    return redirectWithFlash(ctx.platform, paths.taxPeriod(correction), { key: "tax:page.done.correcting" });
  }),
  beginReconciliation: button(ON_YEAR, pressed, (ctx, _input, { id: year }) =>
    refusedHere(ctx, async () => {
      await beginReconciliation(ctx, await spanOfYear(ctx, readYear(year)));
      return { key: "tax:reconcile.begun" };
    }),
  ),
  discardReconciliation: button(ON_YEAR, pressed, (ctx, _input, { id: year }) =>
    refusedHere(ctx, async () => {
      await discardReconciliation(ctx, await spanOfYear(ctx, readYear(year)));
      return { key: "tax:reconcile.discarded" };
    }),
  ),
  beforeVatMethod: button(ON_METHOD, said, (ctx, { registered }, { id }) =>
    refusedHere(ctx, async () => {
      await sayRegisteredBefore(ctx, id, registered === "1");
      return { key: "tax:method.saved" };
    }),
  ),
  deleteVatMethod: button(ON_METHOD, pressed, (ctx, _input, { id }) =>
    refusedHere(ctx, async () => {
      await deleteVatMethod(ctx, id);
      return { key: "tax:method.deleted" };
    }),
  ),
});

export const loader = route.loader;
export const action = route.action;
export { NoPage as default } from "#app/ui/elements/page/no-page.tsx";
