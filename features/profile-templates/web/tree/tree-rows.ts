import { matches } from '#platform/web/work/components/palette/match.ts'
import type { Place } from '../../domain/arrange.ts'
import type { Element, Section, ElementTree } from '../../../fields/domain/tree.ts'

/** A row of the tree; `number` is its position, from 1, among sections or among all elements. */
export type TreeRow =
  | { kind: 'section'; key: string; number: number; section: Section; isFolded: boolean }
  | { kind: 'element'; key: string; number: number; element: Element; sectionId: string }

const finds = (text: string, ...words: string[]): boolean => matches(words.join(' '), text)

const wordsOf = ({ name, shortName, code }: Element): string[] => [
  name.ru,
  name.en,
  shortName.ru,
  shortName.en,
  code,
]

/**
 * The rows to show: all, or those that match a text with their sections; folded sections are expanded while searching.
 */
export const treeRows = (tree: ElementTree, text: string, folded: ReadonlySet<string>): TreeRow[] => {
  const rows: TreeRow[] = []
  let number = 0
  tree.sections.forEach((section, at) => {
    const whole = text === '' || finds(text, section.name.ru, section.name.en)
    const elements = section.elements.flatMap((element): TreeRow[] => {
      number += 1
      return whole || finds(text, ...wordsOf(element))
        ? [{ kind: 'element', key: element.code, number, element, sectionId: section.id }]
        : []
    })
    if (!whole && elements.length === 0) return
    const isFolded = text === '' && folded.has(section.id)
    rows.push({ kind: 'section', key: section.id, number: at + 1, section, isFolded })
    if (!isFolded) rows.push(...elements)
  })
  return rows
}

/** The target of a dragged row. */
export type Landing = { kind: 'section'; index: number } | ({ kind: 'element' } & Place)

const moved = <T>(list: readonly T[], from: number, to: number): T[] => {
  const rest = list.filter((_, at) => at !== from)
  return [...rest.slice(0, to), list[from]!, ...rest.slice(to)]
}

const landingInSection = (above: readonly TreeRow[]): Landing | null => {
  const at = above.findLastIndex(({ kind }) => kind === 'section')
  const holder = above[at]
  if (holder?.kind !== 'section') return null
  // The elements of a folded section are hidden, so a drop on it appends.
  const index = holder.isFolded ? holder.section.elements.length : above.length - at - 1
  return { kind: 'element', sectionId: holder.section.id, index }
}

/** The target of a row dropped on another one; null if it does not move. */
export const landingOf = (rows: readonly TreeRow[], dragged: string, over: string): Landing | null => {
  const [from, to] = [dragged, over].map((key) => rows.findIndex((row) => row.key === key)) as [
    number,
    number,
  ]
  const row = rows[from]
  if (!row || to < 0 || from === to) return null
  const next = moved(rows, from, to)
  const above = next.slice(0, to)
  if (row.kind === 'section')
    return { kind: 'section', index: above.filter(({ kind }) => kind === 'section').length }
  const first = next.find(({ kind }) => kind === 'section')
  return (
    landingInSection(above) ??
    (first?.kind === 'section' ? { kind: 'element', sectionId: first.section.id, index: 0 } : null)
  )
}
