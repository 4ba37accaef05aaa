import { useState } from 'react'
import { download, saveFile } from '#platform/web/api/download.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { notifyError } from '#platform/web/messages/banner-store.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { openDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { DownloadIcon, EyeIcon } from '#platform/web/work/components/icons/icons.ts'
import { Row } from '#platform/web/work/components/rows/Rows.tsx'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import { exportDictionary } from '../../contract/journal.endpoints.ts'
import type { JournalEntry } from '../details/dictionary.types.ts'
import { Changes } from './Changes.tsx'

const openChanges = (title: string, id: number, number: number): void =>
  openDrawer({ title, body: <Changes id={id} from={number - 1} to={number} /> })

/** A published version of a dictionary: who published it, what changed in it, and its file. */
export const Version = ({ id, entry }: { id: number; entry: JournalEntry }) => {
  const t = useTexts('dictionaries')
  const [busy, setBusy] = useState(false)
  const { name, number, publishedAt, publishedBy } = entry
  const save = () => {
    setBusy(true)
    void download(exportDictionary, { query: { id, number } })
      .then(saveFile, notifyError)
      .finally(() => setBusy(false))
  }
  return (
    <Row
      title={t('journal.version', { name })}
      facts={
        <>
          <DateText value={publishedAt} />
          {publishedBy ? ` · ${publishedBy.name}` : null}
        </>
      }
      text={t('journal.counts', entry)}
      end={
        <>
          <Button
            size="small"
            startIcon={<EyeIcon />}
            onClick={() => openChanges(t('journal.changesOf', { name }), id, number)}
          >
            {t('journal.changes')}
          </Button>
          <Button size="small" startIcon={<DownloadIcon />} loading={busy} onClick={save}>
            {t('actions.download')}
          </Button>
        </>
      }
    />
  )
}
