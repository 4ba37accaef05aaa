import '../workspace/workspace.css'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { ListScreen, type Columns } from '#platform/web/work/components/list/ListScreen.tsx'
import { useList, type RowOf } from '#platform/web/work/components/list/use-list.ts'
import { StateChip } from '#platform/web/work/components/states/StateChip.tsx'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import { ScreenLink } from '#platform/web/work/navigation/ScreenLink.tsx'
import { useScreenSearch } from '#platform/web/work/navigation/use-screen-search.ts'
import { listFoundProjects, markSearchSeen } from '../../contract/search.endpoints.ts'
import { FitWords } from '../workspace/CardFacts.tsx'
import { foundSearch } from '../search.ts'

type Found = RowOf<typeof listFoundProjects>

const Fresh = ({ fresh }: Pick<Found, 'fresh'>) => {
  const t = useTexts('investors')
  return fresh ? <StateChip tone="new" label={t('found.new')} /> : <>—</>
}

const columns: Columns<typeof listFoundProjects> = {
  project: { sort: 'NAME', width: '22%', cell: ({ project }) => project.name },
  summary: { width: '36%', cell: ({ summary }) => <span className="pipeline-words">{summary}</span> },
  fit: { width: '26%', cell: ({ fit }) => <FitWords fit={fit} short /> },
  published: { sort: 'PUBLISHED', cell: ({ publishedAt }) => <DateText value={publishedAt} /> },
  fresh: { cell: ({ fresh }) => <Fresh fresh={fresh} /> },
}

const card = ({ summary, fit }: Found) => (
  <div className="pipeline-card">
    <p>{summary}</p>
    <FitWords fit={fit} short />
  </div>
)

/** Screen of a saved search's results, new ones marked. */
export const FoundProjects = () => {
  const t = useTexts('investors')
  const [{ search }] = useScreenSearch(foundSearch)
  const list = useList(listFoundProjects, { of: { searchId: String(search ?? 0) }, deniedHere: true })
  const seen = useCommand(markSearchSeen, { success: t('searches.actions.seenDone') })
  return (
    <ListScreen
      of={list}
      columns={columns}
      filters={{ fresh: 'fresh' }}
      rowName={({ project }) => project.name}
      rowLink={({ project }) => linkTo('/bch/view/project-details', { id: project.id })}
      card={card}
      action={
        <nav className="workspace-links" aria-label={t('pipeline.more')}>
          <ScreenLink to="/bch/view/investor-workspace/searches">{t('searches.title')}</ScreenLink>
          <Button
            size="small"
            variant="text"
            loading={seen.isPending}
            onClick={() => search !== undefined && seen.mutate({ body: { searchId: search } })}
          >
            {t('searches.actions.seen')}
          </Button>
        </nav>
      }
    />
  )
}
