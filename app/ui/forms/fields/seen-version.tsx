/** Whoever acts on a page acts on what it showed: an act on an older version is refused. */
export function SeenVersion({ version }: { version: number }) {
  return <input type="hidden" name="version" value={version} />;
}
