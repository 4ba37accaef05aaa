import { useRef } from 'react'
import { upload } from '#platform/web/api/upload.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { ApiError } from '#platform/web/api/api-error.ts'
import { notify, notifyError } from '#platform/web/messages/banner-store.ts'
import { withProgress } from '#platform/web/messages/progress-store.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { UploadIcon } from '#platform/web/work/components/icons/icons.ts'
import { importUserReport } from '../../contract/user-report.endpoints.ts'
import type { ImportedReport } from '../report.types.ts'
import { ofAccelerator } from './of-accelerator.ts'

/** Begins a report with one that was taken along as a file, from here or from another accelerator. */
export const ImportReport = ({
  acceleratorId,
  onRead,
}: {
  acceleratorId: number | null
  onRead: (imported: ImportedReport) => void
}) => {
  const t = useTexts('user-reports')
  const input = useRef<HTMLInputElement>(null)
  const take = (chosen: File | undefined) => {
    if (!chosen) return
    if (chosen.size === 0) {
      notify({ code: 400, text: t('import.empty') })
      return
    }
    const headers = ofAccelerator(acceleratorId)
    void withProgress('document', () => upload(importUserReport, { headers }, chosen)).then(
      onRead,
      (error: unknown) => {
        // Any other file is refused as if it were damaged: here the text names the one that is meant.
        if (error instanceof ApiError && error.code === 'FILE_INCORRECT')
          notify({ code: 400, text: t('import.other') })
        else notifyError(error)
      },
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
