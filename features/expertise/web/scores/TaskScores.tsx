import './scores.css'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { WarningIcon } from '#platform/web/work/components/icons/icons.ts'
import { Notice } from '#platform/web/work/components/messages/Notice.tsx'
import { Section } from '#platform/web/work/components/rows/Rows.tsx'
import { getTaskScores } from '../../contract/task-scores.endpoints.ts'
import { AddThird } from './AddThird.tsx'
import { ScoreTable } from './ScoreTable.tsx'
import type { ScoreGroup, Scores } from './scores.types.ts'

type Props = {
  taskId: number
  /** The review whose page shows the table. */
  jobId?: number
}

const Dispute = ({ taskId, scores, group }: { taskId: number; scores: Scores; group: ScoreGroup }) => {
  const t = useTexts('expertise')
  if (!group.disagree) return null
  const isUnderWay = scores.underWay > 0
  return (
    <Notice
      icon={WarningIcon}
      title={t('scores.disagree')}
      actions={
        scores.orderable && !isUnderWay ? (
          <AddThird taskId={taskId} scores={scores} group={group} />
        ) : undefined
      }
    >
      {isUnderWay ? t('scores.underWay', { count: scores.underWay }) : t('scores.disagreeText')}
    </Notice>
  )
}

/** Combined scores of a task, for those who oversee its reviews; empty without complete reviews. */
export const TaskScores = ({ taskId, jobId }: Props) => {
  const t = useTexts('expertise')
  const { data } = useCall(getTaskScores, { query: { taskId: String(taskId) } }, { deniedHere: true })
  const groups = data?.groups.filter(
    ({ criteria, reviews }) =>
      criteria.length > 0 &&
      (jobId === undefined ? reviews.length > 1 : reviews.some((one) => one.jobId === jobId)),
  )
  if (!data || !groups || groups.length === 0) return null
  return (
    <>
      {groups.map((group) => (
        <Section
          key={group.template.id}
          title={groups.length > 1 ? t('scores.titleOf', { name: group.template.name }) : t('scores.title')}
          help={t('scores.help')}
        >
          <Dispute taskId={taskId} scores={data} group={group} />
          <ScoreTable group={group} jobId={jobId} />
        </Section>
      ))}
    </>
  )
}
