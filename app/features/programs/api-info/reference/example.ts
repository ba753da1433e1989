const CREDENTIAL = { v1: "Bearer rpn_test_…", session: "Bearer …" };

export function exampleOf(method: string, path: string, body: unknown, isPublic = false): string {
  const credential = path.startsWith("/api/v1/") ? CREDENTIAL.v1 : CREDENTIAL.session;
  return [
    `${method.toUpperCase()} ${path}`,
    ...(isPublic ? [] : [`Authorization: ${credential}`]),
    ...["Content-Type: application/json", "", JSON.stringify(body, null, 2)],
  ].join("\n");
}
