import type { Locale } from '#platform/web/i18n/locales.ts'
import type { Value } from '../../../fields/domain/values.ts'
import type { ItemPicture } from '../../domain/formats.rules.ts'
import type { SnapshotRows } from '../../domain/held.rules.ts'
import type { ListedProject } from './shown-project.types.ts'
import { wordsIn } from './words-in.ts'
import { chosenNames, countWords, valueWords, type WordsSource } from './value-words.ts'

/** Elements with their own places on a card. */
const placed: ReadonlySet<string> = new Set(['pitch', 'description', 'industries', 'stage'])

type CardField = ListedProject['fields'][number]

/** The first rows of a group or table; names of fixed rows come first, in a column without heading. */
type CardRows = {
  columns: { code: string; name: string }[]
  rows: { place: number; cells: Record<string, string> }[]
  more: number
}

/** One element on a card: text, chips, or the first rows of a group or table. */
export type CardLine = {
  code: string
  name: string
  picture: ItemPicture | undefined
  text: string
  chips: string[]
  rows: CardRows | null
}

type CardWords = {
  lead: string
  chips: { key: string; label: string }[]
  stage: string | null
  lines: CardLine[]
}

const isHeldRows = (value: CardField['value']): value is SnapshotRows =>
  typeof value === 'object' && value !== null && 'rows' in value

const plainValue = ({ value }: CardField): Value => (isHeldRows(value) ? null : value)

const rowName = ''

const rowsWords = ({ fields, rows, count }: SnapshotRows, source: WordsSource): CardRows => {
  const { locale } = source
  const isNamed = rows.some(({ name }) => name)
  return {
    columns: [
      ...(isNamed ? [{ code: rowName, name: '' }] : []),
      ...fields.map(({ code, name }) => ({ code, name: wordsIn(name, locale) })),
    ],
    rows: rows.map(({ name, values }, place) => ({
      place,
      cells: {
        [rowName]: name ? wordsIn(name, locale) : '',
        ...Object.fromEntries(
          fields.map((field) => [field.code, valueWords(field, values[field.code], source)]),
        ),
      },
    })),
    more: count - rows.length,
  }
}

const lineOf = (field: CardField, source: WordsSource): CardLine | null => {
  const { code, type, picture, format = 'FULL', value } = field
  const line = { code, name: wordsIn(field.name, source.locale), picture, text: '', chips: [], rows: null }
  if (type === 'GROUP' || type === 'TABLE') {
    if (!isHeldRows(value)) return null
    return format === 'COUNT'
      ? { ...line, text: countWords(type, value.count, source) }
      : { ...line, rows: rowsWords(value, source) }
  }
  if (type === 'LIST' && format === 'CHIPS') {
    const chips = chosenNames(plainValue(field), source)
    return chips.length > 0 ? { ...line, chips } : null
  }
  const text = valueWords({ ...field, type }, plainValue(field), source, format)
  return text === '' ? null : { ...line, text }
}

/** Contents of a project's card and table row: only the template's card elements. */
export const cardWords = (
  { fields, names }: Pick<ListedProject, 'fields' | 'names'>,
  locale: Locale,
  t: WordsSource['t'],
): CardWords => {
  const source = { names, files: {}, locale, t }
  const lines = new Map(fields.map((field) => [field.code, lineOf(field, source)]))
  const chosen = fields.find(({ code }) => code === 'industries')?.value
  return {
    lead: lines.get('pitch')?.text || lines.get('description')?.text || '',
    chips: (Array.isArray(chosen) ? chosen : []).flatMap((id) => {
      const name = names[id]
      return name ? [{ key: String(id), label: wordsIn(name, locale) }] : []
    }),
    stage: lines.get('stage')?.text || lines.get('stage')?.chips.join(', ') || null,
    lines: [...lines.values()].flatMap((line) => (line && !placed.has(line.code) ? [line] : [])),
  }
}
