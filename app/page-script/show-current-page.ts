/** On a phone the second row is wider than the screen. */
export function showCurrentPage(): void {
  const current = document.querySelector(".bar-sub [aria-current]");
  current?.scrollIntoView({ inline: "center", block: "nearest" });
}
