import {
  type BinaryOperationNode,
  ColumnNode,
  type LimitNode,
  type OperationNode,
  ReferenceNode,
  SqliteQueryCompiler,
  ValueNode,
} from "kysely";

/** Columns of few different words, which the conditions of partial indexes name. */
const WORD_COLUMNS = new Set(["state", "kind", "source", "currency"]);

export const HIDDEN_VALUE = "+?";

/**
 * SQLite plans a kept statement anew at each run where its plan may depend on a bound value, which takes longer than
 * most runs. Values get a sign that changes nothing and hides them from the planner; limits, words of a state and
 * empty values stand in the text, where it finds partial indexes.
 */
export class PlanOnceCompiler extends SqliteQueryCompiler {
  protected override getCurrentParameterPlaceholder(): string {
    return HIDDEN_VALUE;
  }

  protected override visitLimit(node: LimitNode): void {
    this.append("limit ");
    this.#visitPlainly(node.limit, isWhole);
  }

  protected override visitBinaryOperation(node: BinaryOperationNode): void {
    this.visitNode(node.leftOperand);
    this.append(" ");
    this.visitNode(node.operator);
    this.append(" ");
    const isPlain = isWordColumn(node.leftOperand) ? isWordOrEmpty : isEmpty;
    this.#visitPlainly(node.rightOperand, isPlain);
  }

  #visitPlainly(node: OperationNode, isPlain: (value: unknown) => boolean): void {
    if (ValueNode.is(node) && isPlain(node.value)) this.appendImmediateValue(node.value);
    else this.visitNode(node);
  }
}

function isWordColumn(node: OperationNode): boolean {
  return ReferenceNode.is(node) && ColumnNode.is(node.column) && WORD_COLUMNS.has(node.column.column.name);
}

function isWhole(value: unknown): boolean {
  return Number.isSafeInteger(value);
}

function isEmpty(value: unknown): boolean {
  return value === "" || value === 0;
}

function isWordOrEmpty(value: unknown): boolean {
  return isEmpty(value) || (typeof value === "string" && /^\w+$/.test(value));
}
