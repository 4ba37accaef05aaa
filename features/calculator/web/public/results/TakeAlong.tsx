import { useState } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/public/Button.tsx'
import { ErrorNotice } from '#platform/web/public/ErrorNotice.tsx'
import type { Inputs } from '../../../domain/inputs.ts'
import { SendDialog } from './SendDialog.tsx'

/** Exports: workbook, print, email. */
export const TakeAlong = ({ inputs }: { inputs: Inputs }) => {
  const t = useTexts('calculator')
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const [isSending, setSending] = useState(false)
  const download = async (): Promise<void> => {
    setBusy(true)
    setFailure(null)
    try {
      const { saveWorkbook } = await import('./save-workbook.ts')
      await saveWorkbook(inputs, t)
    } catch (error) {
      setFailure(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className="results__exits">
      <Button look="primary" busy={isBusy} onClick={() => void download()}>
        {t('out.xlsx')}
      </Button>
      <Button onClick={() => window.print()}>{t('out.print')}</Button>
      <Button onClick={() => setSending(true)}>{t('out.email')}</Button>
      {failure ? <ErrorNotice error={failure} /> : null}
      {isSending ? <SendDialog inputs={inputs} onClose={() => setSending(false)} /> : null}
    </div>
  )
}
