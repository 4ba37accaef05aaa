/** What a certificate says, and what its check repeats. */
export type CertificateFacts = {
  /** Its number. */
  id: number
  /** By which it is checked; nobody can guess it. */
  code: string
  task: string
  title: string
  author: string
  people: readonly string[]
  organizer: string
  place: number
  entries: number
  isWinner: boolean
  /** The day of the results by the clock of the task. */
  day: string
}

/** Characters of a code, without the dashes that make it readable. */
export const codeLength = 16

/** A code in groups of four, as it is printed. */
export const groupedCode = (code: string): string => code.replace(/(.{4})(?=.)/g, '$1-')

/** A code as it is stored, of what a person typed off a sheet; null if it can be none. */
export const codeTyped = (typed: string): string | null => {
  const code = typed.replace(/[\s\-–—]/g, '').toUpperCase()
  return /^[0-9A-F]+$/.test(code) && code.length === codeLength ? code : null
}

/** How often one visitor checks certificates: a person types a few. */
export const checksOfVisitor = { hits: 60, seconds: 3600 } as const
