import { useState } from 'react'
import { download, saveFile } from '#platform/web/api/download.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { notifyError } from '#platform/web/messages/banner-store.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { openDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { DownloadIcon, EyeIcon } from '#platform/web/work/components/icons/icons.ts'
import { Row, Rows, Section } from '#platform/web/work/components/rows/Rows.tsx'
import { ErrorState } from '#platform/web/work/components/states/ErrorState.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import { exportDictionary, listDictionaryVersions } from '../../contract/journal.endpoints.ts'
import type { JournalEntry } from '../details/dictionary.types.ts'
import { Changes } from './Changes.tsx'

/** The published versions of a dictionary: what changed in each, and its file. */
export const Journal = ({ id }: { id: number }) => {
  const t = useTexts('dictionaries')
  const [busy, setBusy] = useState<number | null>(null)
  const { data, error, refetch } = useCall(listDictionaryVersions, { query: { id } }, { deniedHere: true })
  if (error && !data) return <ErrorState error={error} retry={() => void refetch()} />
  if (!data) return <LoadingBlock lines={4} />
  const last = data.items[0]?.number ?? 0
  const save = (number: number) => {
    setBusy(number)
    void download(exportDictionary, { query: { id, number } })
      .then(saveFile, notifyError)
      .finally(() => setBusy(null))
  }
  const show = ({ name, number }: JournalEntry) =>
    openDrawer({
      title: t('journal.changesOf', { name }),
      body: <Changes id={id} from={number - 1} to={number} />,
    })
  return (
    <>
      <Section title={t('journal.unpublished')}>
        <Changes id={id} from={last} />
      </Section>
      <Section title={t('journal.versions')}>
        {data.items.length === 0 ? <p>{t('journal.none')}</p> : null}
        <Rows>
          {data.items.map((entry) => (
            <Row
              key={entry.number}
              title={t('journal.version', { name: entry.name })}
              facts={
                <>
                  <DateText value={entry.publishedAt} />
                  {entry.publishedBy ? ` · ${entry.publishedBy.name}` : ''}
                </>
              }
              text={t('journal.counts', entry)}
              end={
                <>
                  <Button size="small" startIcon={<EyeIcon />} onClick={() => show(entry)}>
                    {t('journal.changes')}
                  </Button>
                  <Button
                    size="small"
                    startIcon={<DownloadIcon />}
                    loading={busy === entry.number}
                    onClick={() => save(entry.number)}
                  >
                    {t('actions.download')}
                  </Button>
                </>
              }
            />
          ))}
        </Rows>
      </Section>
    </>
  )
}
