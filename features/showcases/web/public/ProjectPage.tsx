import type { CSSProperties, ReactNode } from 'react'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { formatBytes } from '#platform/web/i18n/numbers.ts'
import { formatDate } from '#platform/web/i18n/dates.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Chip } from '#platform/web/public/Chip.tsx'
import { Icon } from '#platform/web/public/Icon.tsx'
import { Portrait } from '#platform/web/public/Portrait.tsx'
import { SiteLink } from '#platform/web/public/SiteLink.tsx'
import { useLocale } from '#platform/web/public/use-locale.ts'
import { webLink } from '#platform/web/public/web-link.ts'
import { findElement } from '../../../fields/domain/tree.ts'
import { countView, useSeen } from './count-view.ts'
import { ElementPicture } from './ElementPicture.tsx'
import { FileLink } from './FileLink.tsx'
import { projectsPath, showcaseParam } from './projects-path.ts'
import { wordsIn } from './words-in.ts'
import { ShownElement } from './ShownElement.tsx'
import type { ShownPage } from './shown-project.types.ts'

/** Elements shown in the page's heading, if the template selects them, and not repeated below. */
const atHead: ReadonlySet<string> = new Set(['pitch', 'industries', 'stage'])

const brandOf = ({ brandLight, brandDark }: ShownPage['showcase']) =>
  brandLight || brandDark
    ? {
        'data-branded': '',
        style: {
          ...(brandLight ? { '--brand-light': brandLight } : {}),
          ...(brandDark ? { '--brand-dark': brandDark } : {}),
        } as CSSProperties,
      }
    : {}

const Documents = ({ page: { id: projectId, showcase, documents } }: { page: ShownPage }) => {
  const t = useTexts('showcases')
  const locale = useLocale()
  if (documents.length === 0) return null
  return (
    <section aria-labelledby="documents">
      <h2 id="documents">{t('public.documents')}</h2>
      <ul className="files">
        {documents.map(({ id, name, url, file }) => {
          const link = url ? webLink(url) : null
          return (
            <li key={id}>
              {file ? (
                <FileLink
                  documentId={id}
                  name={file.name}
                  onOpen={() => countView({ projectId, showcaseId: showcase.id }, 'DOCUMENT')}
                >
                  <Icon name="file" />
                  <span>
                    {name} <small className="tabular">{formatBytes(file.size, locale)}</small>
                  </span>
                </FileLink>
              ) : link ? (
                <a href={link.href} target="_blank" rel="noopener noreferrer nofollow">
                  <Icon name="file" />
                  <span>{name}</span>
                </a>
              ) : (
                name
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

const Sections = ({ page }: { page: ShownPage }) => {
  const locale = useLocale()
  return page.sections
    .map((section) => ({
      ...section,
      items: section.items.filter(({ code, page: isOnPage }) => isOnPage && !atHead.has(code)),
    }))
    .filter(({ items }) => items.length > 0)
    .map(({ id, title, items }) => (
      <section key={id} aria-labelledby={`section-${id}`}>
        <h2 id={`section-${id}`}>{wordsIn(title, locale)}</h2>
        <dl className="showcase-facts">
          {items.map(({ code, name, format, picture }) => {
            const element = findElement(page.tree, code)
            return element ? (
              <div key={code}>
                <dt>
                  <ElementPicture picture={picture} />
                  {wordsIn(name, locale)}
                </dt>
                <dd>
                  <ShownElement element={element} page={page} format={format} />
                </dd>
              </div>
            ) : null
          })}
        </dl>
      </section>
    ))
}

type ProjectPageProps = {
  page: ShownPage
  /** The reader's actions. */
  actions: ReactNode
  /** Its list, if not the list of all projects of the portal. */
  listHref?: string
}

/** A project in the showcase: published values that its template and its team let everybody read. */
export const ProjectPage = ({ page, actions, listHref = projectsPath }: ProjectPageProps) => {
  useSeen({ projectId: page.id, showcaseId: page.showcase.id }, listHref === projectsPath ? 'PAGE' : 'FRAME')
  const t = useTexts('showcases')
  const locale = useLocale()
  const { name, logoUrl, website, publishedAt, showcase, sections, values, names } = page
  const chosen = new Set(sections.flatMap(({ items }) => items.map(({ code }) => code)))
  const ids = (code: string): number[] => {
    const value = chosen.has(code) ? values.plain[code] : null
    return Array.isArray(value) ? value.filter((id) => typeof id === 'number') : []
  }
  const pitch = chosen.has('pitch') ? values.plain['pitch'] : null
  const named = (id: number): string => (names[id] ? wordsIn(names[id], locale) : '')
  return (
    <article className="details column" {...brandOf(showcase)}>
      <p className="details__back">
        <a href={listHref}>{t('public.all')}</a>
      </p>
      <header className="details__head">
        <Portrait name={name} url={logoUrl} size={120} eager />
        <div>
          <h1>{name}</h1>
          <p className="details__muted">
            <SiteLink site={website} />
          </p>
          <div className="chips">
            {ids('stage').map((id) => (
              <Chip key={id} tone="new">
                {named(id)}
              </Chip>
            ))}
            {ids('industries').map((id) => (
              <Chip key={id}>{named(id)}</Chip>
            ))}
          </div>
        </div>
      </header>
      <div className="details__body">
        <aside className="details__aside">
          {actions}
          <div className="card showcase-by">
            <p>
              <a href={linkTo('/details/accelerator', { id: showcase.accelerator.id })}>
                {showcase.accelerator.name}
              </a>
            </p>
            <p>
              <a href={`${projectsPath}?${showcaseParam}=${showcase.id}`}>{t('public.inShowcase')}</a>
            </p>
            <p className="details__muted">
              {t('public.publishedAt', { day: formatDate(publishedAt, { locale, timeZone: 'UTC' }) })}
            </p>
          </div>
        </aside>
        <div className="details__text">
          {typeof pitch === 'string' && pitch ? <p className="running-text details__lead">{pitch}</p> : null}
          <Sections page={page} />
          <Documents page={page} />
        </div>
      </div>
    </article>
  )
}
