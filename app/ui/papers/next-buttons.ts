/** `fields` of what is done at once; null for a page that asks first. */
export interface NextButton {
  label: string;
  look: "button-primary" | "button-quiet" | "";
  to: string;
  fields: [name: string, value: string | number][] | null;
}

export interface NextOfPaper {
  what: string;
  why: string;
  /** The first may be the one that is red. */
  buttons: NextButton[];
}
