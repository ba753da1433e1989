/** Wires `<button data-shows="ID" data-other="Hide">`, which swaps its own text. */
export function showPasswords(): void {
  document.addEventListener("click", ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>("[data-shows]") : null;
    const input = document.getElementById(button?.dataset.shows ?? "");
    if (!button || !(input instanceof HTMLInputElement)) return;
    const isShown = input.type === "text";
    input.type = isShown ? "password" : "text";
    button.ariaPressed = String(!isShown);
    const { textContent, dataset } = button;
    button.textContent = dataset.other ?? "";
    dataset.other = textContent;
  });
}
