/** What was refused has the focus, and its links lead to fields that may be folded away. */
export function focusRefusal(within: Document | HTMLElement = document): void {
  within.querySelector<HTMLElement>("[data-refusal]")?.focus();
}

export function followToFields(): void {
  document.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    const field = link?.closest("[data-refusal], [data-leads-to-fields]")
      ? document.getElementById(link.hash.slice(1))
      : null;
    if (!field) return;
    event.preventDefault();
    for (let part = field.closest("details"); part; part = part.parentElement?.closest("details") ?? null)
      part.open = true;
    field.focus();
  });
}
