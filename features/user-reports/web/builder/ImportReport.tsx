import { useRef } from 'react'
import { upload } from '#platform/web/api/upload.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { notifyError } from '#platform/web/messages/banner-store.ts'
import { withProgress } from '#platform/web/messages/progress-store.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { UploadIcon } from '#platform/web/work/components/icons/icons.ts'
import { importUserReport } from '../../contract/user-report.endpoints.ts'
import type { ImportedReport } from '../report.types.ts'

/** Begins a report with one that was taken along as a file, from here or from another accelerator. */
export const ImportReport = ({ onRead }: { onRead: (imported: ImportedReport) => void }) => {
  const t = useTexts('user-reports')
  const input = useRef<HTMLInputElement>(null)
  const take = (chosen: File | undefined) => {
    if (!chosen) return
    void withProgress('document', () => upload(importUserReport, { headers: {} }, chosen)).then(
      onRead,
      notifyError,
    )
  }
  return (
    <>
      <input
        ref={input}
        type="file"
        className="visually-hidden"
        accept=".zip"
        aria-label={t('import.choose')}
        tabIndex={-1}
        onChange={({ target }) => {
          take(target.files?.[0])
          target.value = ''
        }}
      />
      <Button startIcon={<UploadIcon />} onClick={() => input.current?.click()}>
        {t('import.choose')}
      </Button>
    </>
  )
}
