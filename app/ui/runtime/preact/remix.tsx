import { type ComponentProps, useMemo } from "react";

/** What the server gives an island, as JSON in its page. */
export interface IslandData {
  /** Address of the screen's module. */
  module: string;
  screen: string;
  loaderData: Record<string, unknown>;
  actionData: Record<string, unknown> | null;
  location: { pathname: string; search: string };
}

let page: IslandData = {
  module: "",
  screen: "",
  loaderData: {},
  actionData: null,
  location: { pathname: "/", search: "" },
};

export function setPage(data: IslandData): void {
  page = data;
}

// What screens ask of Remix. In browsers the page was drawn already, and its data never change.

export function useLoaderData(): unknown {
  return page.loaderData[page.screen];
}

export function useActionData(): unknown {
  return page.actionData?.[page.screen];
}

export function useRouteLoaderData(id: string): unknown {
  return page.loaderData[id];
}

export function useLocation() {
  return useMemo(() => ({ ...page.location, hash: "" }), []);
}

interface FormProps extends ComponentProps<"form"> {
  reloadDocument?: boolean;
}

/** Sent by the browser, to the address that the server has written. */
function PlainForm({ reloadDocument: _whole, action, ...rest }: FormProps) {
  const { pathname, search } = page.location;
  return <form {...rest} action={action ?? pathname + search} />;
}

export { PlainForm as Form };
