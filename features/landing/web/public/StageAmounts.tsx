import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { stagesCount } from '../../domain/start-pages.ts'
import type { WordsOfPage } from './page-words.ts'

/** The six stages of investment, each with its amount in the money of the language (spec 9). */
export const StageAmounts = ({ words }: { words: WordsOfPage }) => {
  const t = useTexts('landing')
  return (
    <section className="section column" aria-labelledby="stages-title">
      <h2 id="stages-title">{t('public.stages.title')}</h2>
      <ol className="stages">
        {Array.from({ length: stagesCount }, (_, at) => (
          <li key={at} className="card stage">
            <h3>{words(`stage${at + 1}`)}</h3>
            <strong className="tabular">{words(`stage${at + 1}Amount`)}</strong>
            <p>{words(`stage${at + 1}Text`)}</p>
          </li>
        ))}
      </ol>
      <p className="section__note">{t('public.stages.note')}</p>
    </section>
  )
}
