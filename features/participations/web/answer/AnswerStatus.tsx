import { errorText } from '#platform/web/i18n/error-text.ts'
import { formatTime } from '#platform/web/i18n/dates.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { cls } from '#platform/web/work/cls.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { CheckIcon, ErrorIcon } from '#platform/web/work/components/icons/icons.ts'
import { answerLimit } from './answer-limit.ts'
import type { AnswerState, AnswerWriter } from './answer-writer.ts'

type Props = { state: AnswerState; writer: AnswerWriter }

/** Whether what is written is saved, and since when. */
export const AnswerStatus = ({ state: { phase, savedAt, error, restored }, writer }: Props) => {
  const t = useTexts('participations')
  const wrong = phase === 'failed' || phase === 'tooLong'
  const words = {
    typing: t('answer.typing'),
    saving: t('answer.saving'),
    saved: savedAt ? t('answer.saved', { time: formatTime(savedAt) }) : t('answer.upToDate'),
    failed: t('answer.failed', { reason: phase === 'failed' ? errorText(error) : '' }),
    tooLong: t('answer.tooLong', { count: answerLimit }),
    conflict: '',
    closed: '',
  }[phase]
  return (
    <div className={cls('answer-status', wrong && 'answer-status-wrong')} id="answer-status" role="status">
      {wrong ? <ErrorIcon /> : phase === 'saved' ? <CheckIcon /> : null}
      <span>{restored ? `${t('answer.restored')} ${words}` : words}</span>
      {phase === 'failed' ? (
        <Button size="small" variant="text" onClick={() => void writer.flush()}>
          {t('answer.retry')}
        </Button>
      ) : null}
    </div>
  )
}
