/** The name that an open page has given itself, of the header `Page-Id` or its socket's address; null when it is none. */
export const readPageId = (given: unknown): string | null =>
  typeof given === 'string' && /^[0-9a-f]{16}$/.test(given) ? given : null
