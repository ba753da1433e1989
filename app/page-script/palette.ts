import { hasWords } from "#app/platform/lists/has-words.ts";
import { parsePage } from "./parse-page.ts";

/** How long typing rests before the server is asked, ms. */
const PAUSE = 150;

/** `<a data-palette="LABEL">`: its page of hits becomes a list to choose from by keys, over any page. */
export function openPalette(): void {
  const opener = () => document.querySelector<HTMLAnchorElement>("a[data-palette]");
  for (const kbd of isApple() ? document.querySelectorAll("a[data-palette] kbd") : [])
    kbd.textContent = "⌘ K";
  document.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest("a[data-palette]") : null;
    if (!(link instanceof HTMLAnchorElement) || event.button !== 0 || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    open(link);
  });
  document.addEventListener("keydown", (event) => {
    const { key, ctrlKey, metaKey, shiftKey, altKey } = event;
    const link = opener();
    if (!link || key.toLowerCase() !== "k" || !(ctrlKey || metaKey) || shiftKey || altKey) return;
    event.preventDefault();
    if (!document.querySelector("dialog[open]")) open(link);
  });
}

function isApple(): boolean {
  return /Mac|iPhone|iPad/.test(navigator.platform);
}

function open({ href, dataset }: HTMLAnchorElement): void {
  const dialog = element("dialog", { className: "dialog palette" });
  const field = element("input", {
    type: "text",
    className: "palette-field",
    autocomplete: "off",
    autofocus: true,
  });
  const list = element("div", {
    id: "palette-list",
    role: "listbox",
    tabIndex: -1,
    ariaLabel: dataset.paletteHits ?? "",
  });
  const none = element("p", { className: "soft palette-none", role: "status" });
  dialog.ariaLabel = dataset.palette ?? "";
  field.role = "combobox";
  field.ariaLabel = field.placeholder = dataset.palette ?? "";
  field.ariaAutoComplete = "list";
  field.spellcheck = false;
  field.setAttribute("aria-controls", list.id);
  dialog.append(field, list, none);

  let answered: string | null = null;
  let isEntered = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const typed = () => field.value.trim();
  const options = () => [...list.querySelectorAll<HTMLElement>("[role=option]:not([hidden])")];
  const chosen = () => list.querySelector<HTMLElement>("[aria-selected=true]:not([hidden])");
  const choose = (option: HTMLElement | undefined) => {
    for (const other of list.querySelectorAll("[role=option]")) other.ariaSelected = String(other === option);
    option?.scrollIntoView({ block: "nearest" });
    field.setAttribute("aria-activedescendant", option?.id ?? "");
    field.ariaExpanded = String(option !== undefined);
    none.textContent = option || answered !== typed() ? "" : (dataset.paletteNone ?? "");
  };
  const go = (option: HTMLElement | null | undefined) => {
    const to = option?.dataset.to;
    if (!to) return;
    dialog.close();
    location.assign(to);
  };
  const ask = async (words: string) => {
    const page = await fetch(`${href}?q=${encodeURIComponent(words)}`)
      .then(async (answer) => (answer.ok ? parsePage(await answer.text()) : null))
      .catch(() => null);
    if (words !== typed() || !dialog.open) return;
    answered = words;
    const before = chosen()?.dataset.to;
    list.replaceChildren(...(page ? groupsIn(page) : []));
    const all = options();
    choose(all.find(({ dataset }) => dataset.to === before) ?? all[0]);
    if (isEntered) go(chosen());
    isEntered = false;
  };
  field.addEventListener("input", () => {
    clearTimeout(timer);
    isEntered = false;
    for (const option of list.querySelectorAll<HTMLElement>("[role=option]"))
      option.hidden = !hasWords(option.textContent ?? "", typed());
    for (const group of list.querySelectorAll<HTMLElement>("[role=group]"))
      group.hidden = !group.querySelector("[role=option]:not([hidden])");
    choose(options()[0]);
    timer = setTimeout(() => void ask(typed()), PAUSE);
  });
  field.addEventListener("keydown", (event) => {
    const all = options();
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const at = all.findIndex((option) => option === chosen());
    if (step) choose(all[(at + step + all.length) % all.length]);
    else if (event.key !== "Enter") return;
    else if (answered === typed()) go(chosen());
    else isEntered = typed() !== "";
    event.preventDefault();
  });
  list.addEventListener("click", ({ target }) =>
    go((target as Element).closest<HTMLElement>("[role=option]")),
  );
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  void ask("");
}

function groupsIn(page: Document): HTMLElement[] {
  let count = 0;
  return [...page.querySelectorAll<HTMLElement>("[data-hits]")].map((section, index) => {
    const name = element("p", { className: "small soft", id: `palette-group-${index}` });
    name.textContent = section.dataset.hits ?? "";
    const group = element("div", { role: "group" });
    group.setAttribute("aria-labelledby", name.id);
    const hits = [...section.querySelectorAll("a")].map((link) => {
      const option = element("div", { role: "option", id: `palette-${count++}` });
      option.dataset.to = link.getAttribute("href") ?? "";
      option.append(...link.childNodes);
      return option;
    });
    group.append(name, ...hits);
    return group;
  });
}

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
): HTMLElementTagNameMap[Name] {
  return Object.assign(document.createElement(name), properties);
}
