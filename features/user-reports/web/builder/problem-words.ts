import type { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { TemplateProblem } from '../report.types.ts'

/** What is wrong with a tag; of changes that wait, whose they are. */
export const problemWords = (
  t: ReturnType<typeof useTexts>,
  { kind, tag, nearest }: TemplateProblem,
): string =>
  kind === 'TRACKED_CHANGES' && tag === ''
    ? t('problems.TRACKED_CHANGES_OF_NOBODY')
    : t(`problems.${kind}`, { tag, filter: nearest ?? '' })

const documentParts: ReadonlySet<string> = new Set(['document', 'header', 'footer', 'notes'])

/** Place of a problem: a paragraph of a document or a cell of a sheet; empty for the whole file. */
export const placeWords = (t: ReturnType<typeof useTexts>, { part, place }: TemplateProblem): string => {
  if (place === '') return ''
  return documentParts.has(part) ? t(`places.${part}`, { place }) : t('places.cell', { part, place })
}
