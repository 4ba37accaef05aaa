import '../table.css'
import { useState } from 'react'
import { upload } from '#platform/web/api/upload.ts'
import { Choice } from '#platform/web/work/components/form/choice/Choice.tsx'
import { Choices } from '#platform/web/work/components/form/choice/Choices.tsx'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { SidePanel } from '#platform/web/work/components/drawer/SidePanel.tsx'
import { FileDrop } from '#platform/web/work/components/uploads/FileDrop.tsx'
import type { SendFile } from '#platform/web/work/components/uploads/use-uploads.ts'
import { readSpreadsheet } from '../../../contract/profile.endpoints.ts'
import { typedColumns } from '../../../../fields/domain/element-types.ts'
import type { Row, TableModel } from '../model/use-table-model.ts'
import type { PastedLine } from '../paste/paste-plan.ts'
import { FilePreview } from './FilePreview.tsx'
import { guessMapping, linesOfFile, totalsRowOf, type FileMapping } from './file-mapping.ts'

type Props = {
  model: TableModel
  rows: readonly Row[]
  onLines: (lines: PastedLine[], surplus: readonly string[]) => void
  onClose: () => void
}

type Read = { name: string; cells: string[][] }

/** Imports rows from a spreadsheet: file, mapping of columns, then as a paste. */
export const LoadFile = ({ model, rows, onLines, onClose }: Props) => {
  const t = useTexts('project-profiles')
  const { element, editing } = model
  const columns = element.columns.filter(({ columnType }) => typedColumns.includes(columnType))
  const named = element.columns.find(({ columnType }) => columnType === 'ADD')
  const [read, setRead] = useState<Read | null>(null)
  const [mapping, setMapping] = useState<FileMapping>({ head: null, codes: [] })
  const [way, setWay] = useState<'append' | 'replace'>(element.rowsClosed ? 'replace' : 'append')

  const send: SendFile = async (file, options) => {
    setRead(null)
    const query = { projectId: 0, ...editing().which }
    const answer = await upload(readSpreadsheet, { query }, file, options)
    setRead({ name: file.name, cells: answer.rows })
    setMapping(guessMapping(answer.rows, columns))
  }
  const table = { rows, nameCode: named?.code ?? null, columns }
  const { lines, surplus } = linesOfFile(read?.cells ?? [], mapping, table, way)
  const totals = read ? totalsRowOf(read.cells, mapping) : null
  const put = (): void => {
    onLines(lines, surplus)
    onClose()
  }
  return (
    <SidePanel open title={t('table.file.load')} onClose={onClose}>
      <FileDrop single types={['xlsx', 'csv']} label={t('table.file.choose')} send={send} />
      <p className="table-file-note" role="status">
        {read ? <strong>{read.name}</strong> : t('table.file.kinds')}
      </p>
      {read ? (
        <>
          <FilePreview
            cells={read.cells}
            columns={columns}
            mapping={mapping}
            totals={totals}
            onMapping={setMapping}
          />
          {totals === null ? null : (
            <p className="table-file-note">{t('table.file.totals', { row: totals + 1 })}</p>
          )}
          {element.rowsClosed ? null : (
            <Choices legend={t('table.file.way')}>
              {(['append', 'replace'] as const).map((one) => (
                <Choice
                  key={one}
                  type="radio"
                  name="way"
                  checked={way === one}
                  label={t(`table.file.${one}`)}
                  onChange={() => setWay(one)}
                />
              ))}
            </Choices>
          )}
          <div className="table-buttons">
            <Button variant="contained" disabled={lines.length === 0} onClick={put}>
              {t('table.file.put', { count: lines.length })}
            </Button>
            <Button variant="text" onClick={onClose}>
              {t('actions.cancel')}
            </Button>
          </div>
        </>
      ) : null}
    </SidePanel>
  )
}
