import { IdentifierNode, type OperationNode, type RootOperationNode, TableNode } from "kysely";

/** Empty where the statement does not say it in a way that can be read; null for one that changes nothing. */
export function changedTable(node: RootOperationNode): string | null {
  if (node.kind === "InsertQueryNode") return nameOf(node.into);
  if (node.kind === "UpdateQueryNode") return nameOf(node.table);
  if (node.kind === "DeleteQueryNode") return node.from.froms.length === 1 ? nameOf(node.from.froms[0]) : "";
  if (node.kind === "MergeQueryNode") return "";
  if (node.kind !== "RawNode") return null;
  return /^\s*(insert|update|delete|merge|with)\b/i.test(node.sqlFragments[0] ?? "") ? "" : null;
}

function nameOf(node: OperationNode | undefined): string {
  if (!node || !TableNode.is(node)) return "";
  const { identifier } = node.table;
  return IdentifierNode.is(identifier) ? identifier.name : "";
}
