import { isShown } from '../../fields/domain/conditions.rules.ts'
import { isGiven } from '../../fields/domain/shown.rules.ts'
import { findElement, type ElementTree } from '../../fields/domain/tree.ts'
import type { ProfileValues } from '../../fields/domain/values.ts'
import type { AccessLevel } from '../../projects/domain/states.ts'
import {
  visibilityOf,
  visibleCodes,
  type ElementVisibilities,
  type ProfileReader,
} from '../../projects/domain/visible-codes.rules.ts'
import type { ShowcaseItem, ShowcaseSection } from './sections.rules.ts'

/** Kinds of viewers of a showcase, by increasing access. */
export const showcaseViewers = ['GUEST', 'SIGNED_IN', 'INVESTOR', 'ACCELERATOR', 'TEAM'] as const

export type ShowcaseViewer = (typeof showcaseViewers)[number]

/** Why a whole project is hidden from a viewer. */
export const closedReasons = ['NOT_PUBLISHED', 'NOT_PUBLIC', 'LEVEL'] as const

export type ClosedReason = (typeof closedReasons)[number]

/** Why an element is omitted; `UNTOLD`: the caller may not read it, so the reason is not disclosed. */
export const leftOutReasons = ['EMPTY', 'CONDITION', 'TEAM_ONLY', 'HIDDEN', 'GONE', 'UNTOLD'] as const

export type LeftOutReason = (typeof leftOutReasons)[number]

/** The outcome for a selected element. */
type ItemOutcome = 'SHOWN' | LeftOutReason

/** Everything that decides what is shown of a project: published values and current permissions. */
export type Showing = {
  sections: readonly ShowcaseSection[]
  /** The showcase is for everybody; otherwise for signed-in users. */
  isPublic: boolean
  /** The template and the project in it are both published. */
  published: boolean
  /** The current access level of its page, set by the team. */
  accessLevel: AccessLevel
  /** The current readers of each element. */
  visibilities: ElementVisibilities
  tree: ElementTree
  /** The values when the project was published. */
  values: ProfileValues
}

const readerOf: Record<ShowcaseViewer, ProfileReader> = {
  GUEST: 'ANYBODY',
  SIGNED_IN: 'ANYBODY',
  INVESTOR: 'ANYBODY',
  ACCELERATOR: 'ACCELERATOR',
  TEAM: 'TEAM',
}

/** Viewers admitted by each access level, in addition to the team and the accelerator. */
const reached: Record<AccessLevel, readonly ShowcaseViewer[]> = {
  ALL: ['GUEST', 'SIGNED_IN', 'INVESTOR'],
  AUTHORIZED: ['SIGNED_IN', 'INVESTOR'],
  ACCELERATOR_TEAM: ['INVESTOR'],
}

const isInside = (viewer: ShowcaseViewer): boolean => viewer === 'TEAM' || viewer === 'ACCELERATOR'

/** Why a project is hidden from a viewer, or `null`. The team and the accelerator see it before publication. */
export const closedFor = (
  { isPublic, published, accessLevel }: Pick<Showing, 'isPublic' | 'published' | 'accessLevel'>,
  viewer: ShowcaseViewer,
): ClosedReason | null => {
  if (isInside(viewer)) return null
  if (!published) return 'NOT_PUBLISHED'
  if (!isPublic && viewer === 'GUEST') return 'NOT_PUBLIC'
  return reached[accessLevel].includes(viewer) ? null : 'LEVEL'
}

/** The outcome of each element, for a viewer who may see the project. */
const outcomesOf = (
  { sections, visibilities, tree, values }: Showing,
  viewer: ShowcaseViewer,
): Map<string, ItemOutcome> => {
  const chosen = sections.flatMap(({ items }) => items.map(({ code }) => code))
  const visible = new Set(visibleCodes(chosen, visibilities, readerOf[viewer]))
  const outcomeOf = (code: string): ItemOutcome => {
    const element = findElement(tree, code)
    if (!element) return 'GONE'
    if (!visible.has(code)) return visibilityOf(code, visibilities) === 'NON_VISIBLE' ? 'HIDDEN' : 'TEAM_ONLY'
    // Conditions are evaluated with all of the profile's values, including those that the viewer may not read.
    if (!isShown(tree, element, values.plain)) return 'CONDITION'
    return isGiven(tree, element, values) ? 'SHOWN' : 'EMPTY'
  }
  return new Map(chosen.map((code) => [code, outcomeOf(code)]))
}

/** The part of a project that one viewer sees. */
export type Shown = {
  closed: ClosedReason | null
  /** The visible elements, without empty sections. */
  sections: { id: string; title: ShowcaseSection['title']; items: ShowcaseItem[] }[]
  leftOut: { code: string; why: LeftOutReason }[]
}

/**
 * The visible part of a project: published values that the template selects and that the team currently lets this
 * viewer read. Filters and sort orders use only elements visible to everybody: otherwise they would reveal hidden
 * values.
 */
export const shownOf = (showing: Showing, viewer: ShowcaseViewer): Shown => {
  const closed = closedFor(showing, viewer)
  if (closed) return { closed, sections: [], leftOut: [] }
  const outcomes = outcomesOf(showing, viewer)
  const forAll = (code: string): boolean => visibilityOf(code, showing.visibilities) === 'VISIBLE_ALL'
  return {
    closed: null,
    sections: showing.sections
      .map(({ id, title, items }) => ({
        id,
        title,
        items: items
          .filter(({ code }) => outcomes.get(code) === 'SHOWN')
          .map((item) => ({
            ...item,
            filter: item.filter && forAll(item.code),
            sorting: item.sorting && forAll(item.code),
          })),
      }))
      .filter(({ items }) => items.length > 0),
    leftOut: [...outcomes].flatMap(([code, why]) => (why === 'SHOWN' ? [] : [{ code, why }])),
  }
}

/** The same for a caller who may read only these elements: it does not disclose whether the others have values. */
export const readableOf = (shown: Shown, viewer: ShowcaseViewer, reads: ReadonlySet<string>): Shown => {
  if (viewer !== 'TEAM') return shown
  const untold = shown.sections.flatMap(({ items }) =>
    items.flatMap(({ code }): Shown['leftOut'] => (reads.has(code) ? [] : [{ code, why: 'UNTOLD' }])),
  )
  const leftOut = shown.leftOut.map(({ code, why }): Shown['leftOut'][number] => ({
    code,
    why: reads.has(code) || why === 'GONE' ? why : 'UNTOLD',
  }))
  return {
    ...shown,
    sections: shown.sections
      .map((section) => ({ ...section, items: section.items.filter(({ code }) => reads.has(code)) }))
      .filter(({ items }) => items.length > 0),
    // Sorted by code: the original order would reveal the outcome.
    leftOut: [...leftOut, ...untold].toSorted((a, b) => (a.code < b.code ? -1 : 1)),
  }
}
