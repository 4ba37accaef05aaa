import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { DetailsTab } from '#platform/web/work/components/details/Tabs.tsx'
import { Documents } from './parts/Documents.tsx'
import { People } from './parts/People.tsx'
import { Readiness } from './parts/Readiness.tsx'
import { Relations } from './parts/Relations.tsx'
import { TechnologyHistory } from './parts/TechnologyHistory.tsx'
import { TechnologyWords } from './parts/TechnologyWords.tsx'
import type { Technology } from './technology.types.ts'

/** Tabs of a technology's page. */
export const useTechnologyTabs = (technology: Technology): DetailsTab[] => {
  const t = useTexts('technologies')
  const tab = (key: string, content: DetailsTab['content'], count?: number): DetailsTab => ({
    key,
    title: t(`details.tabs.${key}`),
    content,
    ...(count === undefined ? {} : { count }),
  })
  return [
    tab('about', () => <TechnologyWords technology={technology} />),
    tab('readiness', () => <Readiness technology={technology} />, technology.assessments.length),
    tab('relations', () => <Relations technology={technology} />, technology.relations.length),
    tab('people', () => <People technology={technology} />, technology.people.length),
    tab('documents', () => <Documents technology={technology} />, technology.documents.length),
    tab('history', () => <TechnologyHistory id={technology.id} />),
  ]
}
