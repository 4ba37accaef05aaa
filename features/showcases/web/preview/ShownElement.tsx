import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { findElement } from '../../../fields/domain/tree.ts'
import type { Preview } from '../showcase.types.ts'
import { partsOf } from './values.ts'

type Props = { item: Preview['sections'][number]['items'][number]; at: 'card' | 'page'; preview: Preview }

/** Contents of an element, as a visitor sees them on a card or page. */
export const ShownElement = ({ item, at, preview }: Props) => {
  const t = useTexts('showcases')
  const element = findElement(preview.tree, item.code)
  if (!element) return null
  const { chips, rows, more } = partsOf(element, item, at, preview, t)
  return (
    <>
      {chips.length > 0 ? (
        <ul className="showcase-chips">
          {chips.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      ) : null}
      {rows.map(({ key, lines }) => (
        <p key={key} className="showcase-value">
          {lines.map(({ name, text }) => (name ? `${name}: ${text}` : text)).join(' · ')}
        </p>
      ))}
      {more > 0 ? <p className="showcase-hint">{t('preview.others', { count: more })}</p> : null}
    </>
  )
}
