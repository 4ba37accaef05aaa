import '../deals.css'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { ListScreen, type Columns } from '#platform/web/work/components/list/ListScreen.tsx'
import { useList, type RowOf } from '#platform/web/work/components/list/use-list.ts'
import { ScreenLink } from '#platform/web/work/navigation/ScreenLink.tsx'
import { listInvestorInterest } from '../../contract/outcome.endpoints.ts'

type Interest = RowOf<typeof listInvestorInterest>

const Count = ({ of }: { of: number | null }) => {
  const t = useTexts('deals')
  return <span className="tabular">{of ?? t('interest.few')}</span>
}

/** A count of data requests that opens them. */
const Requests = ({ project, count, status }: { project: number; count: number; status?: string }) =>
  count > 0 ? (
    <ScreenLink
      to={linkTo('/bch/view/data-requests', { projectId: String(project), ...(status && { status }) })}
    >
      {count}
    </ScreenLink>
  ) : (
    <Count of={0} />
  )

const columns: Columns<typeof listInvestorInterest> = {
  project: { sort: 'NAME', width: '34%', cell: ({ project }) => project.name },
  followers: { sort: 'FOLLOWERS', align: 'end', cell: ({ followers }) => <Count of={followers} /> },
  requests: {
    sort: 'REQUESTS',
    align: 'end',
    cell: ({ project, requests }) => <Requests project={project.id} count={requests} />,
  },
  waiting: {
    align: 'end',
    cell: ({ project, waiting }) => <Requests project={project.id} count={waiting} status="NEW" />,
  },
  introductions: {
    align: 'end',
    cell: ({ project, introductions }) => (
      <Requests project={project.id} count={introductions} status="GRANTED,REVOKED,WITHDRAWN" />
    ),
  },
  deals: { align: 'end', cell: ({ deals }) => <Count of={deals} /> },
  invested: { sort: 'INVESTED', align: 'end', cell: ({ invested }) => <Count of={invested} /> },
}

const Card = ({ row }: { row: Interest }) => {
  const t = useTexts('deals')
  return (
    <div className="deal-card">
      {(['followers', 'requests', 'introductions', 'invested'] as const).map((key) => (
        <p key={key}>
          {t(`interest.columns.${key}`)}: <Count of={row[key]} />
        </p>
      ))}
    </div>
  )
}

const card = (row: Interest) => <Card row={row} />

/** Investors' interest in the accelerator's projects: counts without names. */
export const InvestorInterest = () => {
  const t = useTexts('deals')
  const list = useList(listInvestorInterest)
  return (
    <ListScreen
      of={list}
      columns={columns}
      rowName={({ project }) => project.name}
      rowLink={({ project }) => linkTo('/bch/view/project-details', { id: project.id })}
      card={card}
      above={<p className="deal-note">{t('interest.lead')}</p>}
      action={
        <nav className="deal-links" aria-label={t('interest.more')}>
          <ScreenLink to={linkTo('/bch/view/data-requests', {})}>{t('interest.requestsLink')}</ScreenLink>
          <ScreenLink to={linkTo('/bch/view/deals', {})}>{t('interest.dealsLink')}</ScreenLink>
          <ScreenLink to={linkTo('/bch/view/deals/outcomes', { of: 'accelerator' })}>
            {t('interest.outcomesLink')}
          </ScreenLink>
        </nav>
      }
    />
  )
}
