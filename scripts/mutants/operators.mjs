/** The faults that are put into the code, one at a time: those that people make most, on the syntax tree of a file. */
import ts from "typescript";

const OTHER_OPERATOR = new Map([
  [ts.SyntaxKind.LessThanToken, "<="],
  [ts.SyntaxKind.LessThanEqualsToken, "<"],
  [ts.SyntaxKind.GreaterThanToken, ">="],
  [ts.SyntaxKind.GreaterThanEqualsToken, ">"],
  [ts.SyntaxKind.EqualsEqualsEqualsToken, "!=="],
  [ts.SyntaxKind.ExclamationEqualsEqualsToken, "==="],
  [ts.SyntaxKind.AmpersandAmpersandToken, "||"],
  [ts.SyntaxKind.BarBarToken, "&&"],
  [ts.SyntaxKind.PlusToken, "-"],
  [ts.SyntaxKind.MinusToken, "+"],
  [ts.SyntaxKind.AsteriskToken, "/"],
  [ts.SyntaxKind.SlashToken, "*"],
]);

/** Comparisons in texts of SQL, and between a column and its value in a call of the query builder. */
const OTHER_COMPARISON = new Map([
  ["<", "<="],
  ["<=", "<"],
  [">", ">="],
  [">=", ">"],
  ["<>", "="],
  ["!=", "="],
  ["in", "not in"],
  ["not in", "in"],
  ["is", "is not"],
  ["is not", "is"],
]);

/**
 * @returns every fault that can be put into this source: which characters are replaced by what, on which line, the
 *   `code` of that line, and `mark`, the part of the source that is run when the fault matters; none for what is run
 *   once for all tests
 */
export function faultsOf(source) {
  const tree = ts.createSourceFile("source.ts", source, ts.ScriptTarget.Latest, true);
  const lines = source.split("\n");
  const faults = [];
  const add = ({ start, end, text }, mark) => {
    const { line } = tree.getLineAndCharacterOfPosition(start);
    const code = lines[line].trim();
    faults.push({ start, end, text, line: line + 1, code, was: source.slice(start, end), mark });
  };
  const visit = (node) => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || isLogged(node)) return;
    for (const fault of faultsAt(node)) add(fault, markOf(node));
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return faults;
}

/** What they are given is run by whoever comes first, and kept for the others. */
const KEPT_BY = ["preparedQuery", "compiledOnce", "madeOnce"];

function isKept(node) {
  return ts.isCallExpression(node) && KEPT_BY.includes(node.expression.getText());
}

function markOf(node) {
  if (!ts.findAncestor(node.parent, ts.isFunctionLike) || ts.findAncestor(node, isKept)) return null;
  const place = ({ isStatement = false, node }) => ({
    start: node.getStart(),
    end: node.getEnd(),
    isStatement,
  });
  if (ts.isExpressionStatement(node) || ts.isThrowStatement(node)) return place({ node, isStatement: true });
  if (ts.isIfStatement(node)) return place({ node: node.expression });
  if (ts.isConditionalExpression(node)) return place({ node: node.condition });
  if (!ts.isCallExpression(node)) return place({ node });
  // `a?.where(b).c` in brackets would no longer end where `a` is missing.
  const [first] = node.arguments;
  return first && !ts.isSpreadElement(first) ? place({ node: first }) : null;
}

/** What the log says in detail is for whoever reads it: nothing follows from it. */
function isLogged(node) {
  return ts.isCallExpression(node) && /\blog\??\.(debug|info|warn|error)$/.test(node.expression.getText());
}

function faultsAt(node) {
  const whole = { start: node.getStart(), end: node.getEnd() };
  if (ts.isBinaryExpression(node)) return otherOperator(node);
  if (node.kind === ts.SyntaxKind.TrueKeyword) return [{ ...whole, text: "false" }];
  if (node.kind === ts.SyntaxKind.FalseKeyword) return [{ ...whole, text: "true" }];
  if (ts.isNumericLiteral(node) && (node.parent.name === node || isSignOfOrder(node))) return [];
  if (ts.isNumericLiteral(node) && isOfDays(node))
    return ["+", "-"].map((sign) => ({ ...whole, text: `(${node.getText()} ${sign} 1)` }));
  if (ts.isNumericLiteral(node)) return [{ ...whole, text: `(${node.getText()} + 1)` }];
  if (ts.isThrowStatement(node)) return [{ ...whole, text: ";" }];
  if (ts.isIfStatement(node) || ts.isConditionalExpression(node)) return negated(node);
  if (ts.isCallExpression(node)) return [...withoutFilter(node), ...otherComparison(node)];
  if (ts.isTaggedTemplateExpression(node)) return otherBoundary(node);
  // A call whose result nobody uses does something: whether that is missed is what a test should say.
  if (ts.isExpressionStatement(node) && ts.isAwaitExpression(node.expression))
    return [{ ...whole, text: ";" }];
  return [];
}

