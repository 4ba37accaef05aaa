import { useState } from 'react'
import { download, saveFile } from '#platform/web/api/download.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { notifyError } from '#platform/web/messages/banner-store.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { DownloadIcon } from '#platform/web/work/components/icons/icons.ts'
import { Row } from '#platform/web/work/components/rows/Rows.tsx'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import { ScreenLink } from '#platform/web/work/navigation/ScreenLink.tsx'
import { exportDictionary } from '../../contract/journal.endpoints.ts'
import type { JournalEntry } from '../details/dictionary.types.ts'
import { changesPath, versionPath } from '../paths.ts'

/** A published version: its publisher, changes, values and file. */
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
  // All rows have the same actions, so their accessible names include the version.
  const of = (action: string) => ({ 'aria-label': t('journal.of', { action, name }) })
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
            component={ScreenLink}
            to={versionPath(id, number)}
            {...of(t('details.values'))}
          >
            {t('details.values')}
          </Button>
          <Button
            size="small"
            component={ScreenLink}
            to={changesPath(id, number - 1, number)}
            {...of(t('journal.changes'))}
          >
            {t('journal.changes')}
          </Button>
          <Button
            size="small"
            startIcon={<DownloadIcon />}
            loading={busy}
            onClick={save}
            {...of(t('actions.download'))}
          >
            {t('actions.download')}
          </Button>
        </>
      }
    />
  )
}
