import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { Rows, Section } from '#platform/web/work/components/rows/Rows.tsx'
import { ErrorState } from '#platform/web/work/components/states/ErrorState.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { listDictionaryVersions } from '../../contract/journal.endpoints.ts'
import { Changes } from './Changes.tsx'
import { openPublishForm } from './open-publish-form.tsx'
import { Version } from './Version.tsx'

/** What changed since the last version of a dictionary, and its published versions. */
export const Journal = ({ id }: { id: number }) => {
  const t = useTexts('dictionaries')
  const { data, error, refetch } = useCall(listDictionaryVersions, { query: { id } }, { deniedHere: true })
  if (error && !data) return <ErrorState error={error} retry={() => void refetch()} />
  if (!data) return <LoadingBlock lines={4} />
  const { items } = data
  return (
    <>
      <Section
        title={t('journal.unpublished')}
        action={
          <Button size="small" onClick={() => openPublishForm(t('journal.publish'), id)}>
            {t('journal.publish')}
          </Button>
        }
      >
        <Changes id={id} from={items[0]?.number ?? 0} />
      </Section>
      <Section title={t('journal.versions')}>
        {items.length === 0 ? (
          <p>{t('journal.none')}</p>
        ) : (
          <Rows>
            {items.map((entry) => (
              <Version key={entry.number} id={id} entry={entry} />
            ))}
          </Rows>
        )}
      </Section>
    </>
  )
}
