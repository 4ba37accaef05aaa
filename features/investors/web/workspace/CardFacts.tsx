import './workspace.css'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import { fitFacts } from '../../domain/pipeline.rules.ts'
import type { PipelineCard } from '../investor-work.types.ts'

/** How a project matches the investor's criteria, per fact, including unknown ones. */
export const FitWords = ({ fit }: Pick<PipelineCard, 'fit'>) => {
  const t = useTexts('investors')
  const known = fitFacts.filter((fact) => fit[fact] !== 'UNKNOWN').length
  const unlike = fitFacts.filter((fact) => fit[fact] === 'UNLIKE').length
  return (
    <span title={fitFacts.map((fact) => t(`pipeline.fit.${fact}.${fit[fact]}`)).join(', ')}>
      {t('pipeline.fitOf', { known, all: fitFacts.length, unlike })}
    </span>
  )
}

/** Content of a board's card below the project's name. */
export const CardFacts = ({ card: { fit, nextStep, nextDay } }: { card: PipelineCard }) => (
  <div className="pipeline-card">
    <p>
      <FitWords fit={fit} />
    </p>
    {nextStep ? <p>{nextStep}</p> : null}
    {nextDay ? (
      <p>
        <DateText value={nextDay} />
      </p>
    ) : null}
  </div>
)
