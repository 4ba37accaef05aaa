import '../expertise.css'
import { isOutsideTeam } from '#platform/web/api/api-error.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { acceleratorStore } from '#platform/web/person-store.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { useStore } from '#platform/web/use-store.ts'
import { useActions } from '#platform/web/work/actions/use-actions.tsx'
import { Button } from '#platform/web/work/components/Button.tsx'
import { openDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { AddIcon } from '#platform/web/work/components/icons/icons.ts'
import { ListScreen, type Columns } from '#platform/web/work/components/list/ListScreen.tsx'
import { useList } from '#platform/web/work/components/list/use-list.ts'
import { DeniedState } from '#platform/web/work/components/states/DeniedState.tsx'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import { PersonAvatar } from '#platform/web/work/components/text/PersonAvatar.tsx'
import { ScreenLink } from '#platform/web/work/navigation/ScreenLink.tsx'
import { listExpertConflicts } from '../../contract/conflict.endpoints.ts'
import { getExpertJobFilters } from '../../contract/expert-job.endpoints.ts'
import { conflictSources } from '../../domain/conflict.rules.ts'
import { conflictActions, type DeclaredConflict } from './conflict-actions.ts'
import { DeclareConflict } from './DeclareConflict.tsx'

const Source = ({ conflict: { source } }: { conflict: DeclaredConflict }) => {
  const t = useTexts('expertise')
  return <>{t(`conflictList.sources.${source}`)}</>
}

const columns: Columns<typeof listExpertConflicts> = {
  project: { sort: 'NAME', width: '22%', cell: ({ project }) => project.name },
  expert: { width: '18%', cell: ({ expert }) => <PersonAvatar person={expert} /> },
  source: { cell: (conflict) => <Source conflict={conflict} /> },
  reason: { width: '28%', cell: ({ reason }) => (reason ? <p className="expertise-text">{reason}</p> : '—') },
  declaredBy: { optional: true, cell: ({ declaredBy }) => <PersonAvatar person={declaredBy} /> },
  at: { sort: 'CREATE_DATE', cell: ({ at }) => <DateText value={at} /> },
}

const card = (conflict: DeclaredConflict) => (
  <div className="expert-job-card">
    <PersonAvatar person={conflict.expert} size={20} />
    <p className="expertise-muted">
      <Source conflict={conflict} />, <DateText value={conflict.at} />
    </p>
    {conflict.reason ? <p className="expertise-text">{conflict.reason}</p> : null}
  </div>
)

/** Conflicts of interest in the chosen accelerator, and who declared them. */
export const Conflicts = () => {
  const t = useTexts('expertise')
  const accelerator = useStore(acceleratorStore)
  const enabled = accelerator !== null
  const list = useList(listExpertConflicts, { enabled, deniedHere: true })
  const { data } = useCall(getExpertJobFilters, {}, { enabled, deniedHere: true })
  const rowActions = useActions(conflictActions)
  if (!enabled || isOutsideTeam(list.answer.error)) return <DeniedState />
  const declare = () => openDrawer({ title: t('conflictList.declareTitle'), body: <DeclareConflict /> })
  return (
    <ListScreen
      of={list}
      columns={columns}
      filters={{
        source: conflictSources.map((value) => ({ value, label: t(`conflictList.sources.${value}`) })),
        expertUid: data?.experts.map(({ uid, name }) => ({ value: uid, label: name })) ?? [],
        projectId: null,
      }}
      rowName={({ project, expert }) => `${project.name}, ${expert.name}`}
      rowActions={rowActions}
      card={card}
      action={
        <>
          <nav className="expertise-links" aria-label={t('jobs.more')}>
            <ScreenLink to="/bch/view/expert-job">{t('experts.toJobs')}</ScreenLink>
          </nav>
          <Button startIcon={<AddIcon />} onClick={declare}>
            {t('conflictList.open')}
          </Button>
        </>
      }
    />
  )
}
