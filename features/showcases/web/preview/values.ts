import { currentLocale } from '#platform/web/i18n/texts.ts'
import { shownItems } from '../../../fields/domain/shown.rules.ts'
import type { Field, Element } from '../../../fields/domain/tree.ts'
import type { Value } from '../../../fields/domain/values.ts'
import { valueText } from '../../../fields/web/format/value-text.ts'
import { wordsIn } from '../../../fields/web/format/words-in.ts'
import type { Preview } from '../showcase.types.ts'

type Source = Pick<Preview, 'tree' | 'values' | 'names' | 'files'>

const textOf = (field: Field, value: Value | undefined, { names, files }: Source): string =>
  valueText(field, value, { names, files, locale: currentLocale() })

/** A line of an element: a value, or one of a repetition with what it is called. */
type Line = { name: string; text: string }

/** What stands in one place of an element: itself, or a repetition or row of it. */
type ShownRow = { key: string; lines: Line[] }

/** What an element holds, as lines; of a group or table those of each repetition or row. */
export const rowsOf = (element: Element, source: Source): ShownRow[] => {
  if (element.kind === 'PLAIN')
    return [
      {
        key: element.code,
        lines: [{ name: '', text: textOf(element, source.values.plain[element.code], source) }],
      },
    ]
  return shownItems(source.tree, element, source.values)
    .map(({ item, fields }) => ({
      key: item.id,
      lines: fields.flatMap((field) => {
        const text = textOf(field, item.values[field.code], source)
        return text === '' ? [] : [{ name: wordsIn(field.name), text }]
      }),
    }))
    .filter(({ lines }) => lines.length > 0)
}
