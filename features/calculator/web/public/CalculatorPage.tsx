import { lazy, Suspense, useEffect, useLayoutEffect, useRef, useState, useTransition } from 'react'
import { flushSync } from 'react-dom'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/public/Button.tsx'
import { Notice } from '#platform/web/public/Notice.tsx'
import type { Fault, faultsOf } from '../../domain/faults.rules.ts'
import { emptyInputs, steps, type Step } from '../../domain/inputs.ts'
import { useEntries } from './calculation-store.ts'
import { keepDraft, readDraft } from './draft.ts'
import { GeneralStep } from './GeneralStep.tsx'
import { StartFrom, type Fetched } from './StartFrom.tsx'
import { StepNavigation } from './StepNavigation.tsx'

const placeOf = (fault: Fault): HTMLElement | null => {
  if ('field' in fault) return document.querySelector<HTMLElement>(`.calculator [name="${fault.field}"]`)
  const wrong = document.querySelector<HTMLElement>('.entry-table [aria-invalid="true"]')
  const section = document.querySelector(`[aria-labelledby="calculator-${fault.table}"]`)
  if (!fault.item) return section?.querySelector<HTMLElement>('.entry-tool') ?? null
  return section?.querySelector<HTMLElement>('[aria-invalid="true"]') ?? wrong
}

/** Focuses the place of an error: the field, the cell, or the empty table. */
const focusPlace = (fault: Fault): void => {
  const found = fault && placeOf(fault)
  found?.scrollIntoView({ block: 'center' })
  found?.focus({ preventScroll: true })
}

/** Validation loads exact arithmetic, which visitors who only look do not need. */
const openJudge = () => import('../../domain/faults.rules.ts')
const openTables = () => import('./TableSteps.tsx')
const openResults = () => import('./results/ResultsStep.tsx')
const openSteps = () => Promise.all([openJudge(), openTables(), openResults()])
/** Parts that are opened later and must work offline then. */
const openAside = () =>
  Promise.all([
    import('./results/save-workbook.ts'),
    import('../../contract/write-workbook.ts').then(({ openWriter }) => openWriter()),
    import('./ReplaceQuestion.tsx'),
    import('./example-inputs.ts'),
  ])
const TableSteps = lazy(async () => ({ default: (await openTables()).TableSteps }))
const ResultsStep = lazy(async () => ({ default: (await openResults()).ResultsStep }))

