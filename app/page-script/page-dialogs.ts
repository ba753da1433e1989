import { element, isPlainClick } from "./elements.ts";
import { keepFocus } from "./keep-focus.ts";
import { parsePage } from "./parse-page.ts";
import { focusRefusal } from "./refusals.ts";
import { typedText } from "./typed-text.ts";
import { scriptWords } from "./words.ts";

const FIRST_FIELD = "input:not([type=hidden], [disabled]), select, textarea";

/**
 * `<a data-dialog="ID">`: what has this id on the linked page, or without one its whole content, opens over this page,
 * under that page's title. Its forms are sent from there. With `data-stay` one is back on this page afterwards, else
 * where the form leads.
 */
export function openPageDialogs(): void {
  document.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (link?.dataset.dialog === undefined || event.defaultPrevented || !isPlainClick(event)) return;
    event.preventDefault();
    if (!document.querySelector("dialog[data-of-page][open]")) void open(link);
  });
}

async function open(link: HTMLAnchorElement): Promise<void> {
  const box = element("div", {});
  const dialog = new PageDialog(link, box);
  dialog.wait();
  const page = await ask(link.href);
  if (!page || !dialog.fill(page)) return location.assign(link.href);
  const field = box.querySelector<HTMLElement>("[autofocus]") ?? box.querySelector<HTMLElement>(FIRST_FIELD);
  field?.focus();
}

/** @returns null where the server is not reached, or sends elsewhere, such as to sign in */
async function ask(address: string): Promise<Document | null> {
  const answer = await fetch(address, { redirect: "manual" }).catch(() => null);
  return answer?.ok ? parsePage(await answer.text()) : null;
}

class PageDialog {
  readonly dialog = element("dialog", { className: "dialog" });
  readonly heading = element("h2", {});
  isTyped: () => boolean = () => false;

  readonly link: HTMLAnchorElement;
  readonly box: HTMLElement;

  constructor(link: HTMLAnchorElement, box: HTMLElement) {
    this.link = link;
    this.box = box;
    const { dialog, heading } = this;
    const close = element("button", { type: "button", className: "button button-quiet" });
    close.ariaLabel = scriptWords().close;
    close.append(closeIcon());
    close.addEventListener("click", () => this.leave());
    dialog.dataset.ofPage = "";
    dialog.append(element("div", { className: "dialog-head" }, heading, close), box);
    dialog.addEventListener("submit", (event) => this.submit(event));
    dialog.addEventListener("click", (event) => this.follow(event));
    dialog.addEventListener("cancel", (event) => this.escape(event));
    // A second Escape would close without `cancel`.
    dialog.addEventListener("keydown", (event) => event.key === "Escape" && this.escape(event));
    dialog.addEventListener("close", (event) => event.target === dialog && dialog.remove());
  }

  /** Open and empty until its page is there. */
  wait(): void {
    document.body.append(this.dialog);
    this.dialog.ariaBusy = "true";
    this.dialog.showModal();
  }

  /** @returns false where the page has nothing to show */
  fill(page: Document): boolean {
    const { dialog, heading, box, link } = this;
    const id = link.dataset.dialog;
    const content = id ? page.getElementById(id) : page.querySelector("main .band > .body");
    const title = page.querySelector("h1")?.textContent;
    if (!content || !title) return false;
    heading.textContent = title;
    dialog.ariaLabel = title;
    dialog.ariaBusy = null;
    box.replaceChildren(...(id ? [content] : content.childNodes));
    for (const form of box.querySelectorAll("form"))
      if (!form.hasAttribute("action")) form.action = link.href;
    this.isTyped = typedText(box);
    return true;
  }

  private submit(event: SubmitEvent): void {
    const { target: form, submitter } = event;
    if (!(form instanceof HTMLFormElement) || event.defaultPrevented || form.method === "dialog") return;
    // Consent is sent by a script of its own.
    if (form.dataset.consent !== undefined) return;
    const button = submitter instanceof HTMLButtonElement ? submitter : null;
    const action = new URL(button?.hasAttribute("formaction") ? button.formAction : form.action);
    const method = button?.hasAttribute("formmethod") ? button.formMethod : form.method;
    if (method === "dialog") return;
    if (method === "get" && action.pathname !== new URL(this.link.href).pathname) return this.dialog.close();
    event.preventDefault();
    const fields = new FormData(form, button);
    if (method === "get") void this.search(action, fields);
    else void this.send(action, fields, button);
  }

