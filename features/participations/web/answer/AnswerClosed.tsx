import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { notify } from '#platform/web/messages/banner-store.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { CopyIcon, WarningIcon } from '#platform/web/work/components/icons/icons.ts'
import type { AnswerState, AnswerWriter } from './answer-writer.ts'

type Props = { state: AnswerState; writer: AnswerWriter }

/** The task moved on while somebody wrote: what could not be saved any more, to be copied. */
export const AnswerClosed = ({ state: { text }, writer }: Props) => {
  const t = useTexts('participations')
  const copy = async () => {
    await navigator.clipboard.writeText(text)
    notify({ code: 200, text: t('answer.copied') })
  }
  return (
    <div className="answer-conflict" role="alert">
      <p className="answer-conflict-title">
        <WarningIcon />
        <strong>{t('answer.closedTitle')}</strong>
      </p>
      <p>{t('answer.closedText')}</p>
      <p className="task-text answer-closed-text">{text}</p>
      <div className="answer-buttons">
        <Button size="small" startIcon={<CopyIcon />} onClick={copy}>
          {t('answer.copy')}
        </Button>
        <Button size="small" variant="text" onClick={writer.drop}>
          {t('answer.drop')}
        </Button>
      </div>
    </div>
  )
}
