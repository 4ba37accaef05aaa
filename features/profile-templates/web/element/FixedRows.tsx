import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { AddIcon } from '#platform/web/work/components/icons/icons.ts'
import type { FixedRow, TableElement } from '../../../fields/domain/tree.ts'
import { wordsIn } from '../../../fields/web/format/words-in.ts'
import { FixedRowForm } from './FixedRowForm.tsx'
import { moved } from './move-in-list.ts'
import { openRowsForm } from './open-field-form.tsx'
import { OpenableRow } from './OpenableRow.tsx'

type Props = { table: TableElement; onChange: (table: TableElement) => void; mayEdit: boolean }

const maxRows = 200

const withNames = (rows: readonly FixedRow[], names: readonly string[]): FixedRow[] => {
  const taken = new Set(rows.map(({ key }) => key))
  let number = 0
  const free = (): string => {
    do number += 1
    while (taken.has(`r${number}`))
    return `r${number}`
  }
  return [...rows, ...names.map((ru) => ({ key: free(), name: { ru, en: '' }, info: {} }))].slice(0, maxRows)
}

/** Predefined rows of a table with their values of the INFO columns. */
export const FixedRows = ({ table, onChange, mayEdit }: Props) => {
  const t = useTexts('profile-templates')
  const { fixedRows } = table
  const put = (rows: FixedRow[]) => onChange({ ...table, fixedRows: rows })
  const infos = table.columns.filter(({ columnType }) => columnType === 'INFO')
  return (
    <>
      <p className="builder-hint">{t('builder.table.fixedRowsHelp')}</p>
      <ol className="builder-parts">
        {fixedRows.map((row, at) => (
          <OpenableRow
            key={row.key}
            name={wordsIn(row.name) || t('builder.tree.unnamed')}
            facts={null}
            mayEdit={mayEdit}
            onMove={(by) => put(moved(fixedRows, at, by))}
            onRemove={() => put(fixedRows.filter((one) => one !== row))}
          >
            <FixedRowForm
              row={row}
              infos={infos}
              onChange={(next) => put(fixedRows.map((one) => (one.key === row.key ? next : one)))}
            />
          </OpenableRow>
        ))}
      </ol>
      {mayEdit ? (
        <Button
          size="small"
          startIcon={<AddIcon />}
          disabled={fixedRows.length >= maxRows}
          onClick={() =>
            openRowsForm(t('builder.table.addRows'), (names) => put(withNames(fixedRows, names)))
          }
        >
          {t('builder.table.addRows')}
        </Button>
      ) : null}
    </>
  )
}
