/** A filter after a name: `sum:price` is `sum` with `price`. */
export type Filter = { name: string; of: string }

/** A parsed tag. */
export type Tag = {
  kind: 'value' | 'open' | 'close'
  /** The name without filters. */
  name: string
  filters: Filter[]
}

/** Filters that make a text of a value. */
const leafFilters = [
  'words',
  'date',
  'longdate',
  'number',
  'money',
  'upper',
  'lower',
  'default',
  'picture',
  'name',
] as const
/** Filters that make one value of a list. */
const listFilters = ['count', 'sum', 'average', 'min', 'max', 'join'] as const
/** Filters that select from a list or sort it. */
const orderFilters = ['sort', 'where', 'filled', 'first'] as const
/** Conditions on a value. */
const conditionFilters = ['given', 'empty', 'is', 'not', 'more', 'less'] as const

/** All filters. */
export const allFilters: readonly string[] = [
  ...leafFilters,
  ...listFilters,
  ...orderFilters,
  ...conditionFilters,
]

/** A tag in a text, including its braces. */
export const tagPattern = /\{\{([^{}]*)\}\}/g

/** Maximum length of a tag in a response. */
const shownTag = 120

/** A tag as displayed, truncated. */
export const tagText = (inside: string): string => `{{${inside.trim().slice(0, shownTag)}}}`

const filterOf = (source: string): Filter => {
  const at = source.indexOf(':')
  return at === -1
    ? { name: source.trim(), of: '' }
    : { name: source.slice(0, at).trim(), of: source.slice(at + 1).trim() }
}

/** Parses the text between the braces; null if it is not a tag. */
export const readTag = (inside: string): Tag | null => {
  const [head = '', ...filters] = inside.split('|')
  const matched = /^\s*([#/]?)\s*([A-Za-z][\w.]*)\s*$/.exec(head)
  if (!matched) return null
  const [, sign, name = ''] = matched
  return {
    kind: sign === '#' ? 'open' : sign === '/' ? 'close' : 'value',
    name,
    filters: filters.map(filterOf),
  }
}

/** Edit distance of two words: insertions, deletions, substitutions and transpositions. */
const distance = (a: string, b: string): number => {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, at) => at)]
  for (let i = 1; i <= a.length; i += 1) {
    const [above, row] = [rows[i - 1]!, [i]]
    for (let j = 1; j <= b.length; j += 1) {
      const least = Math.min(above[j]! + 1, row[j - 1]! + 1, above[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1))
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      row.push(isSwapped ? Math.min(least, rows[i - 2]![j - 2]! + 1) : least)
    }
    rows.push(row)
  }
  return rows[a.length]![b.length]!
}

const bare = (name: string): string => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/** The most similar known name; null if none is close. */
export const nearestName = (name: string, known: readonly string[]): string | null => {
  const plainName = bare(name)
  const [best] = known
    .map((one) => ({ one, far: distance(plainName, bare(one)) }))
    .toSorted((a, b) => a.far - b.far || (a.one < b.one ? -1 : 1))
  return best && best.far <= Math.max(1, Math.floor(plainName.length / 3)) ? best.one : null
}
