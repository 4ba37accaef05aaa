import { useCallback, useEffect, useState } from 'react'
import { linkTo } from '#platform/domain/screen-paths.ts'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { ApiError } from '#platform/web/api/api-error.ts'
import { call } from '#platform/web/api/call.ts'
import { formatDate } from '#platform/web/i18n/dates.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/public/Button.tsx'
import { ErrorNotice } from '#platform/web/public/ErrorNotice.tsx'
import { LinkButton } from '#platform/web/public/LinkButton.tsx'
import { useLocale } from '#platform/web/public/use-locale.ts'
import { getCalculation, getSharedCalculation } from '../../contract/kept-calculations.endpoints.ts'
import { emptyInputs, type Inputs, type Step } from '../../domain/inputs.ts'
import { storedInputs } from '../../domain/stored-inputs.ts'
import { useEntries } from './calculation-store.ts'
import { keepDraft } from './draft.ts'
import { GeneralStep } from './GeneralStep.tsx'
import { Comments } from './kept/Comments.tsx'
import { ResultsStep } from './results/ResultsStep.tsx'
import { StepNavigation } from './StepNavigation.tsx'
import { TableSteps } from './TableSteps.tsx'

type SavedCalculation = Pick<ResponseOf<typeof getCalculation>, 'name'> & {
  project: { name: string }
  inputs: Inputs
  /** Expiry of a link. */
  until: string | null
  /** For a signed-in reader: comments and permissions. */
  own: Pick<ResponseOf<typeof getCalculation>, 'id' | 'comments' | 'mayEdit'> | null
}

type Props = { calculation: string | null; link: string | null; year: number }

const readSaved = async ({ calculation, link, year }: Props): Promise<SavedCalculation> => {
  if (link) {
    const shared = await call(getSharedCalculation, { query: { link: link.slice(0, 100) } })
    return { ...shared, inputs: storedInputs(shared.inputs, year) ?? emptyInputs(year), own: null }
  }
  const { inputs, ...saved } = await call(
    getCalculation,
    { query: { calculationId: calculation ?? '' } },
    { deniedHere: true },
  )
  return { ...saved, inputs: storedInputs(inputs, year) ?? emptyInputs(year), until: null, own: saved }
}

/** A stored calculation, read-only: by its link, or for everybody who may view its project and comment. */
export const ReadingPage = (props: Props) => {
  const t = useTexts('calculator')
  const locale = useLocale()
  const { calculation, link, year } = props
  const [saved, setSaved] = useState<SavedCalculation | null>(null)
  const [failure, setFailure] = useState<unknown>(null)
  const [step, setStep] = useState<Step>('results')
  const { entries } = useEntries(emptyInputs(year))
  const read = useCallback(async (): Promise<void> => {
    try {
      setSaved(await readSaved({ calculation, link, year }))
    } catch (error) {
      setFailure(error)
    }
  }, [calculation, link, year])
  useEffect(() => void read(), [read])
  const here = calculation ? linkTo('/bch/view/project-calculator', { calculation: Number(calculation) }) : ''
  if (failure)
    return (
      <div className="column calculator">
        <h1>{t('title')}</h1>
        {failure instanceof ApiError && failure.status === 404 ? (
          <p>{t(link ? 'reading.linkOver' : 'reading.unknown')}</p>
        ) : failure instanceof ApiError && failure.status === 401 ? (
          <p>{t('reading.signIn')}</p>
        ) : (
          <ErrorNotice error={failure} />
        )}
        <div className="calculator__actions">
          {failure instanceof ApiError && failure.status === 401 ? (
            <LinkButton look="primary" href={`/login-portal?redirect_to=${encodeURIComponent(here)}`}>
              {t('kept.signIn')}
            </LinkButton>
          ) : null}
          <LinkButton href={linkTo('/bch/view/project-calculator', {})}>{t('reading.own')}</LinkButton>
        </div>
      </div>
    )
  if (!saved)
    return (
      <div className="column calculator">
        <p role="status">{t('kept.loading')}</p>
      </div>
    )
  const { inputs, own } = saved
  const given = { inputs, entries, errorOf: () => undefined, faults: [], readOnly: true }
  const goOn = (): void => {
    keepDraft({ inputs, step: 'results' })
    location.assign(linkTo('/bch/view/project-calculator', {}))
  }
  return (
    <div className="column calculator">
      <header>
        <h1>{saved.name}</h1>
        <p className="calculator__lead">
          {t('reading.of', { project: saved.project.name })}
          {saved.until ? ` ${t('share.until', { date: formatDate(saved.until, { locale }) })}` : ''}
        </p>
      </header>
      <div className="calculator__actions">
        <Button onClick={goOn}>{t('reading.goOn')}</Button>
      </div>
      <StepNavigation step={step} left={() => 0} reachable="results" onStep={setStep} />
      <section className="calculator__body" aria-labelledby="calculator-step">
        <h2 id="calculator-step">{t(`steps.${step}`)}</h2>
        {step === 'general' ? (
          <GeneralStep {...given} />
        ) : step === 'results' ? (
          <ResultsStep inputs={inputs} entries={entries} readOnly />
        ) : (
          <TableSteps key={step} step={step} {...given} />
        )}
        {own ? (
          <Comments
            key={step}
            calculationId={own.id}
            comments={own.comments}
            step={step}
            unit={inputs.unit}
            onSaid={read}
          />
        ) : null}
      </section>
    </div>
  )
}
