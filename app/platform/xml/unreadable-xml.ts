export type XmlProblem = "broken" | "doctype" | "too_deep" | "text_too_long";

/** The parser adds the line, from 1, to those that readers throw. */
export class ErrorInXml extends Error {
  line: number | undefined;
}

export class UnreadableXml extends ErrorInXml {
  readonly problem: XmlProblem;

  constructor(problem: XmlProblem, line?: number) {
    super(problem);
    this.problem = problem;
    this.line = line;
  }
}
