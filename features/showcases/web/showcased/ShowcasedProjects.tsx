import '../showcases.css'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useActions } from '#platform/web/work/actions/use-actions.tsx'
import { Button } from '#platform/web/work/components/Button.tsx'
import { ListScreen, type Columns, type Filters } from '#platform/web/work/components/list/ListScreen.tsx'
import { useList } from '#platform/web/work/components/list/use-list.ts'
import { Avatar } from '#platform/web/work/components/text/Avatar.tsx'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import { useLocale } from '#platform/web/public/use-locale.ts'
import { listShownProjects, getShownFilters } from '../../contract/shown-project.endpoints.ts'
import { cardWords } from '../public/card-words.ts'
import { projectsPath } from '../public/projects-path.ts'
import type { ListedProject } from '../public/shown-project.types.ts'
import { showcasedActions } from './showcased-actions.tsx'
import { useMemo } from 'react'
import { useCall } from '#platform/web/query/use-call.ts'
import { wordsIn } from '../../../fields/web/format/words-in.ts'

/** Filters of the projects of all showcases: values that occur in them. */
const useShowcasedFilters = (): Filters<typeof listShownProjects> => {
  const t = useTexts('showcases')
  const { data } = useCall(getShownFilters, { query: {} }, { deniedHere: true })
  return useMemo(() => {
    const options = (code: string) =>
      (data?.filters.find((filter) => filter.code === code)?.values ?? []).flatMap(({ value, name }) =>
        name ? [{ value, label: wordsIn(name) }] : [],
      )
    return {
      acceleratorId: options('accelerator'),
      chosen: ['industries', 'stage', 'territory'].flatMap((code) =>
        options(code).map(({ value, label }) => ({
          value: `${code}:${value}`,
          label: t('showcased.chosen', { filter: t(`public.filters.${code}`), value: label }),
        })),
      ),
    }
  }, [data, t])
}

const nameOf = ({ name }: ListedProject): string => name
const linkOf = ({ id }: ListedProject) => linkTo('/bch/view/project-details', { id })

const useWords = () => {
  const t = useTexts('showcases')
  const locale = useLocale()
  return (project: ListedProject) => cardWords(project, locale, t)
}

/** A project's card for narrow screens. */
const Card = ({ project }: { project: ListedProject }) => {
  const { lead, stage, chips } = useWords()(project)
  return (
    <div className="showcased-card">
      <p>{lead}</p>
      <small>
        {[stage, ...chips.map(({ label }) => label), project.accelerator.name].filter(Boolean).join(' · ')}
      </small>
    </div>
  )
}

const cardOf = (row: ListedProject) => <Card project={row} />

const useColumns = (): Columns<typeof listShownProjects> => {
  const words = useWords()
  return {
    name: {
      sort: 'NAME',
      width: '20%',
      cell: (row) => (
        <span className="showcased-name">
          <Avatar name={row.name} url={row.logoUrl} size={32} square />
          {row.name}
        </span>
      ),
    },
    lead: { cell: (row) => words(row).lead || '—' },
    industries: {
      cell: (row) =>
        words(row)
          .chips.map(({ label }) => label)
          .join(', ') || '—',
    },
    stage: { cell: (row) => words(row).stage ?? '—' },
    accelerator: { cell: (row) => row.accelerator.name },
    published: { sort: 'DATE', cell: (row) => <DateText value={row.publishedAt} /> },
  }
}

/** All published projects visible to the reader, in the work area. */
export const ShowcasedProjects = () => {
  const t = useTexts('showcases')
  const list = useList(listShownProjects, { of: { actions: 'true' } })
  return (
    <ListScreen
      of={list}
      columns={useColumns()}
      filters={useShowcasedFilters()}
      rowName={nameOf}
      rowLink={linkOf}
      card={cardOf}
      rowActions={useActions(showcasedActions)}
      action={<Button href={projectsPath}>{t('showcased.public')}</Button>}
    />
  )
}
