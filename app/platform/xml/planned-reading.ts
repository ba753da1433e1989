import type { XmlHandler } from "./parse-xml.ts";
import { UnreadableXml } from "./unreadable-xml.ts";
import { MAX_XML_TEXT } from "./xml-limits.ts";

/** What is to be done at an element of the documents that are read into an `S`. */
export interface ElementPlan<S> {
  children: ReadonlyMap<string, ElementPlan<S>>;
  others?: ElementPlan<S>;
  open?: (into: S, attributes: Record<string, string>, line: number) => void;
  text?: (into: S, text: string) => void;
  close?: (into: S) => void;
}

export type Shape<S> = Record<string, ElementPlan<S>>;

const NONE = new Map<string, never>();

export function elements<S>(shape: Shape<S>, plan: Omit<ElementPlan<S>, "children"> = {}): ElementPlan<S> {
  return { ...plan, children: new Map(Object.entries(shape)) };
}

export function textElement<S>(take: (into: S, text: string) => void): ElementPlan<S> {
  return { children: NONE, text: take };
}

/** Follows a plan by the local names of elements, and ignores all others with what is in them. */
export class PlannedReading<S> implements XmlHandler {
  private readonly into: S;
  private readonly above: ElementPlan<S>[] = [];
  private plan: ElementPlan<S>;
  private ignoredDepth = 0;
  private collected = "";

  constructor(plan: ElementPlan<S>, into: S) {
    this.plan = plan;
    this.into = into;
  }

  open(name: string, attributes: Record<string, string>, line: number): void {
    if (this.ignoredDepth > 0) {
      this.ignoredDepth++;
      return;
    }
    const { children, others } = this.plan;
    const next = children.get(name) ?? children.get(name.slice(name.indexOf(":") + 1)) ?? others;
    if (!next) {
      this.ignoredDepth = 1;
      return;
    }
    this.above.push(this.plan);
    this.plan = next;
    this.collected = "";
    next.open?.(this.into, attributes, line);
  }

  text(text: string): void {
    if (this.ignoredDepth > 0 || !this.plan.text) return;
    this.collected += text;
    if (this.collected.length > MAX_XML_TEXT) throw new UnreadableXml("text_too_long");
  }

  close(): void {
    if (this.ignoredDepth > 0) {
      this.ignoredDepth--;
      return;
    }
    const plan = this.plan;
    if (plan.text) {
      const text = this.collected.trim();
      if (text) plan.text(this.into, detached(text));
      this.collected = "";
    }
    plan.close?.(this.into);
    this.plan = this.above.pop()!;
  }
}

/** A part of a string keeps the whole alive, which here is a piece of the file; parts below 13 characters do not. */
function detached(part: string): string {
  return part.length < 13 ? part : ` ${part}`.slice(1);
}
