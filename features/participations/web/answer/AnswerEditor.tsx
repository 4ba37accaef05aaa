import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { cls } from '#platform/web/work/cls.ts'
import { ErrorIcon } from '#platform/web/work/components/icons/icons.ts'
import { answerLimit } from './answer-limit.ts'
import type { AnswerState, AnswerWriter } from './answer-writer.ts'
import { AnswerStatus } from './AnswerStatus.tsx'

type Props = {
  state: AnswerState
  writer: AnswerWriter
  required: boolean
  /** The task was not handed in because there is no answer yet. */
  isMissing: boolean
}

/** Where the answer is written; it saves itself and says when it has. */
export const AnswerEditor = ({ state, writer, required, isMissing }: Props) => {
  const t = useTexts('participations')
  const used = state.text.trim().length
  const isOver = used > answerLimit
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
        id="answer"
        className="control"
        rows={8}
        value={state.text}
        placeholder={t('answer.placeholder')}
        aria-required={required}
        aria-invalid={isOver || isMissing}
        aria-describedby="answer-missing answer-status answer-help answer-count"
        onChange={(event) => writer.type(event.target.value)}
        onBlur={() => void writer.flush()}
      />
      <p className="field-error" id="answer-missing" aria-live="polite">
        {isMissing ? (
          <>
            <ErrorIcon />
            {t('answer.missing')}
          </>
        ) : null}
      </p>
      <AnswerStatus state={state} writer={writer} />
      <p className="field-help" id="answer-help">
        {t('answer.help')}
      </p>
    </div>
  )
}
