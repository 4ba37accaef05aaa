import type { Locale } from '#platform/web/i18n/locales.ts'
import type { ListedProject } from './shown-project.types.ts'
import { saidIn } from './said-in.ts'
import { valueWords } from './value-words.ts'

/** What a card has places of its own for. */
const placed: ReadonlySet<string> = new Set(['pitch', 'description', 'industries', 'stage'])

type CardWords = {
  lead: string
  chips: { key: string; label: string }[]
  stage: string | null
  lines: { code: string; name: string; text: string }[]
}

/** What a card and a row of the table say of a project: only what its template put on cards. */
export const cardWords = (
  { fields, names }: Pick<ListedProject, 'fields' | 'names'>,
  locale: Locale,
  t: (key: string) => string,
): CardWords => {
  const source = { names, files: {}, locale, t }
  const said = new Map(fields.map((field) => [field.code, valueWords(field, field.value, source)]))
  const chosen = fields.find(({ code }) => code === 'industries')?.value
  return {
    lead: said.get('pitch') || said.get('description') || '',
    chips: (Array.isArray(chosen) ? chosen : []).flatMap((id) => {
      const name = names[id]
      return name ? [{ key: String(id), label: saidIn(name, locale) }] : []
    }),
    stage: said.get('stage') || null,
    lines: fields.flatMap(({ code, name }) => {
      const text = said.get(code) ?? ''
      return placed.has(code) || text === '' ? [] : [{ code, name: saidIn(name, locale), text }]
    }),
  }
}
