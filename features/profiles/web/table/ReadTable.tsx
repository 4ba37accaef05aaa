import { currentLocale } from '#platform/web/i18n/texts.ts'
import { rowsOf } from '../../domain/table.rules.ts'
import type { TableElement } from '../../domain/template.ts'
import { valueText } from '../format/value-text.ts'
import { wordsIn } from '../format/words-in.ts'
import type { ProfileData } from '../renderer/profile-source.ts'

type Props = {
  element: TableElement
  data: ProfileData
  /** How a cell differs from the profile it is compared with. */
  marks?: (item: string, field: string) => 'added' | 'changed' | 'removed' | null
}

/** A table of a profile, to read, to compare and to print: all its rows, and what stands below the columns. */
export const ReadTable = ({ element, data, marks }: Props) => {
  const items = data.values.items[element.code] ?? []
  const source = { ...data.references, locale: currentLocale() }
  return (
    <table className="profile-table">
      <thead>
        <tr>
          {element.columns.map(({ code, name }) => (
            <th key={code} scope="col">
              {wordsIn(name)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rowsOf(element, items).map(({ item }) => (
          <tr key={item.id}>
            {element.columns.map((column) => (
              <td key={column.code} data-mark={marks?.(item.id, column.code) ?? undefined}>
                {valueText(column, item.values[column.code], source)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
