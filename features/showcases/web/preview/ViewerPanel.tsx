import type { CSSProperties } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Avatar } from '#platform/web/work/components/text/Avatar.tsx'
import { EyeOffIcon } from '#platform/web/work/components/icons/icons.ts'
import { wordsIn } from '../../../fields/web/format/words-in.ts'
import { ElementPicture } from '../public/ElementPicture.tsx'
import type { Preview } from '../showcase.types.ts'
import { ShownElement } from './ShownElement.tsx'

type Props = { preview: Preview; seen: Preview['viewers'][number] }

const brandOf = ({ brandLight, brandDark }: Preview['template']) =>
  ({
    ...(brandLight ? { '--brand-light': brandLight } : {}),
    ...(brandDark ? { '--brand-dark': brandDark } : {}),
  }) as CSSProperties

const Page = ({ preview, seen }: Props) => {
  const t = useTexts('showcases')
  const shown = new Set(seen.shown)
  const sections = preview.sections
    .map((section) => ({ ...section, items: section.items.filter(({ code }) => shown.has(code)) }))
    .filter(({ items }) => items.some(({ page, card }) => page || card))
  const onCard = sections.flatMap(({ items }) => items.filter(({ card }) => card))
  if (sections.length === 0) return <p className="showcase-hint">{t('preview.nothing')}</p>
  return (
    <>
      <h3>{t('preview.card')}</h3>
      <article className="showcase-card">
        <Avatar name={preview.project.name} url={preview.project.logoUrl} size={40} square />
        <div>
          <strong>{preview.project.name}</strong>
          {onCard.map((item) => (
            <div key={item.code} className="showcase-line">
              <ElementPicture picture={item.picture} />
              <div>
                <ShownElement item={item} at="card" preview={preview} />
              </div>
            </div>
          ))}
        </div>
      </article>
      <h3>{t('preview.page')}</h3>
      {sections
        .map(({ items, ...section }) => ({ ...section, items: items.filter(({ page }) => page) }))
        .filter(({ items }) => items.length > 0)
        .map(({ id, title, items }) => (
          <section key={id} className="showcase-shown">
            <h4>{wordsIn(title)}</h4>
            <dl>
              {items.map((item) => (
                <div key={item.code}>
                  <dt>
                    <ElementPicture picture={item.picture} />
                    {wordsIn(item.name)}
                  </dt>
                  <dd>
                    <ShownElement item={item} at="page" preview={preview} />
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
    </>
  )
}

const LeftOut = ({ preview, seen }: Props) => {
  const t = useTexts('showcases')
  const names = new Map(preview.sections.flatMap(({ items }) => items.map(({ code, name }) => [code, name])))
  if (seen.leftOut.length === 0) return null
  return (
    <>
      <h3>{t('preview.leftOut')}</h3>
      <ul className="showcase-left-out">
        {seen.leftOut.map(({ code, why }) => (
          <li key={code}>
            {wordsIn(names.get(code) ?? { ru: code, en: code })}
            <small>{t(`preview.why.${why}`)}</small>
          </li>
        ))}
      </ul>
    </>
  )
}

/** A project in a showcase for one kind of viewer, with the omitted elements. */
export const ViewerPanel = ({ preview, seen }: Props) => {
  const t = useTexts('showcases')
  return (
    <section className="showcase-viewer" style={brandOf(preview.template)}>
      {seen.closed ? (
        <p className="showcase-closed">
          <EyeOffIcon /> {t(`preview.closed.${seen.closed}`)}
        </p>
      ) : (
        <>
          <p className="showcase-hint">
            {t('preview.sees', { count: seen.shown.length, of: seen.shown.length + seen.leftOut.length })}
          </p>
          <Page preview={preview} seen={seen} />
          <LeftOut preview={preview} seen={seen} />
        </>
      )}
    </section>
  )
}
