/** Scrolls the second row to the current page, as a phone is narrower than the row. */
export function showCurrentPage(): void {
  const current = document.querySelector(".bar-sub [aria-current]");
  current?.scrollIntoView({ inline: "center", block: "nearest" });
}
