import { useMemo } from 'react'
import { errorText } from '#platform/web/i18n/error-text.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useStore } from '#platform/web/use-store.ts'
import { TextField } from '#platform/web/work/components/form/TextField.tsx'
import { Section } from '#platform/web/work/components/rows/Rows.tsx'
import { ConflictPanel } from '#platform/web/work/components/saving/ConflictPanel.tsx'
import { QueueForm } from '#platform/web/work/components/saving/QueueForm.tsx'
import { SaveState } from '#platform/web/work/components/saving/SaveState.tsx'
import { useEntry } from '#platform/web/work/components/saving/use-save-queue.ts'
import type { ExpertOrderPage } from '../../job.types.ts'
import { answerKey, conclusionKey, reviewSchema } from './review-entries.ts'
import type { ReviewQueue } from './use-review-queue.ts'

type EntryProps = { queue: ReviewQueue; name: string; label: string }

/** Conflict of two tabs: both texts, and the choice between them. */
const EntryConflict = ({ queue, name, label }: EntryProps) => {
  const { value, theirs } = useEntry(queue, name)
  if (!theirs) return null
  return (
    <ConflictPanel
      differences={[{ key: name, label, mine: String(value), theirs: String(theirs.value), author: theirs }]}
      onTake={queue.resolve}
    />
  )
}

/** An answer; shows an error if completion was attempted while it is empty. */
const Answer = ({ queue, name, label, isTried }: EntryProps & { isTried: boolean }) => {
  const t = useTexts('expertise')
  const { value } = useEntry(queue, name)
  const isMissing = isTried && String(value).trim() === ''
  return (
    <div data-place={`review:${name}`}>
      <EntryConflict queue={queue} name={name} label={label} />
      <TextField name={name} label={label} rows={3} wrong={isMissing ? t('review.answerMissing') : null} />
    </div>
  )
}

/** Why the single failed save failed. */
const useReason = (queue: ReviewQueue): string | null => {
  const { refused } = useStore(queue.status)
  const error = useEntry(queue, refused[0] ?? conclusionKey).error
  return error ? errorText(error) : null
}

type Props = { order: ExpertOrderPage; queue: ReviewQueue; isTried: boolean }

/** Questions and the conclusion, saved while typing. */
export const ReviewFields = ({ order, queue, isTried }: Props) => {
  const t = useTexts('expertise')
  const { questions } = order
  const status = useStore(queue.status)
  const reason = useReason(queue)
  // The questions of a job never change after the order.
  const schema = useMemo(() => reviewSchema({ questions }), [questions])
  const conclusion = t('review.conclusion')
  return (
    <Section title={t(questions.length > 0 ? 'result.questions' : 'result.title')}>
      <QueueForm queue={queue} schema={schema}>
        {questions.map(({ position, text }) => (
          <Answer
            key={position}
            queue={queue}
            name={answerKey(position)}
            label={questions.length > 1 ? `${position}. ${text}` : text}
            isTried={isTried}
          />
        ))}
        <div data-place={`review:${conclusionKey}`}>
          <EntryConflict queue={queue} name={conclusionKey} label={conclusion} />
          <TextField name={conclusionKey} label={conclusion} help={t('review.conclusionHelp')} rows={5} />
        </div>
      </QueueForm>
      <div className="job-save-state">
        <SaveState status={status} reason={reason} onRetry={queue.retry} />
      </div>
    </Section>
  )
}
