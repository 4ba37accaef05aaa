import type { KnownScope, KnownTag } from '../../domain/template-values.ts'

/** The content of a starting template: single tags, and lists with columns. */
export type ChosenTags = {
  single: { tag: string; known: KnownTag }[]
  lists: { tag: string; name: string; columns: { tag: string; known: KnownTag }[] }[]
}

/** A tag as a template to begin with says it: a picture no wider than a column. */
export const draftTag = (tag: string, { type }: KnownTag): string =>
  type === 'picture' ? `{{${tag}|picture:25}}` : `{{${tag}}}`

/** The same in a document, where an amount has its currency; in a sheet it stays a number for formulas. */
export const documentTag = (tag: string, known: KnownTag): string =>
  known.type === 'money' ? `{{${tag}|money}}` : draftTag(tag, known)

/** The most columns of a table on a page. */
const maxColumns = 8

/** Groups chosen project tags; a list without chosen columns gets its first ones. */
export const chosenTags = (project: KnownScope, tags: readonly string[]): ChosenTags => {
  const chosen: ChosenTags = { single: [], lists: [] }
  const listOf = (tag: string): ChosenTags['lists'][number] | undefined => {
    const known = Object.hasOwn(project, tag) ? project[tag] : undefined
    if (!known?.list) return undefined
    const found = chosen.lists.find((one) => one.tag === tag)
    if (found) return found
    const made = { tag, name: known.name, columns: [] }
    chosen.lists.push(made)
    return made
  }
  for (const tag of new Set(tags)) {
    const [head = '', field] = tag.replace(/^Projects\./, '').split('.')
    const list = listOf(head)
    const column = field === undefined ? undefined : project[head]?.list?.[field]
    if (list && field !== undefined && column) list.columns.push({ tag: field, known: column })
    else if (!list && Object.hasOwn(project, head)) chosen.single.push({ tag: head, known: project[head]! })
  }
  for (const list of chosen.lists)
    if (list.columns.length === 0)
      list.columns = Object.entries(project[list.tag]?.list ?? {})
        .slice(0, maxColumns)
        .map(([tag, known]) => ({ tag, known }))
  return chosen
}
