import { useState } from 'react'
import { upload } from '#platform/web/api/upload.ts'
import { errorText } from '#platform/web/i18n/error-text.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { SidePanel } from '#platform/web/work/components/drawer/SidePanel.tsx'
import { readSpreadsheet } from '../../../../project-profiles/contract/profile.endpoints.ts'
import { typedColumns } from '../../../domain/element-types.ts'
import type { Row, TableModel } from '../model/use-table-model.ts'
import type { PastedLine } from '../paste/paste-plan.ts'
import { FilePreview } from './FilePreview.tsx'
import { guessMapping, linesOfFile, type FileMapping } from './file-mapping.ts'

type Props = {
  model: TableModel
  rows: readonly Row[]
  onLines: (lines: PastedLine[], surplus: readonly string[]) => void
  onClose: () => void
}

type Read = { name: string; cells: string[][] }

/** Loads rows from a spreadsheet: a file, what its columns are, and then as if it were pasted. */
export const LoadFile = ({ model, rows, onLines, onClose }: Props) => {
  const t = useTexts('profiles')
  const { element, editing } = model
  const columns = element.columns.filter(({ columnType }) => typedColumns.includes(columnType))
  const named = element.columns.find(({ columnType }) => columnType === 'ADD')
  const [read, setRead] = useState<Read | null>(null)
  const [mapping, setMapping] = useState<FileMapping>({ head: null, codes: [] })
  const [way, setWay] = useState<'append' | 'replace'>(element.rowsClosed ? 'replace' : 'append')
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  const choose = async (file: File | undefined): Promise<void> => {
    if (!file) return
    const { projectId, taskId } = editing()
    setBusy(true)
    setProblem(null)
    try {
      const query = { projectId: projectId ?? 0, ...(taskId ? { taskId } : {}) }
      const answer = await upload(readSpreadsheet, { query }, file)
      setRead({ name: file.name, cells: answer.rows })
      setMapping(guessMapping(answer.rows, columns))
    } catch (error) {
      setProblem(errorText(error))
    } finally {
      setBusy(false)
    }
  }
  const put = (): void => {
    if (!read) return
    const table = { rows, nameCode: named?.code ?? null, columns }
    const { lines, surplus } = linesOfFile(read.cells, mapping, table, way)
    onLines(lines, surplus)
    onClose()
  }
  const count = read ? read.cells.length - (mapping.head === null ? 0 : mapping.head + 1) : 0
  return (
    <SidePanel open title={t('table.file.load')} onClose={onClose}>
      <label className="table-file">
        <span>{t('table.file.choose')}</span>
        <input
          type="file"
          accept=".xlsx,.csv"
          disabled={isBusy}
          onChange={({ target }) => void choose(target.files?.[0])}
        />
      </label>
      <p className="table-file-note" role="status">
        {isBusy ? t('loading') : t('table.file.kinds')}
      </p>
      {problem ? (
        <p className="grid-note-problem" role="alert">
          {problem}
        </p>
      ) : null}
      {read ? (
        <>
          <FilePreview cells={read.cells} columns={columns} mapping={mapping} onMapping={setMapping} />
          {element.rowsClosed ? null : (
            <fieldset className="table-ways">
              <legend>{t('table.file.way')}</legend>
              {(['append', 'replace'] as const).map((one) => (
                <label key={one}>
                  <input type="radio" name="way" checked={way === one} onChange={() => setWay(one)} />
                  {t(`table.file.${one}`)}
                </label>
              ))}
            </fieldset>
          )}
          <div className="table-buttons">
            <Button variant="contained" disabled={count <= 0 || !mapping.codes.some(Boolean)} onClick={put}>
              {t('table.file.put', { count: Math.max(0, count) })}
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
