/** Returns a heading without differences that do not matter: case, ё, punctuation and spaces. */
export const normalized = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
