/** `button[data-both]` says how many of the rows ticked in its form go by e-mail, and how many are printed. */
export function countWays(): void {
  document.addEventListener("change", label);
  // Fields that the browser has filled again on the way back.
  window.addEventListener("pageshow", label);
}

function label(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>("button[data-both]")) {
    const typed = new FormData(button.form ?? undefined);
    const ways = typed.getAll("id").map((id) => typed.get(`way-${String(id)}`));
    const send = String(ways.filter((way) => way === "email").length);
    const print = String(ways.length - Number(send));
    const { dataset } = button;
    const text = send === "0" ? dataset.print : print === "0" ? dataset.send : dataset.both;
    button.textContent = (text ?? "").replace("{send}", send).replace("{print}", print);
  }
}
