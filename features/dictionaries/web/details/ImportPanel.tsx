import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { upload } from '#platform/web/api/upload.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { notify, notifyError } from '#platform/web/messages/banner-store.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { closeDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { Row, Rows } from '#platform/web/work/components/rows/Rows.tsx'
import type { importResult } from '../../contract/dictionary.schemas.ts'
import { applyDictionaryImport, checkDictionaryImport } from '../../contract/journal.endpoints.ts'
import { dictionaryReads } from '../dictionary-reads.ts'

type Tried = { file: File; result: z.output<typeof importResult> }

/** Brings a spreadsheet in: first it is tried and says what it would change, then it is brought in as a whole. */
export const ImportPanel = ({ id }: { id: number }) => {
  const t = useTexts('dictionaries')
  const client = useQueryClient()
  const [tried, setTried] = useState<Tried | null>(null)
  const [busy, setBusy] = useState(false)
  const work = (deed: Promise<unknown>) => {
    setBusy(true)
    void deed.catch(notifyError).finally(() => setBusy(false))
  }
  const check = (file: File) =>
    work(upload(checkDictionaryImport, { query: { id } }, file).then((result) => setTried({ file, result })))
  const apply = async ({ file, result: { revision } }: Tried) => {
    await upload(applyDictionaryImport, { query: { id, revision } }, file)
    for (const { name } of dictionaryReads) void client.invalidateQueries({ queryKey: [name] })
    notify({ code: 200, text: t('import.done') })
    closeDrawer()
  }
  const result = tried?.result
  const nothing = result !== undefined && result.rows.length === 0
  return (
    <div className="form">
      <p>{t('import.help')}</p>
      <label>
        {t('import.file')}{' '}
        <input
          type="file"
          accept=".xlsx,.csv"
          disabled={busy}
          onChange={(event) => {
            const [file] = event.target.files ?? []
            if (file) check(file)
          }}
        />
      </label>
      {result ? (
        <div role="status">
          <p>{t('import.counts', result)}</p>
          {result.errorsCount > 0 ? (
            <p role="alert">{t('import.errors', { count: result.errorsCount })}</p>
          ) : null}
          <Rows>
            {result.errors.map(({ row, column, problem }) => (
              <Row
                key={`${row}${column}`}
                title={t('import.place', { row, column })}
                facts={t(`fieldErrors.${problem}`)}
              />
            ))}
            {result.rows.map(({ row, kind, code, nameRu }) => (
              <Row key={row} title={`${t(`journal.kinds.${kind}`)}: ${nameRu}`} facts={code} />
            ))}
          </Rows>
        </div>
      ) : null}
      <div className="form-buttons">
        <Button
          variant="contained"
          color="primary"
          loading={busy}
          disabled={!result || result.errorsCount > 0 || nothing}
          onClick={() => work(apply(tried!))}
        >
          {t('import.apply')}
        </Button>
      </div>
    </div>
  )
}
