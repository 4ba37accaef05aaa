import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { errorText } from '#platform/web/i18n/error-text.ts'
import type { Entry } from '#platform/web/save-queue/entry.ts'
import { useStore } from '#platform/web/use-store.ts'
import { cls } from '#platform/web/work/cls.ts'
import { ErrorIcon } from '#platform/web/work/components/icons/icons.ts'
import { SaveState } from '#platform/web/work/components/saving/SaveState.tsx'
import { answerLimit } from './answer-limit.ts'
import { answerKey, type AnswerQueue } from './use-answer-queue.ts'

type Props = {
  entry: Entry<string>
  queue: AnswerQueue
  required: boolean
  /** Whether submitting failed because the answer is missing. */
  isMissing: boolean
}

/** Editor of the answer with autosave and its status. */
export const AnswerEditor = ({ entry: { value, error }, queue, required, isMissing }: Props) => {
  const t = useTexts('participations')
  const used = value.trim().length
  const isOver = used > answerLimit
  const status = useStore(queue.status)
  const reason = isOver ? t('answer.tooLong', { count: answerLimit }) : error ? errorText(error) : null
  return (
    <div className={cls('field answer-editor', (isOver || isMissing) && 'field-wrong')}>
      <span
        id="answer-count"
        className={cls('field-count tabular answer-count', isOver && 'field-count-over')}
      >
        <span aria-hidden>{t('form.count', { used, limit: answerLimit })}</span>
        <span className="visually-hidden">{t('form.countSpoken', { used, count: answerLimit })}</span>
      </span>
      <textarea
        translate="no"
        id="answer"
        className="control"
        rows={8}
        value={value}
        placeholder={t('answer.placeholder')}
        aria-required={required}
        aria-invalid={isOver || isMissing}
        aria-describedby="answer-missing answer-status answer-help answer-count"
        onChange={(event) => queue.set(answerKey, event.target.value)}
        onBlur={() => queue.leave(answerKey)}
      />
      <p className="field-error" id="answer-missing" aria-live="polite">
        {isMissing ? (
          <>
            <ErrorIcon />
            {t('answer.missing')}
          </>
        ) : null}
      </p>
      <div className="answer-status" id="answer-status">
        <SaveState status={status} reason={reason} onRetry={queue.retry} />
      </div>
      <p className="field-help" id="answer-help">
        {t('answer.help')}
      </p>
    </div>
  )
}
