/** `<button hidden data-share="ADDRESS" data-name="invoice.png">`, which shows where pictures can be shared. */
export function shareByButtons(): void {
  const { navigator } = globalThis;
  if (!("canShare" in navigator) || !navigator.canShare({ files: [pngOf(new Blob(), "code.png")] })) return;
  for (const button of document.querySelectorAll<HTMLElement>("[data-share]")) button.hidden = false;
  document.addEventListener("click", ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>("[data-share]") : null;
    if (button) void share(button.dataset);
  });
}

/** Whoever closes the choice of apps shares nothing, which is no fault. */
async function share({ share: address = "", name = "" }: DOMStringMap): Promise<void> {
  try {
    await navigator.share({ files: [pngOf(await pictureAt(address), name)] });
  } catch (error) {
    if (!(error instanceof DOMException && error.name === "AbortError")) location.assign(address);
  }
}

/** Loads the picture as an image: the policy of clients' pages lets scripts fetch nothing. */
async function pictureAt(address: string): Promise<Blob> {
  const image = new Image();
  image.src = address;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = image.naturalWidth;
  canvas.height = image.naturalHeight;
  canvas.getContext("2d")?.drawImage(image, 0, 0);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png");
  });
}

function pngOf(content: Blob, name: string): File {
  return new File([content], name, { type: "image/png" });
}
