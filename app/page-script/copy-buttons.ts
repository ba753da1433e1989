/** How long a button says that it has copied, ms. */
const SAID_FOR = 2000;

/** `<button hidden data-copy="TEXT" data-done="Copied" data-says="ID">`, which shows where there is a clipboard. */
export function copyByButtons(): void {
  if (!("clipboard" in navigator)) return;
  for (const button of document.querySelectorAll<HTMLElement>("[data-copy]")) button.hidden = false;
  document.addEventListener("click", ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>("[data-copy]") : null;
    if (button) void copy(button, button.dataset.copy ?? "");
  });
}

export async function copy(button: HTMLElement, text: string): Promise<void> {
  const { done = "", says } = button.dataset;
  const isCopied = await navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  );
  const status = says ? document.getElementById(says) : button.nextElementSibling;
  if (!isCopied || !status || button.textContent === done) return;
  const offer = button.textContent;
  button.textContent = done;
  status.textContent = button.dataset.what ? `${done}: ${button.dataset.what}` : done;
  setTimeout(() => {
    button.textContent = offer;
    status.textContent = "";
  }, SAID_FOR);
}
