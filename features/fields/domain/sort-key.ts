import { cutText } from '#platform/domain/cut-text.ts'

/** A sort key of a number with two decimals. */
export const numberKey = (value: number): string =>
  String(BigInt(Math.round(value * 100)) + 10n ** 16n).padStart(17, '0')

/** A sort key of a text, independent of upper case. */
export const textKey = (value: unknown): string | undefined =>
  typeof value === 'string' ? cutText(value.trim().toLowerCase(), 100) : undefined
