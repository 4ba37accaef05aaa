import { z } from 'zod'
import { withoutInvisible } from '#platform/domain/composed-text.ts'
import { amountPattern } from '#platform/domain/money.ts'
import { longestPersonName, personNamePattern } from '#platform/domain/person-name.ts'
import { pictureWidths } from '#platform/domain/picture-widths.ts'
import { hasLink, inReadingOrder, onOneLine } from '#platform/domain/plain-name.ts'
import { isCalendarDay } from '#platform/domain/typed/day.ts'
import { readDecimal } from '#platform/domain/typed/decimal.ts'
import { readEmail } from '#platform/domain/typed/email.ts'
import { faultOf } from '#platform/domain/typed/reading.ts'
import { isWebAddress, wholeWebAddress } from '#platform/domain/web-address.ts'

/** The product's text limits in characters (spec 9), and those of reviewers' checklists and saved comments. */
export const textLimits = [4, 9, 15, 22, 100, 200, 255, 300, 1200, 2000, 4000] as const

/** One of the product's text limits. */
export type TextLimit = (typeof textLimits)[number]

/** Whether databases and serializers accept a text: no NUL, no lone surrogate. */
export const wellFormed = (value: string): boolean => !value.includes('\u0000') && value.isWellFormed()

/** Error for a text that is too long; other checks are skipped, so that no rule scans megabytes. */
const tooLong = { error: 'TOO_LONG', abort: true } as const

/** A trimmed text without invisible characters, so that it is searched and compared as people see it. */
const plainText = () => z.string().overwrite(withoutInvisible).trim()

/** A text of at most `max` characters, trimmed; may be empty. */
export const text = (max: TextLimit) => plainText().max(max, tooLong).refine(wellFormed, 'INVALID')

/** Whether a text has visible characters: a name of zero-width characters can be neither read nor clicked. */
const isSeen = (value: string): boolean => /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}]/u.test(value)

const seen = (given: z.ZodString) =>
  given.min(1, 'REQUIRED').refine((value) => value === '' || isSeen(value), 'REQUIRED')

/** A text that must not be empty. */
export const requiredText = (max: TextLimit) => seen(text(max))

/** A text longer than form fields allow (spec 9), of at most `max` characters, trimmed; may be empty. */
export const longText = (max: number) => plainText().max(max, tooLong).refine(wellFormed, 'INVALID')

/** A long text that must not be empty. */
export const requiredLongText = (max: number) => seen(longText(max))

/** A title for lists and email subjects: on one line, in reading order. */
export const headline = (max: TextLimit) => seen(text(max).overwrite(inReadingOrder).overwrite(onOneLine))

/** A title by one person for another: line breaks and bidirectional controls are refused, not silently removed. */
export const oneLineTitle = (max: TextLimit) =>
  seen(text(max))
    .refine((value) => !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(value), 'SEVERAL_LINES')
    .refine((value) => inReadingOrder(value) === value, 'TURNED_TEXT')

/** A text by one person for another, in reading order. */
export const readableText = (max: TextLimit) =>
  requiredText(max).refine((value) => inReadingOrder(value) === value, 'TURNED_TEXT')

/** A text for emails: without anything that reads like a link or an address (ADR 26); may be empty. */
export const linkless = (max: TextLimit) =>
  text(max)
    .overwrite(inReadingOrder)
    .refine((value) => !hasLink(value), 'LINK_NOT_ALLOWED')

/** The name of something that people get emails about: a project, an accelerator. */
export const plainName = (max: TextLimit) => seen(linkless(max).overwrite(onOneLine))

/** A comment of at most `max` characters, which may be empty; a longer one has its own error (`COMMENT_TOO_LONG`). */
export const comment = (max: TextLimit) =>
  plainText().max(max, { error: 'COMMENT_TOO_LONG', abort: true }).refine(wellFormed, 'INVALID')

/** The id of a business entity in a body or a response. */
export const id = () => z.int('NOT_AN_INTEGER').positive('INVALID')

