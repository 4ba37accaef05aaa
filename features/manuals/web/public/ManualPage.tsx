import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/public/Button.tsx'
import type { getManual } from '../../contract/manual.endpoints.ts'
import { plainWords } from '#platform/domain/markdown.ts'
import { FindForm } from './FindForm.tsx'
import { MarkedText } from '#platform/web/public/MarkedText.tsx'

/** A page of the manuals: its contents next to it, and the pages before and after it below. */
export const ManualPage = ({ manual }: { manual: ResponseOf<typeof getManual> }) => {
  const t = useTexts('manuals')
  const { title, blocks, previous, next } = manual
  const headings = blocks.flatMap((block) => (block.kind === 'heading' && block.level === 2 ? [block] : []))
  return (
    <div className="manual column">
      <div className="manual__top">
        <a href="/manuals">{t('public.all')}</a>
        <FindForm phrase="" />
      </div>
      <article className="manual__body">
        <h1>{title}</h1>
        {headings.length > 0 ? (
          <nav className="manual__contents" aria-labelledby="contents-title">
            <h2 id="contents-title">{t('public.contents')}</h2>
            <ul>
              {headings.map(({ anchor, words }) => (
                <li key={anchor}>
                  <a href={`#${anchor}`}>{plainWords(words)}</a>
                </li>
              ))}
            </ul>
            <Button onClick={() => print()}>{t('public.print')}</Button>
          </nav>
        ) : null}
        <MarkedText blocks={blocks} />
      </article>
      <nav className="manual__beside" aria-label={t('public.beside')}>
        {previous ? (
          <a rel="prev" href={`/manuals/${previous.name}`}>
            <small>{t('public.previous')}</small>
            {previous.title}
          </a>
        ) : (
          <span />
        )}
        {next ? (
          <a rel="next" href={`/manuals/${next.name}`}>
            <small>{t('public.next')}</small>
            {next.title}
          </a>
        ) : null}
      </nav>
    </div>
  )
}
