import { type RefObject, useRef, useState } from "react";
import { fillIn } from "#app/ui/forms/fill-in.ts";
import { addButton, fieldIn, formOf, nextDescription } from "./form-fields.ts";
import { nextField } from "./next-place.ts";
import { NEXT_ROW } from "./writing.ts";

export interface Spot {
  field: string;
  before: string;
  turn: number;
}

export type PaperWriting = ReturnType<typeof usePaperWriting>;

/** Frames to wait for a row that was asked for. */
const PATIENCE = 30;

/** What is written on the sheet goes into the form's fields, as if it were typed there. */
export function usePaperWriting(formId: string, box: RefObject<HTMLDivElement>) {
  const [spot, setSpot] = useState<Spot | null>(null);
  const turns = useRef(0);
  const text = useRef("");
  const form = () => formOf(formId);
  const placesOf = () =>
    [...(box.current?.querySelectorAll<HTMLElement>("[data-place]") ?? [])]
      .map((place) => place.dataset.place ?? "")
      .filter((place) => place !== CLIENT);
  const open = (place: string) => {
    const owner = form();
    if (!owner) return;
    if (place === CLIENT) return chooseClient(owner);
    const field = place === NEXT_ROW ? nextDescription(owner) : place;
    text.current = fieldIn(owner, field)?.value ?? "";
    setSpot({ field, before: text.current, turn: ++turns.current });
  };
  const write = (typed: string) => {
    text.current = typed;
    const owner = form();
    if (!owner || !spot) return;
    if (fieldIn(owner, spot.field)) return fillIn(owner, { [spot.field]: typed });
    addButton(owner)?.click();
    whenThere(
      () => fieldIn(owner, spot.field) !== null,
      () => fillIn(owner, { [spot.field]: text.current }),
    );
  };
  return {
    spot,
    form,
    placesOf,
    open,
    write,
    begin: () => open(placesOf()[0] ?? NEXT_ROW),
    /** @returns false at the end of the sheet */
    goOn(step: 1 | -1): boolean {
      const next = spot && nextField(spot.field, step, placesOf(), text.current === "");
      if (next) open(next);
      return Boolean(next);
    },
    /** Unless another place was opened meanwhile. */
    close: (turn: number) => setSpot((now) => (now?.turn === turn ? null : now)),
    takeBack() {
      const owner = form();
      if (owner && spot && fieldIn(owner, spot.field)) fillIn(owner, { [spot.field]: spot.before });
      setSpot(null);
    },
  };
}

const CLIENT = "clientName";

/** In the form, where saved clients are offered; on a phone that is the other tab. */
function chooseClient(form: HTMLFormElement): void {
  const field = fieldIn(form, CLIENT);
  if (!field) return;
  if (field.offsetParent === null) location.hash = "#writing";
  field.focus();
  field.click();
}

function whenThere(isThere: () => boolean, then: () => void, frames = PATIENCE): void {
  if (isThere()) return then();
  if (frames > 0) requestAnimationFrame(() => whenThere(isThere, then, frames - 1));
}
