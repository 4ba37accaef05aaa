import type { CatalogueTag } from '../report.types.ts'

export type TagGroup = { within: string; tags: CatalogueTag[] }

/** A tag as copied; a list with its opening and closing tag. */
export const pasted = ({ kind, tag }: CatalogueTag): string =>
  kind === 'list' ? `{{#${tag}}}{{/${tag}}}` : `{{${tag}}}`

const matches = ({ tag, name, within, example }: CatalogueTag, text: string): boolean => {
  const searchText = `${tag} ${name} ${within} ${example}`.toLowerCase()
  return text
    .toLowerCase()
    .split(/\s+/)
    .filter(Boolean)
    .every((word) => searchText.includes(word))
}

/** The tags that match a search, by the list that contains them: first those of the whole report and of a project. */
export const tagGroups = (tags: readonly CatalogueTag[], text: string): TagGroup[] => {
  const groups = new Map<string, CatalogueTag[]>()
  for (const tag of tags)
    if (matches(tag, text)) groups.set(tag.within, [...(groups.get(tag.within) ?? []), tag])
  const depth = ({ within }: TagGroup) => (within === '' ? 0 : within.split('.').length)
  return [...groups]
    .map(([within, found]) => ({ within, tags: found }))
    .toSorted((a, b) => depth(a) - depth(b))
}