/** The id of a business entity in a path or query: digits on the wire, a number for the handler. */
export const idParam = () =>
  z
    .string('REQUIRED')
    .regex(/^[1-9]\d{0,14}$/, 'INVALID')
    .pipe(z.coerce.number())

/** A supported width of a stored image: digits on the wire, a number for the handler. */
export const pictureWidth = () =>
  z.string('REQUIRED').transform(Number).pipe(z.literal(pictureWidths, 'NOT_IN_LIST'))

/** The version of a row that the person saw: the column has four bytes, and each update adds one. */
export const version = () => z.int('NOT_AN_INTEGER').positive('INVALID').max(2_147_483_646, 'TOO_BIG')

export const uid = () => z.uuid('INVALID')

/** A boolean in a query. */
export const flagParam = () => z.enum(['true', 'false'], 'NOT_IN_LIST').transform((v) => v === 'true')

/** An instant in UTC with `Z`. */
export const instant = () => z.iso.datetime()

/** The timestamp of a row that the person saw, for tables without versions; within the database's range. */
export const seenAt = () => instant().refine((at) => at >= '1970' && at < '9999', 'INVALID')

/** A day, `YYYY-MM-DD`, of the years 1000 to 9998, so that the database can store it and dates calculated from it. */
export const day = () => z.iso.date('INVALID_DATE').refine(isCalendarDay, 'INVALID_DATE')

/** The calendar day that some time zone still has: none has an earlier one. */
const earliestDay = (): string => new Date(Date.now() - 12 * 3_600_000).toISOString().slice(0, 10)

/** A day that is not over everywhere; whether it is over in the zone of the record only the server knows. */
export const comingDay = () => day().refine((value) => value >= earliestDay(), 'DATE_IN_PAST')

/** A day as a deadline: it ends with the day in the time zone of the person who set it, not of the reader. */
export const deadline = () => z.object({ day: day(), endsAt: instant(), timeZone: z.string() })

/** Whether an amount is ambiguous: "1,200". */
const isAmbiguous = (input: unknown): boolean =>
  typeof input === 'string' && 'ambiguous' in readDecimal(input)

/** An amount of money as a decimal string: not negative, at most two digits after the point. */
export const money = () =>
  z
    .string('REQUIRED')
    .regex(/^\d{1,13}(\.\d*)?$/, {
      error: ({ input }) =>
        isAmbiguous(input) ? 'AMBIGUOUS' : /^\s*[-−]\d/.test(String(input)) ? 'NEGATIVE' : 'NOT_A_NUMBER',
    })
    .regex(amountPattern, 'TOO_MANY_DECIMALS')

/**
 * A web address; only http and https, so that no link runs code. People write `example.com`: it is stored as
 * `https://example.com`.
 */
export const webAddress = () =>
  z
    .string('REQUIRED')
    .trim()
    .max(255, tooLong)
    .overwrite(wholeWebAddress)
    .max(255, tooLong)
    .refine(isWebAddress, 'INVALID_URL')

/** An email address, national domains included; `readEmail` is the only rule for it. */
export const emailAddress = () =>
  z
    .string('REQUIRED')
    .trim()
    .max(200, tooLong)
    .superRefine((given, context) => {
      const fault = faultOf(readEmail(given))
      if (fault) context.addIssue({ code: 'custom', message: fault })
    })

/** A person's name (spec 5). */
export const personName = () => requiredText(longestPersonName).regex(personNamePattern, 'INVALID_NAME')

/** A password: at least 8 characters, a Latin letter and a digit (spec 5). */
export const newPassword = () =>
  z
    .string('REQUIRED')
    .min(8, 'TOO_SHORT')
    .max(200, tooLong)
    .regex(/[A-Za-z]/, 'WEAK_PASSWORD')
    .regex(/\d/, 'WEAK_PASSWORD')

/** Reports an error at the second password field when the two differ (spec 5). */
export const passwordsAgree = <F extends z.ZodType<{ password: string; passwordRepeat: string }>>(
  form: F,
): F =>
  form.refine((given) => given.password === given.passwordRepeat, {
    path: ['passwordRepeat'],
    error: 'PASSWORDS_DIFFER',
  })
