import '../workspace/workspace.css'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useActions } from '#platform/web/work/actions/use-actions.tsx'
import { ListScreen, type Columns, type Views } from '#platform/web/work/components/list/ListScreen.tsx'
import { useList } from '#platform/web/work/components/list/use-list.ts'
import { StateChip } from '#platform/web/work/components/states/StateChip.tsx'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import { PersonAvatar } from '#platform/web/work/components/text/PersonAvatar.tsx'
import { listInvestorChecks } from '../../contract/investor-check.endpoints.ts'
import type { InvestorCheck } from '../investor-work.types.ts'
import { checkActions } from './check-actions.tsx'

const Mark = ({ verified }: Pick<InvestorCheck, 'verified'>) => {
  const t = useTexts('investors')
  return <StateChip tone={verified ? 'accepted' : 'blocked'} label={t(`checks.marks.${verified}`)} />
}

const Words = ({ children }: { children: string }) => (
  <span className="pipeline-words" title={children}>
    {children}
  </span>
)

const columns: Columns<typeof listInvestorChecks> = {
  person: { sort: 'NAME', width: '20%', cell: ({ person }) => <PersonAvatar person={person} /> },
  company: { width: '16%', cell: ({ company }) => company || '—' },
  firm: { optional: true, cell: ({ firm }) => firm || '—' },
  verified: { cell: ({ verified }) => <Mark verified={verified} /> },
  checked: { sort: 'CHECKED', cell: ({ checkedDay }) => <DateText value={checkedDay} /> },
  evidence: { width: '24%', cell: ({ evidence }) => (evidence ? <Words>{evidence}</Words> : '—') },
  by: { cell: ({ by }) => by?.name ?? '—' },
  taken: { optional: true, cell: ({ takenAt }) => <DateText value={takenAt} /> },
  reason: { optional: true, cell: ({ takenReason }) => (takenReason ? <Words>{takenReason}</Words> : '—') },
}

const views: Views<typeof listInvestorChecks> = {
  waiting: { filters: { verified: 'false' } },
  verified: { filters: { verified: 'true' } },
}

const card = ({ company, verified, evidence }: InvestorCheck) => (
  <div className="pipeline-card">
    <p>{company}</p>
    <Mark verified={verified} />
    <p>{evidence}</p>
  </div>
)

/** Screen of investors with and without manual verification. */
export const InvestorChecks = () => (
  <ListScreen
    of={useList(listInvestorChecks)}
    columns={columns}
    filters={{ verified: 'verified' }}
    views={views}
    rowName={({ person }) => person.name}
    rowActions={useActions(checkActions)}
    card={card}
  />
)