/** Page of the project finance calculator: seven steps, with inputs stored in the browser. */
export const CalculatorPage = ({ now }: { now: number }) => {
  const t = useTexts('calculator')
  const year = new Date(now).getUTCFullYear()
  const { inputs, entries, mayUndo, mayRedo } = useEntries(emptyInputs(year))
  const [step, setStep] = useState<Step>('general')
  const [judge, setJudge] = useState<{ faultsOf: typeof faultsOf } | null>(null)
  const [isRead, setRead] = useState(false)
  const [isFetching, setFetching] = useState(false)
  const [isStored, setStored] = useState(true)
  const [isCutOff, setCutOff] = useState(false)
  const [left, setLeft] = useState<ReadonlySet<Step>>(new Set())
  // The previous step stays until the next one is loaded, so that the layout does not shift while the user clicks.
  const [isMoving, startMoving] = useTransition()
  const movesTo = useRef<Step | null>(null)
  const isFetched = useRef(false)
  const hasSteps = useRef(false)
  const latest = useRef(inputs)
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    const read = async (): Promise<void> => {
      const draft = readDraft(year)
      if (draft) {
        // The draft is restored even without a network.
        const opened = await openJudge().catch(() => null)
        setJudge(opened)
        entries.load(draft.inputs)
        const isCalculable = opened?.faultsOf(draft.inputs).length === 0
        setStep(draft.step === 'results' && !isCalculable ? 'general' : draft.step)
      }
      setRead(true)
    }
    void read()
  }, [entries, year])

  useLayoutEffect(() => {
    latest.current = inputs
  }, [inputs])

  useEffect(() => {
    if (movesTo.current !== step) return
    movesTo.current = null
    heading.current?.focus()
  }, [step])

  useEffect(() => {
    if (isRead) setStored(keepDraft({ inputs, step }))
  }, [isRead, inputs, step])

  const faults = judge?.faultsOf(inputs) ?? []
  const faultsIn = (one: Step): Fault[] => faults.filter((fault) => fault.step === one)
  const reachable = judge ? (faults[0]?.step ?? 'results') : 'general'
  const shown = left.has(step) ? faultsIn(step) : []
  const number = steps.indexOf(step)

  const errorOf = (field: string): string | undefined => {
    const fault = shown.find((one) => 'field' in one && one.field === field)
    return fault && t(`faults.${fault.code}`)
  }
  // The remaining parts load on first interaction, so that the page works offline afterwards; visitors who only look do
  // not load them.
  const fetchRest = async (): Promise<void> => {
    if (isFetched.current) return
    isFetched.current = true
    try {
      const [opened] = await openSteps()
      hasSteps.current = true
      setJudge(opened)
      await openAside()
      setCutOff(false)
    } catch {
      // The next interaction tries again.
      isFetched.current = false
    }
  }
  const goTo = (next: Step): void => {
    movesTo.current = next
    startMoving(() => setStep(next))
  }
  // Loads what an action needs; disables other actions meanwhile, and reports a missing network.
  const fetched: Fetched = async (open) => {
    setFetching(true)
    const opened = await open().catch(() => null)
    setFetching(false)
    setCutOff(opened === null)
    return opened
  }
  // Commits typed text before validating.
  const leaveField = (): void => {
    const { activeElement } = document
    if (activeElement instanceof HTMLInputElement) flushSync(() => activeElement.blur())
  }
  const goBack = (): void => {
    leaveField()
    goTo(steps[number - 1]!)
  }
  const goOn = async (): Promise<void> => {
    leaveField()
    // Synchronous if everything is loaded, because a second click would be lost.
    const opened = hasSteps.current && judge ? judge : (await fetched(openSteps))?.[0]
    if (!opened) return
    hasSteps.current = true
    setJudge(opened)
    const first = opened.faultsOf(latest.current).find((fault) => fault.step === step)
    if (!first) return goTo(steps[number + 1]!)
    setLeft(new Set([...left, step]))
    setTimeout(() => focusPlace(first))
  }
  const props = { inputs, entries, errorOf, faults: shown, readOnly: false }
  return (
    <div
      className="column calculator"
      onFocus={() => void fetchRest()}
      onPointerEnter={() => void fetchRest()}
    >
      <header className="calculator__head">
        <h1>{t('title')}</h1>
        <p className="calculator__lead">{t('lead')}</p>
      </header>
      <StartFrom
        inputs={inputs}
        entries={entries}
        year={year}
        isReady={isRead && !isFetching}
        fetched={fetched}
        onStart={() => goTo('general')}
      />
      {isStored ? null : (
        <Notice tone="warning">
          <p>{t('draft.notKept')}</p>
        </Notice>
      )}
      <StepNavigation step={step} left={(one) => faultsIn(one).length} reachable={reachable} onStep={goTo} />
      <section className="calculator__body" aria-labelledby="calculator-step">
        <div className="calculator__step-head">
          <h2 id="calculator-step" ref={heading} tabIndex={-1}>
            {t('steps.heading', { number: number + 1, step: t(`steps.${step}`) })}
          </h2>
          <div className="calculator__undo">
            <Button look="quiet" disabled={!mayUndo} onClick={entries.undo}>
              {t('actions.undo')}
            </Button>
            <Button look="quiet" disabled={!mayRedo} onClick={entries.redo}>
              {t('actions.redo')}
            </Button>
          </div>
        </div>
        <p className="calculator__muted">{t(`steps.text.${step}`)}</p>
        <Suspense fallback={<p role="status">{t('loading')}</p>}>
          {step === 'general' ? (
            // Read-only until hydrated, because earlier input would be lost.
            <GeneralStep {...props} readOnly={!isRead} />
          ) : step === 'results' ? (
            <ResultsStep inputs={inputs} entries={entries} readOnly={false} />
          ) : (
            <TableSteps key={step} step={step} {...props} />
          )}
        </Suspense>
        {shown.length > 0 ? (
          <Notice tone="warning">
            <p>
              {t('left', { count: shown.length })}{' '}
              <button type="button" className="link-like" onClick={() => focusPlace(shown[0]!)}>
                {t('goToFirst')}
              </button>
            </p>
          </Notice>
        ) : null}
        {isCutOff ? (
          <Notice tone="warning">
            <p>{t('draft.cutOff')}</p>
          </Notice>
        ) : null}
        {/* Prevents buttons from taking the focus: blurring a corrected field would remove its error and shift the button during the click. */}
        <div
          role="presentation"
          className="calculator__actions"
          onMouseDown={(event) => event.preventDefault()}
        >
          {number > 0 ? <Button onClick={goBack}>{t('actions.back')}</Button> : null}
          {step === 'results' ? null : (
            <Button look="primary" disabled={!isRead || isFetching || isMoving} onClick={() => void goOn()}>
              {t(number === steps.length - 2 ? 'actions.calculate' : 'actions.next')}
            </Button>
          )}
        </div>
      </section>
    </div>
  )
}
