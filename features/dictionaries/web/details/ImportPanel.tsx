import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { upload } from '#platform/web/api/upload.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { notify, notifyError } from '#platform/web/messages/banner-store.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { closeDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { FileDrop } from '#platform/web/work/components/uploads/FileDrop.tsx'
import type { SendFile } from '#platform/web/work/components/uploads/use-uploads.ts'
import type { importResult } from '../../contract/dictionary.schemas.ts'
import { applyDictionaryImport, checkDictionaryImport } from '../../contract/journal.endpoints.ts'
import { dictionaryReads } from '../dictionary-reads.ts'
import { ImportResult } from './ImportResult.tsx'

type Tried = { file: File; result: z.output<typeof importResult> }

const nothing = () => undefined

/** Brings a spreadsheet in: first it is tried and says what it would change, then it is brought in as a whole. */
export const ImportPanel = ({ id }: { id: number }) => {
  const t = useTexts('dictionaries')
  const client = useQueryClient()
  const [tried, setTried] = useState<Tried | null>(null)
  const [busy, setBusy] = useState(false)
  const check: SendFile = async (file, options) => {
    setTried(null)
    setTried({ file, result: await upload(checkDictionaryImport, { query: { id } }, file, options) })
  }
  const bringIn = async ({ file, result: { revision } }: Tried) => {
    setBusy(true)
    try {
      await upload(applyDictionaryImport, { query: { id, revision } }, file)
      for (const { name } of dictionaryReads) void client.invalidateQueries({ queryKey: [name] })
      notify({ code: 200, text: t('import.done') })
      closeDrawer()
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
    <div className="form">
      <p>{t('import.help')}</p>
      <FileDrop single label={t('import.file')} send={check} onArrived={nothing} />
      {tried ? (
        <>
          <p>
            <strong>{tried.file.name}</strong>
          </p>
          <ImportResult result={tried.result} />
        </>
      ) : null}
      {tried && mayApply ? (
        <div className="form-buttons">
          <Button variant="contained" color="primary" loading={busy} onClick={() => void bringIn(tried)}>
            {t('import.apply')}
          </Button>
        </div>
      ) : null}
    </div>
  )
}
