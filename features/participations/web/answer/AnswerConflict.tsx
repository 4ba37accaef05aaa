import { useEffect, useRef } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { WarningIcon } from '#platform/web/work/components/icons/icons.ts'
import type { AnswerState, AnswerWriter } from './answer-writer.ts'

type Props = { state: AnswerState; writer: AnswerWriter }

/** Two people wrote at once: both texts side by side, and the choice between them. */
export const AnswerConflict = ({ state: { text, theirs }, writer }: Props) => {
  const t = useTexts('participations')
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  const texts = [
    { key: 'mine', text, choose: t('answer.keepMine'), run: writer.keepMine },
    { key: 'theirs', text: theirs?.answer ?? '', choose: t('answer.takeTheirs'), run: writer.takeTheirs },
  ]
  return (
    <div className="answer-conflict" role="alert" tabIndex={-1} ref={box}>
      <p className="answer-conflict-title">
        <WarningIcon />
        <strong>{t('answer.conflictTitle')}</strong>
      </p>
      <p>{t('answer.conflictText')}</p>
      <div className="answer-conflict-texts">
        {texts.map((one) => (
          <section key={one.key} aria-label={t(`answer.${one.key}`)}>
            <h4>{t(`answer.${one.key}`)}</h4>
            <p className="task-text">{one.text || t('answer.emptyText')}</p>
            <Button size="small" onClick={one.run}>
              {one.choose}
            </Button>
          </section>
        ))}
      </div>
    </div>
  )
}
