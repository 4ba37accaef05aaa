import { sameWord } from './closed-values.rules.ts'
import { conditions, narrowing } from './filter-fit.rules.ts'
import { largestPicture } from './states.ts'
import type { Filter, Tag } from './tag.rules.ts'
import { blankLeaf, type Leaf, type PictureValue, type Scope } from './template-values.ts'

/** Formatters of values: amounts and plain numbers in words, numbers with decimals, dates. */
export type Formats = {
  words: (amount: string, currency: 'RUB' | 'USD' | 'EUR' | null, language: 'ru' | 'en' | '') => string
  number: (number: number, decimals: number | null) => string
  money: (number: number, currency: 'RUB' | 'USD' | 'EUR') => string
  day: (day: string, long: boolean) => string
}

/** The result of a tag: a value, a list to iterate, or whether its content is shown. */
export type Found = Leaf | Scope[] | boolean

const findIn = (name: string, scopes: readonly Scope[]): Leaf | Scope[] | undefined =>
  scopes.toReversed().find((scope) => Object.hasOwn(scope, name))?.[name]

const leafIn = (scope: Scope, name: string): Leaf => {
  const found = Object.hasOwn(scope, name) ? scope[name] : undefined
  return found && !Array.isArray(found) ? found : blankLeaf
}

/** What a name means in all of a list; `sales.price` goes through the lists inside. */
const leavesIn = (list: readonly Scope[], name: string): Leaf[] => {
  const [head = '', ...rest] = name.split('.')
  if (rest.length === 0 || list.some((one) => Object.hasOwn(one, name)))
    return list.map((one) => leafIn(one, name))
  return list.flatMap((one) => {
    const inside = Object.hasOwn(one, head) ? one[head] : undefined
    return Array.isArray(inside) ? leavesIn(inside, rest.join('.')) : []
  })
}

/** A day by a pattern: `DD.MM.YYYY`, `MM/YY`; empty patterns say nothing. */
const patternDay = (day: string, pattern: string): string => {
  const [year = '', month = '', date = ''] = day.split('-')
  const parts: Record<string, string> = {
    YYYY: year,
    YY: year.slice(2),
    MM: month,
    M: String(Number(month)),
    DD: date,
    D: String(Number(date)),
  }
  return pattern.replace(/YYYY|YY|MM|M|DD|D/g, (part) => parts[part] ?? part)
}

const keyOf = ({ number, day, text }: Leaf): number | string => number ?? day ?? text

const compared = (a: Leaf, b: Leaf): number => {
  const [x, y] = [keyOf(a), keyOf(b)]
  if (typeof x === 'number' && typeof y === 'number') return x - y
  return String(x).localeCompare(String(y), 'ru')
}

const same = (leaf: Leaf, value: string): boolean => {
  const wanted = Number(value.replace(',', '.'))
  if (leaf.number !== undefined && value !== '' && Number.isFinite(wanted)) return leaf.number === wanted
  return [leaf.text, ...(leaf.also ?? [])].some((word) => sameWord(word, value))
}

const beyond = (leaf: Leaf, value: string): number => {
  if (leaf.day !== undefined) return leaf.day < value ? -1 : leaf.day > value ? 1 : 0
  const wanted = Number(value.replace(',', '.'))
  return leaf.number === undefined || !Number.isFinite(wanted) ? Number.NaN : leaf.number - wanted
}

const isGiven = (leaf: Leaf): boolean =>
  leaf.flag ?? (leaf.text.trim() !== '' || (leaf.picture?.files.length ?? 0) > 0)

const isTrue = (leaf: Leaf, sign: string, value: string): boolean => {
  if (sign === '=') return same(leaf, value)
  if (sign === '!=') return !same(leaf, value)
  return sign === '>' ? beyond(leaf, value) > 0 : beyond(leaf, value) < 0
}

/** A sorted or filtered list. */
const narrowed = (list: readonly Scope[], { name, of }: Filter): Scope[] => {
  if (name === 'first') return list.slice(0, Number(of) || 1)
  if (name === 'filled') return list.filter((one) => isGiven(leafIn(one, of)))
  if (name === 'sort') {
    const field = of.replace(/^-/, '')
    const sorted = list.toSorted((a, b) => compared(leafIn(a, field), leafIn(b, field)))
    return of.startsWith('-') ? sorted.toReversed() : sorted
  }
  const [, field = '', sign = '', value = ''] = /^([\w.]+)\s*(!=|=|>|<)\s*(.*)$/.exec(of) ?? []
  return list.filter((one) => isTrue(leafIn(one, field), sign, value))
}

/** Sums in hundredths, so that money is exact. */
const total = (leaves: readonly Leaf[]): { number: number; currency?: Leaf['currency'] } => {
  const minor = leaves.reduce((sum, { number }) => sum + Math.round((number ?? 0) * 100), 0)
  const currencies = new Set(leaves.flatMap(({ currency }) => (currency ? [currency] : [])))
  const [only] = currencies
  return { number: minor / 100, ...(currencies.size === 1 ? { currency: only } : {}) }
}

