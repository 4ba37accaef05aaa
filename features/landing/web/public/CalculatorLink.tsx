import { linkTo } from '#platform/domain/screen-paths.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { LinkButton } from '#platform/web/public/LinkButton.tsx'
import type { WordsOfPage } from './page-words.ts'

/** Link to the calculator, which is open to guests, too. */
export const CalculatorLink = ({ words }: { words: WordsOfPage }) => {
  const t = useTexts('landing')
  return (
    <section className="section column" aria-labelledby="calculator-title">
      <div className="card calculator-link">
        <h2 id="calculator-title">{words('calculator')}</h2>
        <p>{words('calculatorText')}</p>
        <LinkButton href={linkTo('/bch/view/project-calculator', {})}>{t('public.calculator')}</LinkButton>
      </div>
    </section>
  )
}
