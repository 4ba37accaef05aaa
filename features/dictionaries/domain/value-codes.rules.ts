/** Maximum length of a value's code. */
export const maxValueCode = 60

/** Capital letters and digits; dashes, dots and underscores between them. */
export const valueCodeShape = /^[A-Z0-9]([A-Z0-9._-]*[A-Z0-9])?$/

/** Generates a value's code from its English name, with a number if that code is taken. */
export const generatedValueCode = (nameEn: string, taken: ReadonlySet<string>): string => {
  const plain = nameEn
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, '_')
    .replace(/^_+|_+$/g, '')
    .slice(0, 50)
    .replace(/_+$/, '')
  const base = plain || 'VALUE'
  if (!taken.has(base)) return base
  let number = 2
  while (taken.has(`${base}_${number}`)) number += 1
  return `${base}_${number}`
}
