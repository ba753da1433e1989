import { ACCOUNT_SCREENS } from "./account-screens.ts";
import { PUBLIC_SCREENS } from "./public-screens.ts";
import { WORK_SCREENS } from "./work-screens.ts";

export const SCREENS = { ...PUBLIC_SCREENS, ...ACCOUNT_SCREENS, ...WORK_SCREENS };

type Screens = typeof SCREENS;

/** Names of the screens that one module shows. */
export type ScreensOf<Module extends string> = {
  [Name in keyof Screens]: Screens[Name][1] extends Module ? Name : never;
}[keyof Screens];
