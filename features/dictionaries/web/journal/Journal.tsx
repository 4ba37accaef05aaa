import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { Rows, Section } from '#platform/web/work/components/rows/Rows.tsx'
import { ErrorState } from '#platform/web/work/components/states/ErrorState.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { ScreenLink } from '#platform/web/work/navigation/ScreenLink.tsx'
import { listDictionaryVersions } from '../../contract/journal.endpoints.ts'
import type { Details } from '../details/dictionary.types.ts'
import { changesPath } from '../paths.ts'
import { Unpublished } from './Unpublished.tsx'
import { Version } from './Version.tsx'
import { lazy, Suspense } from 'react'
import { openDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'

const PublishForm = lazy(async () => ({ default: (await import('./PublishForm.tsx')).PublishForm }))

/** Opens the form of a new version in the drawer. */
const openPublishForm = (title: string, id: number): void =>
  openDrawer({
    title,
    body: (
      <Suspense fallback={<LoadingBlock />}>
        <PublishForm id={id} />
      </Suspense>
    ),
  })

/** Changes since the last version of a dictionary, and its published versions. */
export const Journal = ({ dictionary: { id, actions } }: { dictionary: Details }) => {
  const t = useTexts('dictionaries')
  const { data, error, refetch } = useCall(listDictionaryVersions, { query: { id } }, { deniedHere: true })
  if (error && !data) return <ErrorState error={error} retry={() => void refetch()} />
  if (!data) return <LoadingBlock lines={4} />
  const { items } = data
  const [last, previous] = items
  return (
    <>
      <Section
        title={t('journal.unpublished')}
        action={
          actions.includes('publish') ? (
            <Button size="small" onClick={() => openPublishForm(t('journal.publish'), id)}>
              {t('journal.publish')}
            </Button>
          ) : null
        }
      >
        <Unpublished id={id} from={last?.number ?? 0} />
      </Section>
      <Section
        title={t('journal.versions')}
        action={
          last && previous ? (
            <Button size="small" component={ScreenLink} to={changesPath(id, previous.number, last.number)}>
              {t('journal.compare')}
            </Button>
          ) : null
        }
      >
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
