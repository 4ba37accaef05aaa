import './import.css'
import { useState } from 'react'
import type { z } from 'zod'
import { hasCode, type ApiError } from '#platform/web/api/api-error.ts'
import { call } from '#platform/web/api/call.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { notify, notifyError } from '#platform/web/messages/banner-store.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { closeDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { FileDrop } from '#platform/web/work/components/uploads/FileDrop.tsx'
import { useGo } from '#platform/web/work/navigation/use-go.ts'
import {
  programmeFileLimit,
  type programmeFile,
  type programmePreview,
} from '../../../contract/programme-file.schemas.ts'
import { importProgramme, previewProgrammeFile } from '../../../contract/whole-programme.endpoints.ts'
import { Hint } from '../Hint.tsx'
import { editLink } from '../settings-links.ts'
import { FileProblems } from './FileProblems.tsx'
import { ImportPreview } from './ImportPreview.tsx'
import { readProgrammeFile } from './read-programme-file.ts'

/** A file that was parsed and previewed; only the server validates it. */
type Tried = { json: z.input<typeof programmeFile>; preview: z.output<typeof programmePreview> }
type Wrong = { text: string } | { json: unknown; fields: Readonly<Record<string, string>> }

/** Imports a programme from a file: preview first, then drafts. */
export const ImportForm = () => {
  const t = useTexts('programmes')
  const go = useGo()
  const [tried, setTried] = useState<Tried | null>(null)
  const [wrong, setWrong] = useState<Wrong | null>(null)
  const bringIn = useCommand(importProgramme)
  const look = async (file: File) => {
    setTried(null)
    setWrong(null)
    const read = await readProgrammeFile(file)
    if (read === null) return setWrong({ text: t('settings.import.notJson') })
    const json = read.json as Tried['json']
    try {
      setTried({ json, preview: await call(previewProgrammeFile, { body: { file: json } }) })
    } catch (error) {
      if (!hasCode(error, 'VALIDATION_FAILED')) throw error
      setWrong({ json, fields: (error as ApiError).fields })
    }
  }
  const submit = async ({ json, preview }: Tried) => {
    try {
      const without = [...new Set(preview.missing.map(({ code }) => code))]
      const made = await bringIn.mutateAsync({ body: { file: json, without } })
      closeDrawer()
      notify({ code: 200, text: t('settings.done.created', { name: made.name, context: 'programme' }) })
      go(editLink({ kind: 'programme', id: made.id }))
    } catch (error) {
      // The preview is outdated: the file must be chosen again.
      setTried(null)
      notifyError(error)
    }
  }
  return (
    <div className="form programme-import">
      <p className="drawer-text">{t('settings.import.text')}</p>
      <FileDrop
        single
        label={t('settings.import.file')}
        types={['json']}
        maxSize={programmeFileLimit}
        send={look}
      />
      {wrong && 'text' in wrong ? (
        <Hint loud>
          <span role="alert">{wrong.text}</span>
        </Hint>
      ) : null}
      {wrong && 'fields' in wrong ? <FileProblems json={wrong.json} fields={wrong.fields} /> : null}
      {tried ? (
        <>
          <ImportPreview preview={tried.preview} />
          <div className="form-buttons">
            <Button
              variant="contained"
              color="primary"
              loading={bringIn.isPending}
              onClick={() => void submit(tried)}
            >
              {t('settings.import.submit')}
            </Button>
          </div>
        </>
      ) : null}
    </div>
  )
}
