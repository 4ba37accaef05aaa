import { currentLocale } from '#platform/web/i18n/texts.ts'
import { fieldTypes } from '../../../fields/domain/field-types.ts'
import { givenItems } from '../../../fields/domain/shown.rules.ts'
import type { Element } from '../../../fields/domain/tree.ts'
import { wordsIn } from '../../../fields/web/format/words-in.ts'
import { maxHeld } from '../../domain/held.rules.ts'
import { chosenNames, countWords, valueWords, type WordsSource } from '../public/value-words.ts'
import type { Preview } from '../showcase.types.ts'

type Source = Pick<Preview, 'tree' | 'values' | 'names' | 'files'>
type ShownItem = Pick<Preview['sections'][number]['items'][number], 'format'>

/** A line of an element: its value, or a named value of a repetition. */
type Line = { name: string; text: string }

/** A row of an element: itself, or one of its repetitions or rows. */
type ShownRow = { key: string; lines: Line[] }

/** Visible parts of an element: chips, or rows and the number of further ones. */
type ShownParts = { chips: string[]; rows: ShownRow[]; more: number }

/** Maximum number of repetitions or rows in a page preview; further ones are counted. */
const maxRows = 5

const textPart = (key: string, text: string): ShownParts => ({
  chips: [],
  rows: [{ key, lines: [{ name: '', text }] }],
  more: 0,
})

/** Contents of an element, as on card and page; for a group or table each repetition or row. */
export const partsOf = (
  element: Element,
  { format = 'FULL' }: ShownItem,
  at: 'card' | 'page',
  { tree, values, names, files }: Source,
  t: WordsSource['t'],
): ShownParts => {
  const source = { names, files, locale: currentLocale(), t }
  const { code } = element
  if (element.kind === 'PLAIN') {
    const value = values.plain[code]
    if (fieldTypes[element.type].dictionaryIds && format === 'CHIPS')
      return { chips: chosenNames(value, source), rows: [], more: 0 }
    // A whole card is one link: its files are counted, and opened on the page.
    const isCounted = fieldTypes[element.type].holdsFiles && at === 'card'
    return textPart(code, valueWords(element, value, source, isCounted ? 'COUNT' : format))
  }
  const given = givenItems(tree, element, values)
  if (format === 'COUNT') return textPart(code, countWords(element.kind, given.length, source))
  const limit = at === 'card' ? maxHeld.rows : maxRows
  const rows = given.slice(0, limit).map(({ item, fields }) => ({
    key: item.id,
    lines: fields
      .flatMap((field): Line[] => {
        const text = valueWords(field, item.values[field.code], source)
        return text === '' ? [] : [{ name: wordsIn(field.name), text }]
      })
      .slice(0, at === 'card' ? maxHeld.fields : undefined),
  }))
  return { chips: [], rows, more: given.length - rows.length }
}
