import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { WordsOfPage } from './page-words.ts'

/** The three steps of the start page. */
export const ThreeSteps = ({ words }: { words: WordsOfPage }) => {
  const t = useTexts('landing')
  return (
    <section className="section column" aria-labelledby="steps-title">
      <h2 id="steps-title">{t('public.stepsTitle')}</h2>
      <ol className="steps">
        {[1, 2, 3].map((step) => (
          <li key={step}>
            <h3>{words(`step${step}`)}</h3>
            <p>{words(`step${step}Text`)}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
