import type { Filter, Tag } from './tag.rules.ts'
import type { KnownScope, KnownTag, ValueType } from './template-values.ts'

/** What a tag holds after some of its filters: a list, a value, or only whether something is so. */
type TagContent = { list: KnownScope } | { type: ValueType } | 'condition'

/** Filters that narrow or order a list: it stays one. */
export const narrowing: ReadonlySet<string> = new Set(['sort', 'where', 'filled', 'first'])

const numbers: ReadonlySet<ValueType> = new Set(['number', 'share', 'money'])
const ordered: ReadonlySet<ValueType> = new Set(['number', 'share', 'money', 'day'])
const files: ReadonlySet<ValueType> = new Set(['picture', 'file'])
const days: ReadonlySet<ValueType> = new Set(['day'])

/** What filters of a value need it to be; any other takes every value. */
const needs: Readonly<Record<string, ReadonlySet<ValueType>>> = {
  words: numbers,
  number: numbers,
  money: numbers,
  date: days,
  longdate: days,
  picture: files,
  name: files,
  more: ordered,
  less: ordered,
}

/** Filters that say whether something is so. */
export const conditions: ReadonlySet<string> = new Set(['given', 'empty', 'is', 'not', 'more', 'less'])
const sums: ReadonlySet<string> = new Set(['sum', 'average', 'min', 'max'])
const texts: ReadonlySet<string> = new Set(['words', 'upper', 'lower', 'name', 'money', 'default'])

/** The field that a filter of a list names: `-price` of a sorting, `price` of `price>5`. */
export const fieldOf = (of: string): string => /^-?([A-Za-z][\w.]*)/.exec(of)?.[1] ?? ''

/** A field of a list; `sales.price` is found in the list inside. */
export const knownField = (list: KnownScope, name: string): KnownTag | undefined => {
  if (Object.hasOwn(list, name)) return list[name]
  const [head = '', ...rest] = name.split('.')
  const inside = Object.hasOwn(list, head) ? list[head]?.list : undefined
  return inside && rest.length > 0 ? knownField(inside, rest.join('.')) : undefined
}

const afterList = (list: KnownScope, { name, of }: Filter): TagContent | null => {
  const field = knownField(list, fieldOf(of))
  const type = field?.type ?? 'text'
  if (name === 'where') {
    const sign = /^[\w.]+\s*(!=|=|>|<)/.exec(of)?.[1]
    const fits = sign !== undefined && !field?.list && (sign.includes('=') || ordered.has(type))
    return fits ? { list } : null
  }
  if (narrowing.has(name)) return field?.list && name !== 'first' ? null : { list }
  if (name === 'count') return { type: 'number' }
  if (name === 'join') return field?.list ? null : { type: 'text' }
  // Percentages of different wholes have no sum.
  if (name === 'sum' && type === 'share') return null
  if (sums.has(name)) return field && !field.list && numbers.has(type) ? { type } : null
  return name === 'given' || name === 'empty' ? 'condition' : null
}

const afterValue = (type: ValueType, { name }: Filter): TagContent | null => {
  if (needs[name]?.has(type) === false) return null
  if (conditions.has(name)) return 'condition'
  if (sums.has(name) || narrowing.has(name) || name === 'count' || name === 'join') return null
  return { type: texts.has(name) ? 'text' : type }
}

/** Returns the first filter of a tag that cannot be applied to its input; undefined if all can. */
export const misfit = (tag: Tag, known: KnownTag): Filter | undefined => {
  let content: TagContent = known.list ? { list: known.list } : { type: known.type ?? 'text' }
  for (const filter of tag.filters) {
    const next: TagContent | null =
      content === 'condition'
        ? null
        : 'list' in content
          ? afterList(content.list, filter)
          : afterValue(content.type, filter)
    if (next === null) return filter
    content = next
  }
  // Whether something is so is no text.
  return content === 'condition' && tag.kind === 'value' ? tag.filters.at(-1) : undefined
}
