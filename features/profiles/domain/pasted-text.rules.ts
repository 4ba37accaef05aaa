import { wholeWebAddress } from '#platform/domain/web-address.ts'
import { currencies, type Currency } from './element-types.ts'
import type { Field } from './template.ts'
import { isDay, isLink } from './validate-value.ts'
import type { Value } from './values.ts'

/** Cells of a block copied from a spreadsheet: rows by line ends, cells by tabs, quoted cells may hold both. */
export const cellsOfBlock = (text: string): string[][] => {
  const rows: string[][] = [[]]
  let cell = ''
  let quoted = false
  const end = () => {
    rows.at(-1)!.push(cell)
    cell = ''
  }
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at]!
    if (quoted) {
      if (char !== '"') cell += char
      else if (text[at + 1] === '"') cell += text[(at += 1)]
      else quoted = false
    } else if (char === '"' && cell === '') quoted = true
    else if (char === '\t') end()
    else if (char === '\n') {
      end()
      rows.push([])
    } else if (char !== '\r') cell += char
  }
  end()
  // Spreadsheets end a block with a line end.
  if (rows.length > 1 && rows.at(-1)!.every((one) => one === '')) rows.pop()
  return rows
}

/** A number as people write it: "1 234,56", "1,234.56", "12 %", "−3". `null` is no number. */
export const numberFromText = (text: string): number | null => {
  const plain = text
    .replace(/[\s\u00a0\u202f%₽$€]/g, '')
    .replaceAll('−', '-')
    .replace(/^\((.*)\)$/, '-$1')
  const lastComma = plain.lastIndexOf(',')
  const lastDot = plain.lastIndexOf('.')
  const decimal = lastComma > lastDot ? ',' : '.'
  const grouped = decimal === ',' ? '.' : ','
  const thousands = decimal === ',' && lastDot === -1 && /^-?\d{1,3}(,\d{3}){2,}$/.test(plain)
  const clean = thousands ? plain.replaceAll(',', '') : plain.replaceAll(grouped, '').replace(decimal, '.')
  return /^-?\d+(\.\d+)?$/.test(clean) ? Number(clean) : null
}

const dayFromText = (text: string): string | null => {
  const local = /^(\d{1,2})[./](\d{1,2})[./](\d{4})$/.exec(text)
  const iso = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})$/.exec(text)
  const [, year, month, day] = iso ?? [null, local?.[3], local?.[2], local?.[1]]
  const found = `${year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}`
  return isDay(found) ? found : null
}

const yes = new Set(['да', 'yes', 'true', '1', '+', 'y', 'д'])
const no = new Set(['нет', 'no', 'false', '0', '-', 'n', 'н'])

const currencyOf = (word: string): Currency | undefined => {
  const plain = word.replace(/\.$/, '').toUpperCase()
  if (/^(₽|Р|РУБ|РУБЛЬ|РУБЛЯ|РУБЛЕЙ)$/.test(plain)) return 'RUB'
  if (plain === '$') return 'USD'
  if (plain === '€') return 'EUR'
  return currencies.find((one) => one === plain)
}

/** A word of a currency, an amount, a word of a currency. */
const moneyShape = /^((?:[\p{L}₽$€][\p{L}.]*)?)\s*(.*?)\s*((?:[\p{L}₽$€][\p{L}.]*)?)$/u

/** Any other word beside an amount changes what it means ("5 млн"): then it is no amount. */
const moneyFromText = (field: Field, text: string): Value | undefined => {
  const [, before = '', digits = '', after = ''] = moneyShape.exec(text) ?? []
  const amount = numberFromText(digits)
  const words = [before, after].filter(Boolean)
  const named = words.flatMap((word) => currencyOf(word) ?? [])
  if (amount === null || named.length < words.length || new Set(named).size > 1) return undefined
  return { amount: String(amount), currency: named[0] ?? field.currency ?? 'RUB' }
}

/** Finds the value of a dictionary by its name in either language. */
export type FindListValue = (dictionary: string, name: string) => number | undefined

/** The ways a text may fall into names: names of their own may hold commas, so semicolons go first. */
const namesIn = ({ multiple }: Field, typed: string): string[][] =>
  multiple ? [[typed], typed.split(/\s*;\s*/), typed.split(/\s*[;,]\s*/)] : [[typed]]

/** Every name that a text of a list may mean, to be looked up at once. */
export const possibleNames = (field: Field, text: string): string[] => [
  ...new Set(namesIn(field, text.trim()).flat().filter(Boolean)),
]

const idsFromText = (field: Field, typed: string, find: FindListValue): number[] | undefined => {
  for (const names of namesIn(field, typed)) {
    const ids = names.filter(Boolean).map((name) => find(field.dictionary ?? '', name))
    if (ids.every((id) => id !== undefined)) return [...new Set(ids)]
  }
  return undefined
}

/**
 * What a pasted or imported text means in a field; `undefined` when it means nothing there (the caller says so and
 * keeps the cell as it was), `null` for an empty cell. Whether the value may be saved is `valueProblem`'s to say.
 */
export const valueFromText = (
  field: Field,
  text: string,
  findListValue: FindListValue,
): Value | undefined => {
  const typed = text.trim()
  if (typed === '') return null
  switch (field.type) {
    case 'STRING':
      return isLink(field) ? wholeWebAddress(typed) : typed
    case 'TEXT':
      return typed
    case 'INTEGER':
    case 'NUMBER':
    case 'PERCENT':
      return numberFromText(typed) ?? undefined
    case 'MONEY':
      return moneyFromText(field, typed)
    case 'DATE':
      return dayFromText(typed) ?? undefined
    case 'BOOLEAN': {
      const word = typed.toLowerCase()
      return yes.has(word) ? true : no.has(word) ? false : undefined
    }
    case 'LIST':
      return idsFromText(field, typed, findListValue)
    default:
      return undefined
  }
}
