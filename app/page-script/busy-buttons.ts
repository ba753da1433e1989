/** Forms sent by a script are left to that script. */
export function showBusyButtons(): void {
  document.addEventListener("submit", (event) => {
    // After all listeners: a script that sends the form has prevented the default by then.
    setTimeout(() => {
      const { submitter } = event;
      if (event.defaultPrevented || !(submitter instanceof HTMLButtonElement)) return;
      beginBusy(submitter);
    });
  });
}

/** Gives a button the words in its `data-busy`, until it may be pressed again. */
export function beginBusy(button: HTMLButtonElement): void {
  const { busy } = button.dataset;
  if (!busy) return;
  const text = button.textContent;
  button.textContent = busy;
  button.ariaBusy = "true";
  button.disabled = true;
  // On the way back the page is restored as it was left.
  window.addEventListener(
    "pageshow",
    () => {
      button.textContent = text;
      button.ariaBusy = null;
      button.disabled = false;
    },
    { once: true },
  );
}
