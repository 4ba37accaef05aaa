import { wordsIn } from '../../../fields/web/format/words-in.ts'
import type { Choices, Item, Section } from '../showcase.types.ts'

/** A section of a profile in the choice of elements. */
export type ChoiceSection = {
  key: string
  name: string
  elements: Choices['templates'][number]['sections'][number]['elements']
}

/** The sections of profiles whose title or elements match the search; each element once. */
export const foundSections = ({ templates }: Choices, find: string): ChoiceSection[] => {
  const words = find.trim().toLowerCase()
  const seen = new Set<string>()
  return templates.flatMap((template) =>
    template.sections.flatMap(({ id, name, elements }) => {
      const fresh = elements.filter(({ code }) => !seen.has(code))
      for (const { code } of fresh) seen.add(code)
      const title = wordsIn(name)
      const found = title.toLowerCase().includes(words)
        ? fresh
        : fresh.filter((element) => wordsIn(element.name).toLowerCase().includes(words))
      return found.length === 0
        ? []
        : {
            key: `${template.id}-${id}`,
            name: template.main ? title : `${template.name} · ${title}`,
            elements: found,
          }
    }),
  )
}

/** The elements of a section after the choice: existing ones in their order, then new ones in the profile's order. */
export const itemsAfter = (choices: Choices, { items }: Section, chosen: ReadonlySet<string>): Item[] => {
  const stayed = items.filter(({ code }) => chosen.has(code))
  const known = new Set(stayed.map(({ code }) => code))
  const fresh: Item[] = []
  for (const { elements } of foundSections(choices, ''))
    for (const element of elements) {
      if (!chosen.has(element.code) || known.has(element.code)) continue
      fresh.push({
        ...element,
        label: { ru: '', en: '' },
        card: false,
        page: true,
        filter: false,
        sorting: false,
        available: true,
      })
    }
  return [...stayed, ...fresh]
}
