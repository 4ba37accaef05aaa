/** The id that an open page has given itself, in the header `Page-Id`; null if invalid. */
export const readPageId = (given: unknown): string | null =>
  typeof given === 'string' && /^[0-9a-f]{16}$/.test(given) ? given : null
