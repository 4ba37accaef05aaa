import type { FieldErrorCode } from '../product-error.ts'
import { isNone } from './nothing.ts'
import type { Conventions, Meaning, Reading } from './reading.ts'

/** A number exactly as written, with the words and signs next to it. */
export type TypedNumber = {
  /** Digits with a decimal point, as "-1234.5": a binary number would lose some of them. */
  decimal: string
  currency: 'RUB' | 'USD' | 'EUR' | null
  isPercent: boolean
}

const currencies: readonly (readonly [RegExp, 'RUB' | 'USD' | 'EUR'])[] = [
  [/^(₽|р|руб|рубль|рубля|рублей|rub|rur)$/i, 'RUB'],
  [/^(\$|us\$|usd|долл|доллар|доллара|долларов|dollars?)$/i, 'USD'],
  [/^(€|eur|евро|euros?)$/i, 'EUR'],
]

/** Currencies that the portal does not keep amounts in: naming one is no slip of a number. */
const otherCurrency =
  /^(\p{Sc}|gbp|cny|rmb|jpy|chf|kzt|byn|uah|try|inr|aed|amd|uzs|gel|azn|kgs|фунт|фунта|фунтов|юань|юаня|юаней|тенге|тг|иена|иены|иен|йена|йены|йен|франк|франка|франков|сум|сом|сомов|лари|драм|драмов|гривна|гривны|гривен|дирхам|дирхама|дирхамов|pounds?|sterling|yuan|yen|francs?|tenge)$/iu

/** Powers of ten by their words. */
const multipliers: readonly (readonly [RegExp, number])[] = [
  [/^(тыс|тысяча|тысячи|тысяч|т|к|k|thousand)$/i, 3],
  [/^(млн|миллион|миллиона|миллионов|m|mn|mln|mm|million)$/i, 6],
  [/^(млрд|миллиард|миллиарда|миллиардов|b|bn|bln|billion)$/i, 9],
  [/^(трлн|триллион|триллиона|триллионов|tn|trn|trillion)$/i, 12],
]

const matching = <Meaning>(
  table: readonly (readonly [RegExp, Meaning])[],
  word: string,
): Meaning | undefined => table.find(([pattern]) => pattern.test(word))?.[1]

type Words = { currency: TypedNumber['currency']; power: number; isPercent: boolean }

/** The combined meaning of the words around a number, or the fault: one is unknown, or two contradict each other. */
const readWords = (before: string, after: string): Words | FieldErrorCode => {
  const words: Words = { currency: null, power: 0, isPercent: false }
  // "т.р." is short for thousands of roubles, "тр" as well.
  const spelled = `${before} ${after}`.replace(/(^|\s)т\.?\s?р\.?(?=\s|$)/iu, '$1тыс руб')
  for (const word of spelled.match(/%|us\$|\p{Sc}|\p{L}+/giu) ?? []) {
    const currency = matching(currencies, word)
    const power = matching(multipliers, word)
    if (word === '%' && !words.isPercent) words.isPercent = true
    else if (currency && (words.currency ?? currency) === currency) words.currency = currency
    else if (power && words.power === 0) words.power = power
    else return !currency && !power && otherCurrency.test(word) ? 'CURRENCY_NOT_TAKEN' : 'NOT_A_NUMBER'
  }
  return words.isPercent && (words.currency !== null || words.power > 0) ? 'NOT_A_NUMBER' : words
}