  private async search(address: URL, fields: FormData): Promise<void> {
    address.search = String(asText(fields));
    const page = await ask(address.href);
    if (page) this.fill(page);
  }

  private async send(address: URL, fields: FormData, button: HTMLButtonElement | null): Promise<void> {
    if (this.link.dataset.stay !== undefined && !fields.has("redirectTo"))
      fields.set("redirectTo", location.pathname + location.search);
    const hasFile = [...fields.values()].some((value) => value instanceof File);
    if (button) button.disabled = true;
    const headers = { "X-Dialog": "1" };
    const body = hasFile ? fields : asText(fields);
    const answer = await fetch(address, { method: "POST", headers, body }).catch(() => null);
    if (button) button.disabled = false;
    const to = answer?.headers.get("X-Location");
    if (to) return goTo(to, this.link);
    const page = answer ? parsePage(await answer.text()) : null;
    if (page && this.fill(page)) {
      // What was refused is typed.
      if (this.box.querySelector("[data-refusal]")) this.isTyped = () => true;
      return focusRefusal(this.dialog);
    }
    this.box.prepend(element("p", { className: "error", role: "alert" }, scriptWords().noNetwork));
  }

  private follow(event: MouseEvent): void {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link?.href || link.hash || link.target || link.download || !isPlainClick(event)) return;
    const isCancel = link.dataset.cancel !== undefined;
    if (!isCancel && !this.isTyped()) return;
    event.preventDefault();
    this.leave(isCancel ? undefined : link.href);
  }

  private escape(event: Event): void {
    if (event.target instanceof Element && event.target.closest("[role=alertdialog]")) return;
    event.preventDefault();
    this.leave();
  }

  /** Whatever would throw away what is typed waits for an answer. @param to another page than this one */
  private leave(to?: string): void {
    const go = () => (to ? location.assign(to) : this.dialog.close());
    if (this.isTyped()) askBefore(this.dialog, go);
    else go();
  }
}

function askBefore(dialog: HTMLDialogElement, discard: () => void): void {
  const words = scriptWords().discard;
  const question = element("dialog", { className: "dialog", role: "alertdialog" });
  const text = element("p", { id: "discard-question" }, words.question);
  const keep = element("button", { type: "button", className: "button button-primary" }, words.keep);
  const go = element("button", { type: "button", className: "button button-danger" }, words.discard);
  question.setAttribute("aria-labelledby", text.id);
  question.append(
    element("div", { className: "stack" }, text, element("div", { className: "actions" }, keep, go)),
  );
  const end = () => {
    question.close();
    question.remove();
  };
  keep.addEventListener("click", end);
  go.addEventListener("click", () => {
    end();
    discard();
  });
  question.addEventListener("cancel", (event) => {
    event.preventDefault();
    end();
  });
  question.addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    event.preventDefault();
    event.stopPropagation();
    end();
  });
  dialog.append(question);
  question.showModal();
}

function asText(fields: FormData): URLSearchParams {
  return new URLSearchParams([...fields].map(([name, value]) => [name, String(value)]));
}

/** Goes to an address, or to the shown page anew, where the link that one came by has the focus again. */
function goTo(address: string, link: HTMLAnchorElement): void {
  const to = new URL(address, location.href);
  if (to.href === location.href || to.hash) {
    if (!to.hash) keepFocus(link);
    history.replaceState(null, "", to.href);
    location.reload();
  } else location.assign(to.href);
}

function closeIcon(): SVGSVGElement {
  const name = "http://www.w3.org/2000/svg";
  const icon = document.createElementNS(name, "svg");
  const lines = document.createElementNS(name, "path");
  icon.setAttribute("class", "icon");
  icon.setAttribute("viewBox", "0 0 20 20");
  icon.setAttribute("aria-hidden", "true");
  lines.setAttribute("d", "M4.5 4.5l11 11M15.5 4.5l-11 11");
  icon.append(lines);
  return icon;
}
