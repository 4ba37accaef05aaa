import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { findInManuals, getManuals } from '../../contract/manual.endpoints.ts'
import { FindForm } from './FindForm.tsx'

/** What the contents of the manuals are drawn from. */
export type ManualsPageProps = {
  manuals: ResponseOf<typeof getManuals>
  /** What is looked for, and what was found of it. */
  phrase: string
  found: ResponseOf<typeof findInManuals> | null
}

// Pieces of a text never change their places.
const piece = ({ text, found }: { text: string; found: boolean }, key: number) =>
  found ? <mark key={key}>{text}</mark> : <span key={key}>{text}</span>

/** Pages of the portal that answer a question. */
const portalPages = { support: '/support', company: '/support#company' } as const

/** `/manuals`: all pages by what they are for, and where they say something. */
export const ManualsPage = ({ manuals: { version, groups }, phrase, found }: ManualsPageProps) => {
  const t = useTexts('manuals')
  return (
    <div className="manuals column">
      <header className="manuals__head">
        <h1>{t('public.title')}</h1>
        <p>{t('public.lead')}</p>
        <FindForm phrase={phrase} />
      </header>
      {found ? (
        <section aria-labelledby="found-title">
          <h2 id="found-title">
            {t(found.items.length === 0 && found.portal === null ? 'public.sought' : 'public.found', {
              text: phrase,
            })}
          </h2>
          {found.readAs === null ? null : <p>{t('public.readAs', { text: found.readAs })}</p>}
          {found.items.length === 0 && found.portal === null ? (
            <p>
              {t('public.nothing')} <a href="/support">{t('public.ask')}</a>
            </p>
          ) : null}
          <ol className="manuals__found">
            {found.portal === null ? null : (
              <li>
                <h3>
                  <a href={portalPages[found.portal]}>{t(`public.portal.${found.portal}.title`)}</a>
                </h3>
                <p>{t(`public.portal.${found.portal}.text`)}</p>
              </li>
            )}
            {found.items.map(({ name, title, heading, anchor, excerpt }) => (
              <li key={name + anchor}>
                <h3>
                  <a href={`/manuals/${name}${anchor ? `#${anchor}` : ''}`}>
                    {heading ? `${title}: ${heading}` : title}
                  </a>
                </h3>
                <p>{excerpt.map(piece)}</p>
              </li>
            ))}
          </ol>
        </section>
      ) : null}
      <div className="manuals__groups">
        {groups.map(({ group, pages }) => (
          <section key={group} aria-labelledby={`group-${group}`}>
            <h2 id={`group-${group}`}>{t(`public.groups.${group}`)}</h2>
            <ul>
              {pages.map(({ name, title }) => (
                <li key={name}>
                  <a href={`/manuals/${name}`}>{title}</a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <p className="manuals__version">{t('public.version', { version })}</p>
    </div>
  )
}
