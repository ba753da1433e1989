import { type ComponentType, startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { type IslandData, setPage } from "./ui/runtime/preact/remix.tsx";
import { MessagesProvider } from "./ui/runtime/translation.ts";
import { messages } from "./ui/runtime/i18n.client.ts";
import { PAGE_SHOWN } from "./page-script/load-drafts.ts";

const island = document.querySelector<HTMLElement>("[data-island]");
const json = document.getElementById("island-data")?.textContent;
if (island && json) {
  const data = JSON.parse(json) as IslandData;
  setPage(data);
  const { default: Screen } = (await import(/* @vite-ignore */ data.module)) as { default: ComponentType };
  const chosen = chosenBefore(island);
  startTransition(() => {
    hydrateRoot(
      island,
      <MessagesProvider value={messages}>
        <Screen />
        <Shown chosen={chosen} />
      </MessagesProvider>,
    );
  });
}

/** Last of the island: its parts listen by now to what people do. */
function Shown({ chosen }: { chosen: HTMLInputElement[] }) {
  useEffect(() => {
    for (const input of chosen) if (input.isConnected && !input.checked) input.click();
    document.dispatchEvent(new Event(PAGE_SHOWN));
  }, [chosen]);
  return null;
}

/** What somebody has ticked meanwhile, which the island would set back. */
function chosenBefore(island: HTMLElement): HTMLInputElement[] {
  const inputs = [...island.querySelectorAll<HTMLInputElement>("input[type=radio], input[type=checkbox]")];
  return inputs.filter(({ checked, defaultChecked }) => checked && !defaultChecked);
}
