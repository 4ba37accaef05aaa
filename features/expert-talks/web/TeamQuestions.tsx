import './talks.css'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import type { SlotProps } from '#platform/web/work/slots.ts'
import { listTeamQuestions } from '../contract/expert-talk.endpoints.ts'
import { QuestionRow } from './QuestionRow.tsx'

/** Experts' questions on the page of a task. Empty for readers outside the team. */
export const TeamQuestions = ({ taskId }: SlotProps<'task.questions'>) => {
  const t = useTexts('expert-talks')
  const { data } = useCall(listTeamQuestions, { query: { taskId: String(taskId) } }, { deniedHere: true })
  if (!data || data.items.length === 0) return null
  return (
    <section className="talk" aria-labelledby={`questions-${taskId}`}>
      <h3 id={`questions-${taskId}`}>{t('team.title')}</h3>
      <ul className="talk-questions">
        {data.items.map((question) => (
          <QuestionRow key={question.id} question={question} reader="team" />
        ))}
      </ul>
    </section>
  )
}
