import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useLocale } from '#platform/web/public/use-locale.ts'
import type { Inputs } from '../../../domain/inputs.ts'
import type { Results } from '../../../domain/results.rules.ts'
import { Explanation } from './Explanation.tsx'
import { figureKeys, figuresOf } from './figure-words.ts'

type Props = { inputs: Inputs; results: Results }

/** The figures with their explanations. */
export const Figures = ({ inputs, results }: Props) => {
  const t = useTexts('calculator')
  const locale = useLocale()
  const figures = figuresOf(inputs, results, t, locale)
  return (
    <section aria-labelledby="results-figures">
      <h3 id="results-figures" className="visually-hidden">
        {t('results.figures')}
      </h3>
      <ul className="result-figures">
        {figureKeys.map((key) => {
          const { value, note, numbers } = figures[key]
          return (
            <li key={key} className="figure">
              <p className="figure__name">{t(`figures.${key}`)}</p>
              <p className="figure__value tabular">{value}</p>
              {note ? <p className="figure__note">{note}</p> : null}
              <Explanation of={key} numbers={numbers} />
            </li>
          )
        })}
      </ul>
    </section>
  )
}
