import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { readMarkdown } from '#platform/domain/markdown.ts'
import { MarkedText } from '#platform/web/public/MarkedText.tsx'
import type { WordsOfPage } from './page-words.ts'

/** Frequent questions, each expandable to its answer; readable without script and on paper, too. */
export const Questions = ({ words, count }: { words: WordsOfPage; count: number }) => {
  const t = useTexts('landing')
  return (
    <section className="section column" aria-labelledby="questions-title">
      <h2 id="questions-title">{t('public.questionsTitle')}</h2>
      <div className="questions">
        {Array.from({ length: count }, (_, at) => (
          <details key={at} open={at === 0}>
            <summary>{words(`question${at + 1}`)}</summary>
            <MarkedText blocks={readMarkdown(words(`answer${at + 1}`)).blocks} />
          </details>
        ))}
      </div>
    </section>
  )
}
