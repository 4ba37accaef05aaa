import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { findElement } from '../../../fields/domain/tree.ts'
import type { Preview } from '../showcase.types.ts'
import { rowsOf } from './values.ts'

/** Repetitions or rows that a preview shows; the rest it counts. */
const mostRows = 5

/** What an element holds, as a visitor reads it. */
export const ShownElement = ({ code, preview }: { code: string; preview: Preview }) => {
  const t = useTexts('showcases')
  const element = findElement(preview.tree, code)
  if (!element) return null
  const rows = rowsOf(element, preview)
  return (
    <>
      {rows.slice(0, mostRows).map(({ key, lines }) => (
        <p key={key} className="showcase-value">
          {lines.map(({ name, text }) => (name ? `${name}: ${text}` : text)).join(' · ')}
        </p>
      ))}
      {rows.length > mostRows ? (
        <p className="showcase-hint">{t('preview.others', { count: rows.length - mostRows })}</p>
      ) : null}
    </>
  )
}
