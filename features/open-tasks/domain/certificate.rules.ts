/** Content of a certificate, repeated by its verification. */
export type CertificateFacts = {
  /** Its number. */
  id: number
  /** Its verification code, which cannot be guessed. */
  code: string
  task: string
  title: string
  author: string
  people: readonly string[]
  organizer: string
  place: number
  entries: number
  isWinner: boolean
  /** The day of the results in the task's time zone. */
  day: string
}

/** Length of a code without the dashes that make it readable. */
export const codeLength = 16

/** A code in groups of four, as printed. */
export const groupedCode = (code: string): string => code.replace(/(.{4})(?=.)/g, '$1-')

/** The stored form of a code that a person typed; null if it cannot be a code. */
export const codeTyped = (typed: string): string | null => {
  const code = typed.replace(/[\s\-–—]/g, '').toUpperCase()
  return /^[0-9A-F]+$/.test(code) && code.length === codeLength ? code : null
}

/** Limit of verifications per visitor: people type only a few. */
export const checksOfVisitor = { hits: 60, seconds: 3600 } as const
