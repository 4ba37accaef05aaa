import './workspace.css'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import { fitFacts } from '../../domain/pipeline.rules.ts'
import type { PipelineCard } from '../investor-work.types.ts'

type Props = Pick<PipelineCard, 'fit'> & {
  /** In lists: without the investor's own criteria, which are the same in every row. */
  short?: boolean
}

/** How a project matches the investor's criteria, per fact: what each side says, and what nobody knows. */
export const FitWords = ({ fit, short = false }: Props) => {
  const t = useTexts('investors')
  return (
    <ul className="fit-words">
      {fitFacts.map((fact) => {
        const { fit: how, said, wanted } = fit[fact]
        const kind = how === 'UNKNOWN' ? (said.length === 0 ? 'UNSAID' : 'UNWANTED') : how
        const words = { said: said.join(', '), wanted: wanted.join(', ') }
        const whole = t(`pipeline.fitWords.${fact}.${kind}`, words)
        return (
          <li key={fact} data-fit={kind} title={short ? whole : undefined}>
            {short ? t(`pipeline.fitShort.${fact}.${kind}`, words) : whole}
          </li>
        )
      })}
    </ul>
  )
}

/** Content of a board's card below the project's name. */
export const CardFacts = ({ card: { fit, nextStep, nextDay } }: { card: PipelineCard }) => (
  <div className="pipeline-card">
    <FitWords fit={fit} short />
    {nextStep ? <p>{nextStep}</p> : null}
    {nextDay ? (
      <p>
        <DateText value={nextDay} />
      </p>
    ) : null}
  </div>
)
