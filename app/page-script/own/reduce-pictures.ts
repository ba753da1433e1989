import { smallPicture } from "./small-picture.ts";

/** Puts the picture of any field in `[data-picture=BYTES]` into the named one, reduced where it is larger. */
export function reducePictures(): void {
  document.addEventListener("change", ({ target }) => {
    if (target instanceof HTMLInputElement) void take(target);
  });
}

async function take(picked: HTMLInputElement): Promise<void> {
  const place = picked.closest<HTMLElement>("[data-picture]");
  const field = place?.querySelector<HTMLInputElement>("input[name]");
  const [file] = picked.files ?? [];
  if (!place || !field || !file) return;
  if (picked === field && file.size <= Number(place.dataset.picture)) return;
  const chosen = new DataTransfer();
  chosen.items.add(await smallPicture(file).catch(() => file));
  field.files = chosen.files;
}
