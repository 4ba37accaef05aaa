import './decisions.css'
import { useEffect, useState } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { RecordSteps } from '#platform/web/work/components/details/RecordSteps.tsx'
import { ErrorState } from '#platform/web/work/components/states/ErrorState.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { previewDecisionLetter } from '../../contract/decision.endpoints.ts'
import type { Decision, DecisionWords } from '../../domain/decision.rules.ts'

/** An email to preview. */
export type Letter = { id: number; name: string; decision: Decision; words: DecisionWords }

/** Debounce in milliseconds before the email is rendered again. */
const pause = 400

/** The debounced input: not every key sends a request. */
const useSettled = (letter: Letter): Letter => {
  const [settled, setSettled] = useState(letter)
  const letterKey = JSON.stringify(letter)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(JSON.parse(letterKey) as Letter), pause)
    return () => clearTimeout(timer)
  }, [letterKey])
  return settled.id === letter.id ? settled : letter
}

const Shown = ({ letter }: { letter: Letter }) => {
  const t = useTexts('acceleration-requests')
  const { id, decision, words } = useSettled(letter)
  const { data, error, refetch } = useCall(
    previewDecisionLetter,
    { body: { requestId: id, decision, ...words, reasonIds: [...words.reasonIds] } },
    { deniedHere: true, keepPrevious: true },
  )
  if (!data)
    return error ? <ErrorState error={error} retry={() => void refetch()} /> : <LoadingBlock lines={6} />
  const others = data.recipients - 1
  return (
    <>
      <p className="decision-quiet">
        {data.to ? t('decisions.letterTo', { name: data.to.name }) : t('decisions.letterNobody')}
        {others > 0 ? `. ${t('decisions.letterOthers', { count: others })}` : ''}
      </p>
      <div lang={data.to?.locale}>
        <h3>{t('decisions.notice')}</h3>
        <p className="decision-letter">
          <strong>{data.notice.subject}</strong>
          {'\n'}
          {data.notice.body}
        </p>
        <h3>{t('decisions.mail')}</h3>
        <p className="decision-letter">{data.mail.text}</p>
      </div>
    </>
  )
}

/** The exact emails of a decision, one by one: what the server would send, in each leader's language. */
export const LetterPreview = ({ letters }: { letters: readonly Letter[] }) => {
  const t = useTexts('acceleration-requests')
  const [chosen, setChosen] = useState(0)
  const [isOpen, setOpen] = useState(false)
  const at = Math.min(chosen, letters.length - 1)
  const letter = letters[at]
  if (!letter) return null
  const step = (by: number) => (letters[at + by] ? () => setChosen(at + by) : null)
  return (
    <details className="decision-letters" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t('decisions.letter')}</summary>
      {letters.length > 1 ? (
        <div className="decision-steps">
          <span>{t('decisions.letterOf', { project: letter.name, at: at + 1, total: letters.length })}</span>
          <RecordSteps
            previous={{ label: t('decisions.previous'), go: step(-1) }}
            next={{ label: t('decisions.next'), go: step(1) }}
          />
        </div>
      ) : null}
      {isOpen ? <Shown letter={letter} /> : null}
    </details>
  )
}
