import { isForList } from "./list-keys.ts";

/** `<form data-undo="SECONDS">` can be sent for so long, also by the key U; `[data-seconds]` in it counts them. */
export function countDownUndo(): void {
  const forms = () => document.querySelectorAll<HTMLFormElement>("form[data-undo]:not([hidden])");
  setInterval(() => {
    for (const form of forms()) {
      const left = Number(form.dataset.undo) - 1;
      if (form.dataset.undo === "") continue;
      if (left <= 0) form.hidden = true;
      form.dataset.undo = String(left);
      const shown = form.querySelector("[data-seconds]");
      if (shown) shown.textContent = shown.textContent.replace(/\d+/, String(left));
    }
  }, 1_000);
  document.addEventListener("keydown", (event) => {
    const [form] = forms();
    if (!form || event.key.toLowerCase() !== "u" || !isForList(event)) return;
    event.preventDefault();
    form.requestSubmit();
  });
}
