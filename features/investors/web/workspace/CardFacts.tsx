import './workspace.css'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import { fitFacts } from '../../domain/pipeline.rules.ts'
import type { PipelineCard } from '../investor-work.types.ts'

/** How a project matches the investor's criteria, per fact: what each side says, and what nobody knows. */
export const FitWords = ({ fit }: Pick<PipelineCard, 'fit'>) => {
  const t = useTexts('investors')
  return (
    <ul className="fit-words">
      {fitFacts.map((fact) => {
        const { fit: how, said, wanted } = fit[fact]
        const kind = how === 'UNKNOWN' ? (said.length === 0 ? 'UNSAID' : 'UNWANTED') : how
        return (
          <li key={fact} data-fit={kind}>
            {t(`pipeline.fitWords.${fact}.${kind}`, { said: said.join(', '), wanted: wanted.join(', ') })}
          </li>
        )
      })}
    </ul>
  )
}

/** Content of a board's card below the project's name. */
export const CardFacts = ({ card: { fit, nextStep, nextDay } }: { card: PipelineCard }) => (
  <div className="pipeline-card">
    <FitWords fit={fit} />
    {nextStep ? <p>{nextStep}</p> : null}
    {nextDay ? (
      <p>
        <DateText value={nextDay} />
      </p>
    ) : null}
  </div>
)
