/** Parts of a review, as its history names them. */
export const reviewParts = ['VALUE', 'CONCLUSION', 'ANSWER', 'COMMENT', 'FILE'] as const

export type ReviewPart = (typeof reviewParts)[number]

/**
 * A changed part of a review: template questions and comments have the code of their element, answers and comments
 * have a number.
 */
export type ReviewPlace = { part: ReviewPart; code: string | null; number: number | null }

/** The same in its stored form: the code or an empty string, and the part with its number. */
export const storedPlace = ({ part, code, number }: ReviewPlace): { code: string; field: string } => ({
  code: code ?? '',
  field: number === null ? part : `${part}:${number}`,
})

/** Parses a stored place; null for an unknown part. */
export const placeOfStored = ({ code, field }: { code: string; field: string }): ReviewPlace | null => {
  const [name, number] = field.split(':')
  const part = reviewParts.find((one) => one === name)
  return part
    ? { part, code: code === '' ? null : code, number: number === undefined ? null : Number(number) }
    : null
}
