import { z } from 'zod'
import { withoutInvisible } from '#platform/domain/composed-text.ts'
import { amountPattern } from '#platform/domain/money.ts'
import { hasLink, inReadingOrder, onOneLine } from '#platform/domain/plain-name.ts'
import { pictureWidths } from '#platform/domain/picture-widths.ts'
import { isCalendarDay } from '#platform/domain/typed/day.ts'
import { readDecimal } from '#platform/domain/typed/decimal.ts'
import { readEmail } from '#platform/domain/typed/email.ts'
import { faultOf } from '#platform/domain/typed/reading.ts'
import { isWebAddress, wholeWebAddress } from '#platform/domain/web-address.ts'

/** The product's text limits in characters (spec 9), with those of reviewers' checklists and saved comments. */
export const textLimits = [4, 9, 15, 22, 100, 200, 255, 300, 1200, 2000, 4000] as const

/** One of the product's text limits. */
export type TextLimit = (typeof textLimits)[number]

/** Text no database or serializer stumbles over: no NUL, no lone surrogate. */
export const wellFormed = (value: string): boolean => !value.includes('\u0000') && value.isWellFormed()

/** The refusal of a text that is too long: nothing else of it is checked, so that no rule searches megabytes. */
const tooLong = { error: 'TOO_LONG', abort: true } as const

/** A text without signs nobody sees, trimmed: it is found and compared as it is read. */
const plainText = () => z.string().overwrite(withoutInvisible).trim()

/** A text of at most `max` characters, trimmed; may be empty. */
export const text = (max: TextLimit) => plainText().max(max, tooLong).refine(wellFormed, 'INVALID')

/** Whether anything of a text is seen: signs of no width make a name that nobody can read or press. */
const isSeen = (value: string): boolean => /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}]/u.test(value)

const seen = (given: z.ZodString) =>
  given.min(1, 'REQUIRED').refine((value) => value === '' || isSeen(value), 'REQUIRED')

/** A text that must say something. */
export const requiredText = (max: TextLimit) => seen(text(max))

/** A text longer than what forms hold (spec 9), of at most `max` characters, trimmed; may be empty. */
export const longText = (max: number) => plainText().max(max, tooLong).refine(wellFormed, 'INVALID')

/** A long text that must say something. */
export const requiredLongText = (max: number) => seen(longText(max))

/** What something is told by in a list and in the head of a letter: on one line, read in the order it is written. */
export const headline = (max: TextLimit) => seen(text(max).overwrite(inReadingOrder).overwrite(onOneLine))

/** A text that goes into letters to people: nothing in it reads like a link or an address (ADR 26); may be empty. */
export const linkless = (max: TextLimit) =>
  text(max)
    .overwrite(inReadingOrder)
    .refine((value) => !hasLink(value), 'LINK_NOT_ALLOWED')

/** What something is called by people whom others get letters about: a project, an accelerator. */
export const plainName = (max: TextLimit) => seen(linkless(max).overwrite(onOneLine))

/** A comment of at most `max` characters, which may be empty; a longer one is told as such (`COMMENT_TOO_LONG`). */
export const comment = (max: TextLimit) =>
  plainText().max(max, { error: 'COMMENT_TOO_LONG', abort: true }).refine(wellFormed, 'INVALID')

/** The id of a business entity in a body or an answer. */
export const id = () => z.int('NOT_AN_INTEGER').positive('INVALID')

/** The id of a business entity in a path or query: digits on the wire, a number for the handler. */
export const idParam = () =>
  z
    .string('REQUIRED')
    .regex(/^[1-9]\d{0,14}$/, 'INVALID')
    .pipe(z.coerce.number())

/** A width that kept pictures are given in: digits on the wire, a number for the handler. */
export const pictureWidth = () =>
  z.string('REQUIRED').transform(Number).pipe(z.literal(pictureWidths, 'NOT_IN_LIST'))

/** The version of a row that the person saw: the database counts it in four bytes, and adds one to it. */
export const version = () => z.int('NOT_AN_INTEGER').positive('INVALID').max(2_147_483_646, 'TOO_BIG')

export const uid = () => z.uuid('INVALID')

/** A yes/no in a query. */
export const flagParam = () => z.enum(['true', 'false'], 'NOT_IN_LIST').transform((v) => v === 'true')

/** An instant in UTC with `Z`. */
export const instant = () => z.iso.datetime()

/** The instant of a row that the person saw, where nothing counts its versions; the database has it. */
export const seenAt = () => instant().refine((at) => at >= '1970' && at < '9999', 'INVALID')

/** A day, `YYYY-MM-DD`: of the years 1000 to 9998, so that the database has it, and what is counted on from it. */
export const day = () => z.iso.date('INVALID_DATE').refine(isCalendarDay, 'INVALID_DATE')

/** A day as a deadline: it ends with the day in the time zone of whoever set it, not of whoever reads it. */
export const deadline = () => z.object({ day: day(), endsAt: instant(), timeZone: z.string() })

/** Whether an amount that was not understood means two: "1,200". */
const isAmbiguous = (input: unknown): boolean =>
  typeof input === 'string' && 'ambiguous' in readDecimal(input)

/** An amount of money as a decimal string: not negative, at most two digits after the point. */
export const money = () =>
  z
    .string('REQUIRED')
    .regex(/^\d{1,13}(\.\d*)?$/, {
      error: ({ input }) => (isAmbiguous(input) ? 'AMBIGUOUS' : 'NOT_A_NUMBER'),
    })
    .regex(amountPattern, 'TOO_MANY_DECIMALS')

/**
 * An address of the web; only http and https, so that no link runs code. People write `example.com`: it is kept as
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

/** An address of email, of a national domain as well; `readEmail` is the one rule for it. */
export const emailAddress = () =>
  z
    .string('REQUIRED')
    .trim()
    .max(200, tooLong)
    .superRefine((given, context) => {
      const fault = faultOf(readEmail(given))
      if (fault) context.addIssue({ code: 'custom', message: fault })
    })

/** A person's name: letters, dashes, apostrophes and single spaces between words (spec 5). */
export const personName = () => requiredText(200).regex(/^[\p{L}'’ʼ-]+(?: [\p{L}'’ʼ-]+)*$/u, 'INVALID_NAME')

/** A password: at least 8 characters, a Latin letter and a digit (spec 5). */
export const newPassword = () =>
  z
    .string('REQUIRED')
    .min(8, 'TOO_SHORT')
    .max(200, tooLong)
    .regex(/[A-Za-z]/, 'WEAK_PASSWORD')
    .regex(/\d/, 'WEAK_PASSWORD')

/** Names the second password field when the two differ (spec 5). */
export const passwordsAgree = <F extends z.ZodType<{ password: string; passwordRepeat: string }>>(
  form: F,
): F =>
  form.refine((given) => given.password === given.passwordRepeat, {
    path: ['passwordRepeat'],
    error: 'PASSWORDS_DIFFER',
  })
