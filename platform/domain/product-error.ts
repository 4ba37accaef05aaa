import { errorStatus, type ErrorCode } from './error-codes.ts'

/** Error codes of a single field; each has a text `fieldErrors.<CODE>` in both languages (spec 5). */
export const fieldErrorCodes = [
  'REQUIRED',
  'INVALID',
  'TOO_LONG',
  'TOO_SHORT',
  'TOO_SMALL',
  'TOO_BIG',
  'NOT_A_NUMBER',
  'NOT_AN_INTEGER',
  'NOT_IN_LIST',
  'NOBODY_TO_REMIND',
  'RECIPIENT_CANNOT_READ',
  'AMBIGUOUS',
  'NEGATIVE',
  'DATE_OVER_A_YEAR',
  'DIGITS_LOST',
  'CELL_CUT',
  'CELL_ERROR',
  'NOT_CALCULATED',
  'CURRENCY_NOT_TAKEN',
  'INVALID_EMAIL',
  'INVISIBLE_SIGN',
  'MIXED_ALPHABETS',
  'INVALID_URL',
  'INVALID_DATE',
  'INVALID_NAME',
  'LINK_NOT_ALLOWED',
  'WEAK_PASSWORD',
  'PASSWORD_TOO_SHORT',
  'PASSWORDS_DIFFER',
  'WRONG_PASSWORD',
  'WRONG_CODE',
  'UNKNOWN_FIELD',
  'ALREADY_TAKEN',
  'INVALID_PHONE',
  'PHONE_COUNTRY_REQUIRED',
  'TO_NOT_ABOVE_FROM',
  'END_BEFORE_START',
  'END_NOT_LATER',
  'DUE_NOT_LATER',
  'PAGE_SIZE',
  'BEYOND_END',
  'ONLY_IF_PUBLIC',
  'NO_MEETING_FITS',
  'DATE_IN_PAST',
  'DATE_IN_FUTURE',
  'DATE_TOO_FAR',
  'BEFORE_FIRST',
  'PERIOD_TOO_LONG',
  'PERIOD_OVER',
  'INVALID_TIME',
  'START_PASSED',
  'RESULTS_BEFORE_END',
  'RESULTS_TOO_FAR',
  'OUTAGE_OUTSIDE_ENTRIES',
  'OUTAGE_TOO_LONG',
  'MAX_BELOW_MIN',
  'INVALID_CERTIFICATE_CODE',
  'STREAM_PERIOD_OVERLAP',
  'TOO_MANY_DECIMALS',
  'TOO_MANY',
  'PLACES_TAKEN',
  'TOO_FEW_PLACES',
  'LOW_CONTRAST',
  'TEMPLATE_FAULTS',
  'UNKNOWN_TAG',
  'INVALID_CODE',
  'UNKNOWN_PLACEHOLDER',
  'PLACEHOLDER_MISSING',
  'SEVERAL_LINES',
  'TURNED_TEXT',
  'TAX_NUMBER_LENGTH',
  'TAX_NUMBER_OF_ORGANISATION',
  'TAX_NUMBER_OF_PERSON',
  'TAX_NUMBER_CHECK_DIGIT',
  'RISKS_NOT_ANSWERED',
  'EDIT_FORBIDDEN_CODE_SHOWN',
  'EDIT_FORBIDDEN_TRACKPOINTS_STARTED',
  'EDIT_FORBIDDEN_HAS_REQUESTS',
  'EDIT_FORBIDDEN_HAS_APPLICATIONS',
] as const

export type FieldErrorCode = (typeof fieldErrorCodes)[number]

/** Field errors by path (`reason`, `members.0.email`). */
export type FieldErrors = Record<string, FieldErrorCode>

/** The only error that domain rules and use cases throw: a code of the closed list with its parameters. */
export class ProductError extends Error {
  readonly code: ErrorCode
  readonly params: Record<string, string | number>
  readonly fields: FieldErrors | undefined

  constructor(code: ErrorCode, params: Record<string, string | number> = {}, fields?: FieldErrors) {
    super(code)
    this.name = 'ProductError'
    this.code = code
    this.params = params
    this.fields = fields
  }

  /** The code's HTTP status in `errors.csv`. */
  get status(): number {
    return errorStatus[this.code]
  }
}

/** A 400 that names the wrong fields. */
export const invalid = (fields: FieldErrors): ProductError =>
  new ProductError('VALIDATION_FAILED', {}, fields)

/** A 404: the object does not exist for this person. */
export const notFound = (): ProductError => new ProductError('NOT_FOUND')

/** Returns an object that existed a moment ago, or throws 404: it may have been deleted since. */
export const stillThere = <One>(one: One | undefined): One => {
  if (one === undefined) throw notFound()
  return one
}
