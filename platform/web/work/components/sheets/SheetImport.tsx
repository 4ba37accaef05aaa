import './sheets.css'
import { useState, type ReactNode } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { notify, notifyError } from '../../../messages/banner-store.ts'
import { Button } from '../Button.tsx'
import { FileDrop } from '../uploads/FileDrop.tsx'
import type { SendFile } from '../uploads/use-uploads.ts'
import type { SheetResult } from './sheet-result.ts'
import { SheetReport } from './SheetReport.tsx'

type Props<R extends SheetResult> = {
  /** Describes the columns, and what is not changed. */
  help: ReactNode
  /** Returns what the file would change. */
  check: (file: File, options: Parameters<SendFile>[1]) => Promise<R>
  /** Imports the file, if nothing changed since the dry run. */
  apply: (file: File, revision: number) => Promise<unknown>
  /** After the import: refreshes the data and closes. */
  onDone: () => void
  /** Further notes on a dry run. */
  renderNote?: (result: R) => ReactNode
  problemText?: (column: string, problem: string) => string | null
}

type Tried<R> = { file: File; result: R }

/** Imports a spreadsheet: first a dry run shows the changes, then all of them are applied. */
export const SheetImport = <R extends SheetResult>({
  help,
  check,
  apply,
  onDone,
  renderNote,
  problemText,
}: Props<R>) => {
  const t = useTexts()
  const [tried, setTried] = useState<Tried<R> | null>(null)
  const [busy, setBusy] = useState(false)
  const tryOut: SendFile = async (file, options) => {
    setTried(null)
    setTried({ file, result: await check(file, options) })
  }
  const bringIn = async ({ file, result: { revision } }: Tried<R>) => {
    setBusy(true)
    try {
      await apply(file, revision)
      notify({ code: 200, text: t('sheets.done') })
      onDone()
    } catch (error) {
      // The dry run is outdated: it must be repeated.
      setTried(null)
      notifyError(error)
    } finally {
      setBusy(false)
    }
  }
  const mayApply = tried !== null && tried.result.errorsCount === 0 && tried.result.rows.length > 0
  return (
    <div className="form sheet-import">
      <p>{help}</p>
      <FileDrop single label={t('sheets.file')} send={tryOut} />
      {tried ? (
        <>
          <p>
            <strong>{tried.file.name}</strong>
          </p>
          {renderNote?.(tried.result)}
          <SheetReport result={tried.result} problemText={problemText} />
        </>
      ) : null}
      {tried && mayApply ? (
        <div className="form-buttons">
          <Button variant="contained" color="primary" loading={busy} onClick={() => void bringIn(tried)}>
            {t('sheets.apply')}
          </Button>
        </div>
      ) : null}
    </div>
  )
}