const gaps = /[\s\u00a0\u2000-\u200a\u202f'’]/

/** Digits in groups of three, separated by `gap`. */
const inGroups = (digits: string, gap: string): boolean =>
  new RegExp(`^\\d{1,3}(?:${gap}\\d{3})+$`).test(digits)

/** A whole part without its separators; `null` if they do not separate groups of three. */
const wholePart = (text: string, gap: string): string | null =>
  /^\d+$/.test(text) ? text : inGroups(text, gap) ? text.replace(/\D/g, '') : null

/** Parses digits whose last separator is the decimal one. */
const withFraction = (text: string, at: number, gap: string): string | null => {
  const whole = at === 0 ? '0' : wholePart(text.slice(0, at), gap)
  const fraction = text.slice(at + 1)
  return whole === null || !/^\d+$/.test(fraction) ? null : `${whole}.${fraction}`
}

/** The possible decimals of digits with separators: none, one, or two. */
const decimalsOf = (text: string, { comma }: Conventions): string[] => {
  const only = (decimal: string | null): string[] => (decimal === null ? [] : [decimal])
  const spaced = gaps.test(text)
  const [lastComma, lastDot] = [text.lastIndexOf(','), text.lastIndexOf('.')]
  if (lastComma < 0 && lastDot < 0) return only(wholePart(text, gaps.source))
  const last = Math.max(lastComma, lastDot)
  if (spaced) return only(withFraction(text, last, gaps.source))
  const [sign, other] = lastComma > lastDot ? [',', '\\.'] : ['.', ',']
  if (lastComma >= 0 && lastDot >= 0) return only(withFraction(text, last, other))
  if (text.indexOf(sign) !== last) return inGroups(text, `\\${sign}`) ? [text.replaceAll(sign, '')] : []
  const asFraction = withFraction(text, last, gaps.source)
  const asGroups = inGroups(text, `\\${sign}`) && !text.startsWith('0') ? text.replace(sign, '') : null
  if (asFraction === null || asGroups === null) return only(asFraction ?? asGroups)
  if (comma === undefined) return [asGroups, asFraction]
  return [(sign === ',') === (comma === 'GROUPS') ? asGroups : asFraction]
}

/** A decimal multiplied by a power of ten, digit by digit. */
const shifted = (decimal: string, power: number): string => {
  if (power === 0) return decimal.replace(/^0+(?=\d)/, '')
  const [whole = '', fraction = ''] = decimal.split('.')
  const digits = `${whole}${fraction.padEnd(power, '0')}`
  const point = whole.length + power
  const rest = digits.slice(point).replace(/0+$/, '')
  const before = digits.slice(0, point).replace(/^0+(?=\d)/, '')
  return rest === '' ? before : `${before}.${rest}`
}

const shape = /^([^\d.,]*)([.,]?\d(?:[\d.,\s\u00a0\u2000-\u200a\u202f'’]*\d)?)([^\d]*)$/u

/** Maximum length of a number in characters: longer ones are texts, and slow for the patterns. */
const longest = 60

/**
 * Parses a number as people write it: "1 234,56", "1,234.56", "(45)", "15 %", "3,5 млн", "1 200 тыс. руб.", "$2.5M".
 * A single separator before three digits, as in "1,200", is ambiguous without a convention or a dollar sign.
 */
export const readDecimal = (text: string, conventions: Conventions = {}): Reading<TypedNumber> => {
  const fault = { fault: 'NOT_A_NUMBER' } as const
  const plain = text.trim().replace(/[−–—]/g, '-')
  if (plain.length > longest) return fault
  const bracketed = /^\((.*)\)$/.exec(plain)?.[1]
  const [, before = '', digits = '', after = ''] = shape.exec(bracketed ?? plain) ?? []
  const signed = /^([^+-]*)([+-]?)([^+-]*)$/.exec(before)
  if (digits === '' || !signed || !/^[\s\p{L}\p{Sc}%.+-]*$/u.test(before + after) || /[+-]/.test(after))
    return fault
  const words = readWords(`${signed[1]} ${signed[3]}`, after)
  if (typeof words === 'string') return { fault: words }
  if (bracketed !== undefined && signed[2] !== '') return fault
  const isNegative = bracketed !== undefined || signed[2] === '-'
  const comma = conventions.comma ?? (words.currency === 'USD' ? 'GROUPS' : undefined)
  const read = decimalsOf(digits, { comma }).map((decimal): TypedNumber => {
    const moved = shifted(decimal, words.power)
    return {
      decimal: isNegative && !/^[0.]*$/.test(moved) ? `-${moved}` : moved,
      currency: words.currency,
      isPercent: words.isPercent,
    }
  })
  const [first, second] = read
  if (!first) return fault
  return second ? { ambiguous: [first, second] } : { value: first }
}

/** The two meanings of an ambiguous text of a number. */
export const decimalMeanings = (text: string): readonly [Meaning, Meaning] =>
  isNone(text) ? ['NONE_ZERO', 'NONE_EMPTY'] : ['GROUPS', 'DECIMAL']
