/** Up to two initials of a name; for "Ivanova A. S." those of the last and first name. */
export const initialsOf = (name: string): string => {
  const words = name
    .replace(/[«»"“”]/g, '')
    .split(/[\s-]+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
  return words
    .slice(0, 2)
    .map((word) => Array.from(word)[0] ?? '')
    .join('')
    .toLocaleUpperCase()
}

/** A stable number from a name, to select one of a few muted hues. */
export const hueOf = (name: string): number =>
  Array.from(name).reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 360, 7)
