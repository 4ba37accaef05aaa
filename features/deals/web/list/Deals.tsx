import '../deals.css'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { formatMoney } from '#platform/web/i18n/numbers.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useActions } from '#platform/web/work/actions/use-actions.tsx'
import { ListScreen, type Columns, type Views } from '#platform/web/work/components/list/ListScreen.tsx'
import { useList } from '#platform/web/work/components/list/use-list.ts'
import { StateOf } from '#platform/web/work/components/states/StateOf.tsx'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import { PersonAvatar } from '#platform/web/work/components/text/PersonAvatar.tsx'
import { ScreenLink } from '#platform/web/work/navigation/ScreenLink.tsx'
import { listDeals } from '../../contract/deal.endpoints.ts'
import { dealStateTable } from '../../domain/state-tables.ts'
import type { Deal } from '../deal.types.ts'
import { dealActions } from './deal-actions.tsx'

const Words = ({ children }: { children: string }) => (
  <span className="deal-words" title={children}>
    {children}
  </span>
)

const Sum = ({ amount, currency }: Pick<Deal, 'amount' | 'currency'>) => (
  <span className="tabular">
    {amount !== null && currency !== null ? formatMoney(amount, currency) : '—'}
  </span>
)

/** An unconfirmed investment does not count and is marked; the sides of a disputed one read why. */
const State = ({ status, confirmed, dispute }: Pick<Deal, 'status' | 'confirmed' | 'dispute'>) => {
  const t = useTexts('deals')
  const summary =
    confirmed !== false
      ? null
      : dispute === null
        ? t('list.unconfirmed')
        : t(dispute ? 'list.disputedWhy' : 'list.disputed', { reason: dispute })
  return (
    <>
      <StateOf table={dealStateTable} state={status} />
      {summary ? <p className="deal-unconfirmed">{summary}</p> : null}
    </>
  )
}

const Of = ({ group, value }: { group: 'instruments' | 'sources'; value: string | null }) => {
  const t = useTexts('deals')
  return <>{value === null ? '—' : t(`${group}.${value}`)}</>
}

const columns: Columns<typeof listDeals> = {
  project: { sort: 'NAME', width: '18%', cell: ({ project }) => project.name },
  investor: { width: '16%', cell: ({ investor }) => <PersonAvatar person={investor} /> },
  firm: { optional: true, cell: ({ firm }) => firm?.name ?? '—' },
  status: { cell: (row) => <State {...row} /> },
  amount: { align: 'end', cell: (row) => <Sum {...row} /> },
  day: { cell: ({ dealDay }) => <DateText value={dealDay} /> },
  instrument: { optional: true, cell: ({ instrument }) => <Of group="instruments" value={instrument} /> },
  source: { optional: true, cell: ({ source }) => <Of group="sources" value={source} /> },
  terms: { width: '20%', cell: ({ terms }) => (terms ? <Words>{terms}</Words> : '—') },
  reason: { optional: true, cell: ({ reason }) => (reason ? <Words>{reason}</Words> : '—') },
  changed: { sort: 'CHANGE_DATE', cell: ({ changedAt }) => <DateText value={changedAt} as="relative" /> },
}

const views: Views<typeof listDeals> = {
  going: { filters: { status: 'INTEREST,OFFERED,TERMS' } },
  invested: { filters: { status: 'INVESTED' } },
}

const card = (row: Deal) => (
  <div className="deal-card">
    <p>{row.investor.name}</p>
    <p>
      <Sum {...row} />
    </p>
    <State {...row} />
  </div>
)

/** Screen of deals: the user's own, those of their projects, and those introduced by their accelerator. */
export const Deals = () => {
  const t = useTexts('deals')
  const list = useList(listDeals)
  return (
    <ListScreen
      of={list}
      columns={columns}
      filters={{ status: dealStateTable, projectId: null, id: null }}
      views={views}
      rowName={({ project, investor }) => `${project.name}, ${investor.name}`}
      rowLink={({ project }) => linkTo('/bch/view/project-details', { id: project.id })}
      rowActions={useActions(dealActions)}
      card={card}
      emptyAction={<ScreenLink to="/bch/view/project-list-showcase">{t('list.empty.action')}</ScreenLink>}
    />
  )
}
