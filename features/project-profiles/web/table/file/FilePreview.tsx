import '../table.css'
import { useId } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Select } from '#platform/web/work/components/form/select/Select.tsx'
import type { Column } from '../../../../fields/domain/tree.ts'
import { headOf } from '../grid/columns.ts'
import type { FileMapping } from './file-mapping.ts'

type Props = {
  cells: readonly (readonly string[])[]
  columns: readonly Column[]
  mapping: FileMapping
  /** The row of totals: it is not imported. */
  totals: number | null
  onMapping: (mapping: FileMapping) => void
}

const shownRows = 8
const headRows = 10

/** The first rows of a file, with the target column of the table above each of its columns. */
export const FilePreview = ({ cells, columns, mapping, totals, onMapping }: Props) => {
  const t = useTexts('project-profiles')
  const headId = useId()
  const { head, codes } = mapping
  const begin = head === null ? 0 : head + 1
  const places = codes.map((code, at) => ({ code, at }))
  const heads = cells
    .slice(0, headRows)
    .map((row, at) => ({ at, text: row.filter(Boolean).slice(0, 4).join(', ') }))
  const take = (at: number, code: string | null) =>
    onMapping({
      head,
      // A column of the table has at most one source column.
      codes: codes.map((other, place) => (place === at ? code : other === code ? null : other)),
    })
  return (
    <>
      <div className="field">
        <div className="field-head">
          <label htmlFor={headId}>{t('table.file.head')}</label>
        </div>
        <Select
          id={headId}
          value={head}
          placeholder={t('table.file.noHead')}
          options={heads.map(({ at, text }) => ({
            value: at,
            label: t('table.file.headRow', { row: at + 1, text }),
          }))}
          onChange={(row) => onMapping({ codes, head: row })}
          onEmpty={() => onMapping({ codes, head: null })}
        />
      </div>
      <div className="file-preview" tabIndex={0} role="region" aria-label={t('table.file.preview')}>
        <table>
          <thead>
            <tr>
              {places.map(({ code, at }) => (
                <th key={at} scope="col">
                  <Select
                    aria-label={t('table.file.column', {
                      name: (head === null ? '' : cells[head]?.[at]) || String(at + 1),
                    })}
                    value={code}
                    placeholder={t('table.file.skip')}
                    options={columns.map((column) => ({ value: column.code, label: headOf(column) }))}
                    onChange={(taken) => take(at, taken)}
                    onEmpty={() => take(at, null)}
                  />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {cells.slice(begin, begin + shownRows).map((row, down) => (
              <tr key={`${begin + down}/${row.length}`}>
                {places.map(({ code, at }) => (
                  <td
                    key={at}
                    className={code === null || begin + down === totals ? 'file-skipped' : undefined}
                  >
                    {row[at] ?? ''}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}
