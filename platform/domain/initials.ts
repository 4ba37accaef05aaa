/** Up to two initials of a name, in capitals; for "Ivanova A. S." those of the last and first name. */
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