function otherOperator({ operatorToken, left, right }) {
  const text = OTHER_OPERATOR.get(operatorToken.kind);
  const joinsTexts = operatorToken.kind === ts.SyntaxKind.PlusToken && [left, right].some(isText);
  if (!text || joinsTexts || isUnequal(operatorToken.parent)) return [];
  return [{ start: operatorToken.getStart(), end: operatorToken.getEnd(), text }];
}

/** Of what a comparison for sorting answers, such as `a < b ? -1 : 1`, only the sign counts. */
function isSignOfOrder(node) {
  let branch = ts.isPrefixUnaryExpression(node.parent) ? node.parent : node;
  if (Number(node.text) === 0 || !isBranch(branch)) return false;
  while (isBranch(branch) || ts.isParenthesizedExpression(branch.parent)) branch = branch.parent;
  const { parent: compare } = branch;
  if (!ts.isArrowFunction(compare) || !ts.isCallExpression(compare.parent)) return false;
  return /\.(sort|toSorted)$/.test(compare.parent.expression.getText());
}

function isBranch(node) {
  return ts.isConditionalExpression(node.parent) && node.parent.condition !== node;
}

/** In `a === b ? … : a < b` the two differ, so that `<=` says the same. */
function isUnequal(node) {
  const choice = ts.findAncestor(node.parent, ts.isConditionalExpression);
  const before = choice && (choice.condition === node ? choice.parent : choice);
  if (!before || !ts.isConditionalExpression(before) || !ts.isBinaryExpression(before.condition))
    return false;
  const { left, operatorToken, right } = before.condition;
  const isOrder = ["<", "<=", ">", ">="].includes(node.operatorToken.getText());
  return (
    isOrder &&
    operatorToken.kind === ts.SyntaxKind.EqualsEqualsEqualsToken &&
    before.whenFalse.pos <= node.pos &&
    left.getText() === node.left.getText() &&
    right.getText() === node.right.getText()
  );
}

function isText(node) {
  return ts.isStringLiteral(node) || ts.isTemplateLiteral(node);
}

/** Comparisons have faults of their own. */
function negated(node) {
  const condition = ts.isIfStatement(node) ? node.expression : node.condition;
  if (ts.isBinaryExpression(condition)) return [];
  return [{ start: condition.getStart(), end: condition.getEnd(), text: `!(${condition.getText()})` }];
}

/** A day earlier or later. */
function isOfDays({ parent }) {
  const call = ts.isPrefixUnaryExpression(parent) ? parent.parent : parent;
  return ts.isCallExpression(call) && call.expression.getText().endsWith("addDays");
}

const FILTERS = ["where", "whereRef", "filter"];

/** `query.where(…)` becomes `query`: a filter that was forgotten. */
function withoutFilter({ expression, ...call }) {
  if (!ts.isPropertyAccessExpression(expression) || !FILTERS.includes(expression.name.text)) return [];
  return [{ start: expression.expression.getEnd(), end: call.end, text: "" }];
}

/** `where("day", "<=", day)`: the second of three arguments. */
function otherComparison({ arguments: [, operator, value] }) {
  if (!value || !ts.isStringLiteral(operator)) return [];
  const text = OTHER_COMPARISON.get(operator.text);
  return text ? [{ start: operator.getStart(), end: operator.getEnd(), text: JSON.stringify(text) }] : [];
}

function otherBoundary({ tag, template }) {
  if (!tag.getText().startsWith("sql")) return [];
  const start = template.getStart();
  return [...template.getText().matchAll(/ (<=|>=|<|>) /g)].map(({ index, 1: was }) => {
    const at = start + index + 1;
    return { start: at, end: at + was.length, text: OTHER_COMPARISON.get(was) };
  });
}
