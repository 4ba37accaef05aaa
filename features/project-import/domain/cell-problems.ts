import type { FieldErrorCode } from '#platform/domain/product-error.ts'

/** Problems of a cell; each has a text `problems.<CODE>` in both languages. */
export const cellProblemCodes = [
  'REQUIRED',
  'INVALID',
  'TOO_LONG',
  'TOO_SMALL',
  'TOO_BIG',
  'NOT_A_NUMBER',
  'NOT_AN_INTEGER',
  'NOT_IN_LIST',
  'AMBIGUOUS',
  'DIGITS_LOST',
  'CELL_CUT',
  'CELL_ERROR',
  'NOT_CALCULATED',
  'CURRENCY_NOT_TAKEN',
  'INVISIBLE_SIGN',
  'MIXED_ALPHABETS',
  'INVALID_EMAIL',
  'INVALID_URL',
  'INVALID_DATE',
  'DATE_IN_FUTURE',
  'INVALID_PHONE',
  'LINK_NOT_ALLOWED',
  'TOO_MANY_DECIMALS',
  'TOO_MANY',
] as const satisfies readonly FieldErrorCode[]

export type CellProblemCode = (typeof cellProblemCodes)[number]

const known: ReadonlySet<FieldErrorCode> = new Set<FieldErrorCode>(cellProblemCodes)

const isKnown = (code: FieldErrorCode): code is CellProblemCode => known.has(code)

/** The problem of a cell for the error of a field; phone numbers of a spreadsheet have no country selector. */
export const cellProblemOf = (fault: FieldErrorCode): CellProblemCode => {
  if (fault === 'PHONE_COUNTRY_REQUIRED') return 'INVALID_PHONE'
  return isKnown(fault) ? fault : 'INVALID'
}
