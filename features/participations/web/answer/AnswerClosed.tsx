import '#platform/web/work/components/saving/saving.css'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { notify } from '#platform/web/messages/banner-store.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { CopyIcon, WarningIcon } from '#platform/web/work/components/icons/icons.ts'
import { answerKey, type AnswerQueue } from './use-answer-queue.ts'

type Props = { text: string; queue: AnswerQueue }

/** The task moved on while the user was typing: shows the unsaved text to copy. */
export const AnswerClosed = ({ text, queue }: Props) => {
  const t = useTexts('participations')
  const copy = async () => {
    await navigator.clipboard.writeText(text)
    notify({ code: 200, text: t('answer.copied') })
  }
  return (
    <div className="conflict" role="alert">
      <WarningIcon />
      <div>
        <strong>{t('answer.closedTitle')}</strong>
        <p>{t('answer.closedText')}</p>
        <p className="task-text answer-closed-text">{text}</p>
        <div className="form-buttons">
          <Button size="small" startIcon={<CopyIcon />} onClick={copy}>
            {t('answer.copy')}
          </Button>
          <Button size="small" variant="text" onClick={() => queue.revert(answerKey)}>
            {t('answer.dismiss')}
          </Button>
        </div>
      </div>
    </div>
  )
}