const numberLeaf = (number: number, formats: Formats, currency?: Leaf['currency']): Leaf => ({
  text: formats.number(number, currency ? 2 : null),
  number,
  ...(currency ? { currency, amount: number.toFixed(2) } : {}),
})

const aggregated = (list: readonly Scope[], { name, of }: Filter, formats: Formats): Leaf => {
  if (name === 'count') return numberLeaf(list.length, formats)
  const all = leavesIn(list, of)
  if (name === 'join') return { text: all.flatMap(({ text }) => (text.trim() ? [text] : [])).join(', ') }
  const leaves = all.filter(({ number }) => number !== undefined)
  const { number, currency } = total(leaves)
  if (name === 'sum') return numberLeaf(number, formats, currency)
  if (leaves.length === 0) return blankLeaf
  if (name === 'average')
    return numberLeaf(Math.round((number / leaves.length) * 100) / 100, formats, currency)
  const numbers = leaves.map((leaf) => leaf.number ?? 0)
  return numberLeaf(name === 'min' ? Math.min(...numbers) : Math.max(...numbers), formats, currency)
}

const shownPicture = (picture: PictureValue, of: string): PictureValue => {
  const width = Number(of)
  const isWidthGiven = of !== '' && Number.isFinite(width) && width > 0
  return {
    files: picture.files,
    isShown: true,
    ...(isWidthGiven ? { width: Math.min(width, largestPicture) } : {}),
  }
}

const formatted = (leaf: Leaf, { name, of }: Filter, formats: Formats): Leaf => {
  if (name === 'upper') return { text: leaf.text.toUpperCase() }
  if (name === 'lower') return { text: leaf.text.toLowerCase() }
  if (name === 'default') return isGiven(leaf) ? leaf : { text: of }
  if (name === 'words' && leaf.number !== undefined)
    return {
      text: formats.words(
        leaf.amount ?? String(leaf.number),
        leaf.currency ?? null,
        of === 'ru' || of === 'en' ? of : '',
      ),
    }
  if (name === 'date' && of !== '' && leaf.day !== undefined) return { text: patternDay(leaf.day, of) }
  if ((name === 'date' || name === 'longdate') && leaf.day !== undefined)
    return { ...leaf, text: formats.day(leaf.day, name === 'longdate') }
  if (name === 'money' && leaf.number !== undefined)
    return { text: formats.money(leaf.number, leaf.currency ?? 'RUB') }
  if (name === 'name') return { text: leaf.text }
  if (name === 'picture' && leaf.picture) return { ...leaf, picture: shownPicture(leaf.picture, of) }
  if (name === 'number' && leaf.number !== undefined)
    return {
      text: formats.number(leaf.number, of === '' ? null : Math.min(6, Math.max(0, Number(of) || 0))),
      number: leaf.number,
    }
  return leaf
}

const condition = (leaf: Leaf, { name, of }: Filter): boolean => {
  if (name === 'given') return isGiven(leaf)
  if (name === 'empty') return !isGiven(leaf)
  if (name === 'is') return same(leaf, of)
  if (name === 'not') return !same(leaf, of)
  return name === 'more' ? beyond(leaf, of) > 0 : beyond(leaf, of) < 0
}

const applied = (found: Found, filter: Filter, formats: Formats): Found => {
  if (Array.isArray(found)) {
    if (narrowing.has(filter.name)) return narrowed(found, filter)
    if (filter.name === 'given') return found.length > 0
    if (filter.name === 'empty') return found.length === 0
    return aggregated(found, filter, formats)
  }
  if (typeof found === 'boolean') return found
  return conditions.has(filter.name) ? condition(found, filter) : formatted(found, filter, formats)
}

/** Evaluates a tag in nested scopes, innermost last; an unknown name gives an empty value. */
export const evaluate = (tag: Tag, scopes: readonly Scope[], formats: Formats): Found => {
  const found: Found = findIn(tag.name, scopes) ?? blankLeaf
  const result = tag.filters.reduce<Found>((sofar, filter) => applied(sofar, filter, formats), found)
  if (tag.kind === 'open')
    return Array.isArray(result) || typeof result === 'boolean' ? result : isGiven(result)
  if (Array.isArray(result)) return blankLeaf
  return typeof result === 'boolean' ? { text: '' } : result
}

/** Fills in the tags of a text, such as a file name or a cell. */
export const fillText = (
  text: string,
  pattern: RegExp,
  read: (inside: string) => Tag | null,
  scopes: readonly Scope[],
  formats: Formats,
): string =>
  text.replace(pattern, (_all, inside: string) => {
    const tag = read(inside)
    if (!tag || tag.kind !== 'value') return ''
    const found = evaluate(tag, scopes, formats)
    return typeof found === 'object' && !Array.isArray(found) ? found.text : ''
  })
