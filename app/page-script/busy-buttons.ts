/**
 * `<button data-busy="Saving …">` says so while its form is on its way to the server. A form that a script sends is that
 * script's affair.
 */
export function showBusyButtons(): void {
  document.addEventListener("submit", (event) => {
    // Once everybody has heard of it: who sends the form otherwise has prevented the browser from doing it by then.
    setTimeout(() => {
      const { submitter } = event;
      if (event.defaultPrevented || !(submitter instanceof HTMLButtonElement)) return;
      if (submitter.dataset.busy) begin(submitter, submitter.dataset.busy);
    });
  });
}

function begin(button: HTMLButtonElement, busy: string): void {
  const text = button.textContent;
  button.textContent = busy;
  button.ariaBusy = "true";
  button.disabled = true;
  // Whoever comes back finds the page as it was left.
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
