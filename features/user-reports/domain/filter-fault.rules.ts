import { isAmongValues } from './closed-values.rules.ts'
import { fieldOf, knownField } from './filter-fit.rules.ts'
import type { ProblemKind } from './states.ts'
import { allFilters, nearestName, type Filter, type Tag } from './tag.rules.ts'
import type { KnownTag } from './template-values.ts'

/** Filters whose argument is a field of the list. */
const ofField: ReadonlySet<string> = new Set([
  'sum',
  'average',
  'min',
  'max',
  'join',
  'sort',
  'where',
  'filled',
])

/** What is wrong with a tag. `instead`: the tag as it was probably meant. */
export type Fault = { kind: ProblemKind; nearest: string | null; instead: string | null }

/** Returns the tag with a wrong word of a filter (its name, or its argument after the colon) replaced by the nearest valid one. */
const withFilter = (source: string, at: number, wrong: string, nearest: string | null): string | null => {
  if (nearest === null || wrong === '') return null
  const parts = source.slice(2, -2).split('|')
  const filter = parts[at + 1] ?? ''
  const from = filter.indexOf(
    wrong,
    filter.includes(':') && !filter.trimStart().startsWith(wrong) ? filter.indexOf(':') : 0,
  )
  parts[at + 1] = filter.slice(0, from) + nearest + filter.slice(from + wrong.length)
  return from === -1 ? null : `{{${parts.join('|')}}}`
}

/** Values that a problem names as possible. */
const shownValues = 8

/** A filter that compares with what the closed list does not have: no row would ever match. */
const valueFault = ({ name, of }: Filter, known: KnownTag, source: string): Fault | null => {
  const [, field = '', value = ''] = /^([A-Za-z][\w.]*)\s*!?=\s*(.*)$/.exec(of) ?? []
  const list = name === 'where' ? known.list : undefined
  const { values } = (list ? knownField(list, field) : known) ?? {}
  const wanted = list ? value : name === 'is' || name === 'not' ? of : ''
  // An empty value asks for rows where nothing is chosen.
  if (!values || values.length === 0 || wanted === '' || isAmongValues(values, wanted)) return null
  const near = nearestName(wanted, values.flat())
  const at = source.lastIndexOf(wanted)
  return {
    kind: 'UNKNOWN_VALUE',
    nearest: values
      .slice(0, shownValues)
      .map(([word]) => word)
      .join(', '),
    instead: near && at !== -1 ? source.slice(0, at) + near + source.slice(at + wanted.length) : null,
  }
}

export const filterFault = ({ filters }: Tag, known: KnownTag, source: string): Fault | null => {
  for (const [at, { name, of }] of filters.entries()) {
    if (!allFilters.includes(name)) {
      const nearest = nearestName(name, allFilters)
      return { kind: 'UNKNOWN_FILTER', nearest, instead: withFilter(source, at, name, nearest) }
    }
    const wrong = valueFault({ name, of }, known, source)
    if (wrong) return wrong
    if (!ofField.has(name) || !known.list) continue
    const field = fieldOf(of)
    if (knownField(known.list, field)) continue
    const nearest = nearestName(field, Object.keys(known.list))
    return { kind: 'UNKNOWN_FILTER', nearest, instead: withFilter(source, at, field, nearest) }
  }
  return null
}
