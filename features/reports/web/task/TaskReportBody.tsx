import '../scoring/scoring.css'
import '../reports.css'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { formatDate } from '#platform/web/i18n/dates.ts'
import { currentLocale } from '#platform/web/i18n/texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { Slot } from '#platform/web/work/components/Slot.tsx'
import { ErrorState } from '#platform/web/work/components/states/ErrorState.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { getScoring } from '../../contract/scoring.endpoints.ts'
import type { getTaskReport } from '../../contract/task-report.endpoints.ts'
import { CanvasSheet } from '../CanvasSheet.tsx'
import { ProjectLife } from '../ProjectLife.tsx'
import { ScoringSheet } from '../scoring/ScoringSheet.tsx'

type Report = ResponseOf<typeof getTaskReport>

const ScoringOfTask = ({ acceleratorId, project }: Report) => {
  const t = useTexts('reports')
  const { data, error, refetch } = useCall(
    getScoring,
    { query: { acceleratorId: String(acceleratorId), projectId: String(project.id) } },
    { deniedHere: true },
  )
  if (!data)
    return error ? <ErrorState error={error} retry={() => void refetch()} /> : <LoadingBlock lines={4} />
  return data.version ? (
    <ScoringSheet assessment={data} locale={currentLocale()} />
  ) : (
    <p className="report-none">{t('scoring.noneToRead')}</p>
  )
}

const Life = ({ events, project }: Report) => {
  const t = useTexts('reports')
  return (
    <>
      <ProjectLife answer={{ items: events, project }} />
      <ol className="report-events">
        {events.map(({ key, at, event, task }) => (
          <li key={key}>
            {[formatDate(at), t(`events.${event}`), ...(task === null ? [] : [task])].join(' — ')}
          </li>
        ))}
      </ol>
    </>
  )
}

const Members = ({ members }: Report) => {
  const t = useTexts('reports')
  return (
    <ul className="report-events">
      {members.map(({ id, name, isLeader, position }) => (
        <li key={id}>
          {[name, t(isLeader ? 'team.leader' : 'team.member'), ...(position === '' ? [] : [position])].join(
            ' — ',
          )}
        </li>
      ))}
    </ul>
  )
}

/** The report of a task, filled in from its project. */
export const TaskReportBody = ({ report }: { report: Report }) => {
  const t = useTexts('reports')
  const { code, project, blocks, fields } = report
  if (blocks) return <CanvasSheet projectId={project.id} blocks={blocks} />
  if (code === 'SCORING_REPORT') return <ScoringOfTask {...report} />
  if (code === 'DYNAMICS_OF_PROJECT') return <Life {...report} />
  if (code === 'PROJECT_TEAM_MEMBERS') return <Members {...report} />
  return fields.length > 0 ? (
    <Slot name="profile.elements" id={project.id} codes={fields} />
  ) : (
    <p className="report-none">{t('task.noFields')}</p>
  )
}
