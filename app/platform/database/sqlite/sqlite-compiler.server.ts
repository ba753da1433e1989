import {
  AndNode,
  BinaryOperationNode,
  ColumnNode,
  type LimitNode,
  OperatorNode,
  type OperationNode,
  ReferenceNode,
  SqliteQueryCompiler,
  ValueNode,
  type WhereNode,
} from "kysely";

/** Columns of few different words, which the conditions of partial indexes name. */
const WORD_COLUMNS = new Set(["state", "kind", "source", "currency"]);

export const HIDDEN_VALUE = "+?";

/**
 * SQLite plans a kept statement anew at each run where its plan may depend on a bound value, which takes longer than
 * most runs. Values get a sign that changes nothing and hides them from the planner; limits, words of a state and
 * empty values stand in the text, where it finds partial indexes. Without figures it takes a business for ten rows and
 * would read all of them rather than twenty by their ids: where ids are named, business and state are only compared.
 */
export class PlanOnceCompiler extends SqliteQueryCompiler {
  protected override getCurrentParameterPlaceholder(): string {
    return HIDDEN_VALUE;
  }

  protected override visitLimit(node: LimitNode): void {
    this.append("limit ");
    this.#visitPlainly(node.limit, isWhole);
  }

  /** The table whose rows are found by their ids, empty where it has no name; null elsewhere. */
  #byIds: string | null = null;

  protected override visitWhere(node: WhereNode): void {
    const around = this.#byIds;
    this.#byIds = tableFoundById(node.where);
    super.visitWhere(node);
    this.#byIds = around;
  }

  protected override visitBinaryOperation(node: BinaryOperationNode): void {
    if (this.#byIds !== null && tableOf(node.leftOperand, isShared) === this.#byIds) this.append("+");
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

function tableFoundById(node: OperationNode): string | null {
  if (AndNode.is(node)) return tableFoundById(node.left) ?? tableFoundById(node.right);
  if (!BinaryOperationNode.is(node) || !OperatorNode.is(node.operator)) return null;
  return node.operator.operator === "in" ? tableOf(node.leftOperand, isId) : null;
}

/** What many rows share that are not found by it where their ids are named. */
const isShared = (column: string) => column === "business_id" || column === "state";

const isId = (column: string) => /^(.+_)?id$/.test(column) && column !== "business_id";

/** The table of a column that is meant, empty where it is not named; null for anything else. */
function tableOf(node: OperationNode, isMeant: (column: string) => boolean): string | null {
  if (!ReferenceNode.is(node) || !ColumnNode.is(node.column) || !isMeant(node.column.column.name))
    return null;
  return node.table?.table.identifier.name ?? "";
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
