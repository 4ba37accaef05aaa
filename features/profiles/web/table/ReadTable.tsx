import type { TableElement, Words } from '../../domain/template.ts'
import { currentLocale } from '#platform/web/i18n/texts.ts'
import type { ProfileData } from '../renderer/profile-source.ts'
import { rowsOf } from './table-rows.ts'

type Props = {
  element: TableElement
  data: ProfileData
  /** How a cell differs from the profile it is compared with. */
  marks?: (item: string, field: string) => 'added' | 'changed' | 'removed' | null
}

const inLanguage = ({ ru, en }: Words): string => (currentLocale() === 'en' && en ? en : ru)

/** A table of a profile, to read, to compare and to print: all its rows, and what stands below the columns. */
export const ReadTable = ({ element, data, marks }: Props) => {
  const items = data.values.items[element.code] ?? []
  return (
    <table className="profile-table">
      <thead>
        <tr>
          {element.columns.map(({ code, name }) => (
            <th key={code} scope="col">
              {inLanguage(name)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rowsOf(element, items).map(({ id }) => (
          <tr key={id}>
            {element.columns.map(({ code }) => (
              <td key={code} data-mark={marks?.(id, code) ?? undefined}>
                {String(items.find((item) => item.id === id)?.values[code] ?? '')}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
