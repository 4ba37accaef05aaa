import type { RequestedField, Choices } from './use-requested-fields.ts'
import { wordsIn } from '../../../../fields/web/format/words-in.ts'

/** A section of a template in the choice of fields. */
export type ChoiceSection = {
  key: string
  /** The template and the section: "Main template · Market". */
  name: string
  elements: Choices['templates'][number]['sections'][number]['elements']
}

/** The sections whose name or elements match the search; each element once. */
export const foundSections = ({ templates }: Choices, find: string): ChoiceSection[] => {
  const words = find.trim().toLowerCase()
  const seen = new Set<string>()
  return templates.flatMap((template) =>
    template.sections.flatMap((section) => {
      const fresh = section.elements.filter(({ code }) => !seen.has(code))
      for (const { code } of fresh) seen.add(code)
      const name = wordsIn(section.name)
      const elements = name.toLowerCase().includes(words)
        ? fresh
        : fresh.filter((element) => wordsIn(element.name).toLowerCase().includes(words))
      if (elements.length === 0) return []
      const key = `${template.id}-${section.id}`
      return { key, name: template.main ? name : `${template.name} · ${name}`, elements }
    }),
  )
}

/**
 * The requested fields after the choice: existing ones in their order, then new ones in the templates' order and
 * mode.
 */
export const requestedAfter = (
  choices: Choices,
  before: readonly RequestedField[],
  chosen: ReadonlySet<string>,
): RequestedField[] => {
  const stayed = before.filter(({ code }) => chosen.has(code))
  const known = new Set(stayed.map(({ code }) => code))
  const fresh: RequestedField[] = []
  for (const { sections } of choices.templates)
    for (const { name, elements } of sections)
      for (const element of elements) {
        if (!chosen.has(element.code) || known.has(element.code)) continue
        known.add(element.code)
        fresh.push({ ...element, readOnly: false, section: name, available: true })
      }
  return [...stayed, ...fresh]
}
