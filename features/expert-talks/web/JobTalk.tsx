import './talks.css'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { Section } from '#platform/web/work/components/rows/Rows.tsx'
import type { SlotProps } from '#platform/web/work/slots.ts'
import { getExpertTalk, listExpertQuestions } from '../contract/expert-talk.endpoints.ts'
import { Conversation } from './Conversation.tsx'
import { Questions } from './Questions.tsx'

/** Conversation on the job page of either side: questions to the team, and messages. */
export const JobTalk = (slot: SlotProps<'expert-job.talk'>) => {
  const { jobId } = slot
  const t = useTexts('expert-talks')
  const query = { jobId: String(jobId) }
  const { data: talk } = useCall(getExpertTalk, { query }, { deniedHere: true })
  const { data: questions } = useCall(listExpertQuestions, { query }, { deniedHere: true })
  if (!talk || !questions) return null
  const title = t(
    !talk.asExpert ? 'talk.withExpert' : talk.requested ? 'talk.withClient' : 'talk.withAccelerator',
  )
  return (
    <>
      {questions.items.length > 0 || talk.mayAsk ? (
        <Section title={t('questions.title')}>
          <Questions
            {...slot}
            items={questions.items}
            reader={talk.asExpert ? 'expert' : 'accelerator'}
            mayAsk={talk.mayAsk}
          />
        </Section>
      ) : null}
      {talk.messages.length > 0 || talk.mayWrite ? (
        <Section title={talk.unread > 0 ? `${title} · ${t('talk.unread', { count: talk.unread })}` : title}>
          <Conversation jobId={jobId} talk={talk} />
        </Section>
      ) : null}
    </>
  )
}
