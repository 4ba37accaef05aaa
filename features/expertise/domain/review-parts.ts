/** What an expert writes, part by part, as its history names them. */
export const reviewParts = ['VALUE', 'CONCLUSION', 'ANSWER', 'COMMENT', 'FILE'] as const

export type ReviewPart = (typeof reviewParts)[number]

/** What of a review was changed: of a template's question and a comment the code it stands at, of answers and comments their number. */
export type ReviewPlace = { part: ReviewPart; code: string | null; number: number | null }

/** The same as it is kept: by a code that is empty where none is, and by the part with its number. */
export const keptPlace = ({ part, code, number }: ReviewPlace): { code: string; field: string } => ({
  code: code ?? '',
  field: number === null ? part : `${part}:${number}`,
})

/** A place as it was kept; null of what no part names. */
export const placeOfKept = ({ code, field }: { code: string; field: string }): ReviewPlace | null => {
  const [name, number] = field.split(':')
  const part = reviewParts.find((one) => one === name)
  return part
    ? { part, code: code === '' ? null : code, number: number === undefined ? null : Number(number) }
    : null
}
