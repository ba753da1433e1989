/** Tells CSV by the name, unless it begins as another kind of file does. @param head of the file, as Latin-1 */
export function isCsvNamed(name: string, head: string): boolean {
  return /\.(csv|tsv|txt)$/i.test(name) && !/^(\xef\xbb\xbf|\xff\xfe|\xfe\xff)?\s*\0?</.test(head);
}
