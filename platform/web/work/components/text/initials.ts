/** Up to two first letters of a name; for "Ivanova A. S." the family name's and the first name's. */
export const initialsOf = (name: string): string => {
  const words = name
    .replace(/[«»"“”]/g, '')
    .split(/[\s-]+/)
    .filter(Boolean)
  return words
    .slice(0, 2)
    .map((word) => Array.from(word)[0] ?? '')
    .join('')
    .toLocaleUpperCase()
}

/** A steady number from a name, to pick one of a few quiet hues. */
export const hueOf = (name: string): number =>
  Array.from(name).reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 360, 7)
