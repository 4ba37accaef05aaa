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
  /** Which columns there are, and what is left alone. */
  help: ReactNode
  /** Says what the file would change. */
  check: (file: File, options: Parameters<SendFile>[1]) => Promise<R>
  /** Brings the file in, if nothing changed since it was tried. */
  apply: (file: File, revision: number) => Promise<unknown>
  /** After it is in: refreshes what it changed and closes. */
  onDone: () => void
  /** What else there is to say of a trial. */
  renderNote?: (result: R) => ReactNode
  problemText?: (column: string, problem: string) => string | null
}

type Tried<R> = { file: File; result: R }

/** Brings a spreadsheet in: first it is tried and says what it would change, then it is brought in as a whole. */
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
      // What was tried holds no more: the file has to be tried again.
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
