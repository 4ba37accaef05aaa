/** The text of a key (`states.START`) in a feature's texts; undefined if missing. */
export const textAt = (texts: unknown, key: string): string | undefined => {
  let found = texts
  for (const step of key.split('.')) {
    if (typeof found !== 'object' || found === null || !Object.hasOwn(found, step)) return undefined
    found = (found as Record<string, unknown>)[step]
  }
  return typeof found === 'string' ? found : undefined
}
