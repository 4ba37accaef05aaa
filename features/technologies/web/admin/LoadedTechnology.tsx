import { linkTo } from '#platform/domain/screen-paths.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useActions } from '#platform/web/work/actions/use-actions.tsx'
import { DetailsScreen } from '#platform/web/work/components/details/DetailsScreen.tsx'
import type { DetailsTab } from '#platform/web/work/components/details/Tabs.tsx'
import { StateOf } from '#platform/web/work/components/states/StateOf.tsx'
import { technologyStateTable } from '../../domain/state-tables.ts'
import { nameOf } from './name-of.ts'
import { Documents } from './parts/Documents.tsx'
import { People } from './parts/People.tsx'
import { Readiness } from './parts/Readiness.tsx'
import { Relations } from './parts/Relations.tsx'
import { TechnologyHistory } from './parts/TechnologyHistory.tsx'
import { TechnologyWords } from './parts/TechnologyWords.tsx'
import { technologyActions } from './technology-actions.tsx'
import type { Technology } from './technology.types.ts'

/** The page of a technology that is there. */
export const LoadedTechnology = ({ technology }: { technology: Technology }) => {
  const t = useTexts('technologies')
  const actions = useActions(technologyActions)(technology)
  const tab = (key: string, content: DetailsTab['content'], count?: number): DetailsTab => ({
    key,
    title: t(`details.tabs.${key}`),
    content,
    ...(count === undefined ? {} : { count }),
  })
  return (
    <DetailsScreen
      listId="technologies"
      backTo="/admin/technologies"
      backLabel={t('list.title')}
      name={nameOf(technology)}
      state={<StateOf table={technologyStateTable} state={technology.status} />}
      facts={
        <>
          <span>{technology.code}</span>
          <span>{technology.level === null ? t('noLevel') : t('level', { level: technology.level })}</span>
          {technology.status === 'DRAFT' ? null : (
            <a href={linkTo('/details/technology', { id: technology.id })}>{t('details.publicPage')}</a>
          )}
        </>
      }
      actions={actions}
      tabs={[
        tab('about', () => <TechnologyWords technology={technology} />),
        tab('readiness', () => <Readiness technology={technology} />, technology.assessments.length),
        tab('relations', () => <Relations technology={technology} />, technology.relations.length),
        tab('people', () => <People technology={technology} />, technology.people.length),
        tab('documents', () => <Documents technology={technology} />, technology.documents.length),
        tab('history', () => <TechnologyHistory id={technology.id} />),
      ]}
    />
  )
}
