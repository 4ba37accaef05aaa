import '../reports.css'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { formatDate } from '#platform/web/i18n/dates.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Slot } from '#platform/web/work/components/Slot.tsx'
import type { getTaskReport } from '../../contract/task-report.endpoints.ts'
import type { CanvasPaper } from '../../domain/canvas.ts'
import { pointsOf } from '../../domain/dynamics.ts'
import { CanvasSheet } from '../CanvasSheet.tsx'
import { ProjectLife } from '../ProjectLife.tsx'
import { ScoringOfTask } from './ScoringOfTask.tsx'
import { askedInTask, trackReportOf } from './track-report.ts'
import { TrackTable } from './TrackTable.tsx'

type Report = ResponseOf<typeof getTaskReport>

const Life = ({ events, project }: Report) => {
  const t = useTexts('reports')
  return (
    <>
      <ProjectLife
        answer={{
          project,
          events: pointsOf(events).map((one) => ({ ...one, score: null })),
          figures: [],
        }}
      />
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
export const TaskReportBody = ({ report, paper }: { report: Report; paper?: CanvasPaper }) => {
  const t = useTexts('reports')
  const { code, project, blocks, fields } = report
  const ofTrack = trackReportOf(code)
  if (ofTrack) return <TrackTable contract={ofTrack} parameters={askedInTask(ofTrack, report)} />
  if (code === 'project_profile_report') return <Slot key={project.id} name="profile.read" id={project.id} />
  if (blocks) return <CanvasSheet projectId={project.id} blocks={blocks} {...(paper && { paper })} />
  if (code === 'SCORING_REPORT') return <ScoringOfTask report={report} taskId={report.task.id} />
  if (code === 'DYNAMICS_OF_PROJECT') return <Life {...report} />
  if (code === 'PROJECT_TEAM_MEMBERS') return <Members {...report} />
  return fields.length > 0 ? (
    <Slot name="profile.elements" id={project.id} codes={fields} />
  ) : (
    <p className="report-none">{t('task.noFields')}</p>
  )
}
