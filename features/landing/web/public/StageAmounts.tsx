import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { hasOtherAmount, stagesCount } from '../../domain/start-pages.ts'
import type { WordsOfPage } from './page-words.ts'

/** The six investment stages with their amounts, in the currency of the language and in the other one (spec 9). */
export const StageAmounts = ({ words }: { words: WordsOfPage }) => {
  const t = useTexts('landing')
  return (
    <section className="section column" aria-labelledby="stages-title">
      <h2 id="stages-title">{t('public.stages.title')}</h2>
      <p className="section__lead">{words('stages')}</p>
      <ol className="stages">
        {Array.from({ length: stagesCount }, (_, at) => (
          <li key={at} className="card stage">
            <h3>{words(`stage${at + 1}`)}</h3>
            <strong className="tabular">{words(`stage${at + 1}Amount`)}</strong>
            {hasOtherAmount(at + 1) ? (
              <span className="stage__other tabular">{words(`stage${at + 1}Other`)}</span>
            ) : null}
            <p>{words(`stage${at + 1}Text`)}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
