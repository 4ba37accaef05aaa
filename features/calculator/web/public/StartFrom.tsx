import { lazy, Suspense, useState } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useSignedIn } from '#platform/web/public/use-signed-in.ts'
import { emptyInputs, tables, type Inputs } from '../../domain/inputs.ts'
import { examples, type ExampleKey } from '../../domain/example-keys.ts'
import type { Entries } from './calculation-store.ts'

const ReplaceQuestion = lazy(async () => ({
  default: (await import('./ReplaceQuestion.tsx')).ReplaceQuestion,
}))
const FromProfile = lazy(async () => ({ default: (await import('./FromProfile.tsx')).FromProfile }))

/** Loads what an action needs; null without a network. */
export type Fetched = <T>(open: () => Promise<T>) => Promise<T | null>

type Props = {
  inputs: Inputs
  entries: Entries
  year: number
  /** Whether the draft is restored; an earlier click would be lost. */
  isReady: boolean
  fetched: Fetched
  onStart: () => void
}

type Start = ExampleKey | 'profile' | 'empty'

const isUntouched = (inputs: Inputs): boolean =>
  inputs.name === '' && tables.every((table) => inputs[table].length === 0)

/**
 * Choice of a start: a worked example, one of the user's projects, or an empty calculation. Replacing an existing one
 * is confirmed.
 */
export const StartFrom = ({ inputs, entries, year, isReady, fetched, onStart }: Props) => {
  const t = useTexts('calculator')
  const signedIn = useSignedIn()
  const [start, setStart] = useState<Start | null>(null)
  const [isChoosing, setChoosing] = useState(false)
  const startWith = (begun: Inputs): void => {
    // As an edit, so that it can be undone.
    entries.edit(() => begun)
    setStart(null)
    setChoosing(false)
    onStart()
  }
  const begin = async (start: Start): Promise<void> => {
    if (start === 'profile') {
      setStart(null)
      setChoosing(true)
    } else if (start === 'empty') startWith(emptyInputs(year))
    else {
      const opened = await fetched(() => import('./example-inputs.ts'))
      if (opened) startWith(opened.exampleInputs(start, year, t))
      else setStart(null)
    }
  }
  const choose = (start: Start): void => {
    if (isUntouched(inputs)) void begin(start)
    else setStart(start)
  }
  return (
    <div className="calculator__start" role="group" aria-label={t('start.label')}>
      <span className="calculator__muted">{t('start.label')}</span>
      {examples.map((key) => (
        <button
          key={key}
          type="button"
          className="entry-tool"
          disabled={!isReady}
          onClick={() => choose(key)}
        >
          {t(`start.${key}`)}
        </button>
      ))}
      {signedIn ? (
        <button type="button" className="entry-tool" disabled={!isReady} onClick={() => choose('profile')}>
          {t('start.profile')}
        </button>
      ) : null}
      <button
        type="button"
        className="entry-tool"
        disabled={isUntouched(inputs)}
        onClick={() => choose('empty')}
      >
        {t('start.empty')}
      </button>
      {isChoosing ? (
        <Suspense>
          <FromProfile
            year={year}
            email={inputs.email}
            onStart={startWith}
            onClose={() => setChoosing(false)}
          />
        </Suspense>
      ) : null}
      {start ? (
        <Suspense>
          <ReplaceQuestion onReplace={() => void begin(start)} onClose={() => setStart(null)} />
        </Suspense>
      ) : null}
    </div>
  )
}
