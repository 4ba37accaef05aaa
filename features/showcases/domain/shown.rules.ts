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

/** Who looks at a showcase, from whom the least is told to whom the most. */
export const showcaseViewers = ['GUEST', 'SIGNED_IN', 'INVESTOR', 'ACCELERATOR', 'TEAM'] as const

export type ShowcaseViewer = (typeof showcaseViewers)[number]

/** Why a whole project is not shown to somebody. */
export const closedReasons = ['NOT_PUBLISHED', 'NOT_PUBLIC', 'LEVEL'] as const

export type ClosedReason = (typeof closedReasons)[number]

/** Why a chosen element is left out; `UNTOLD`: whoever asks does not read it and is not told. */
export const leftOutReasons = ['EMPTY', 'CONDITION', 'TEAM_ONLY', 'HIDDEN', 'GONE', 'UNTOLD'] as const

export type LeftOutReason = (typeof leftOutReasons)[number]

/** What becomes of a chosen element. */
type ItemOutcome = 'SHOWN' | LeftOutReason

/** Everything that decides what is shown of a project: what was published, and what is allowed now. */
export type Showing = {
  sections: readonly ShowcaseSection[]
  /** The showcase is for everybody; else for whoever has signed in. */
  isPublic: boolean
  /** The template and the project in it are both published. */
  published: boolean
  /** How far the team lets its page reach, now. */
  accessLevel: AccessLevel
  /** Who reads which element, now. */
  visibilities: ElementVisibilities
  tree: ElementTree
  /** The values of the instant at which the project was published. */
  values: ProfileValues
}

const readerOf: Record<ShowcaseViewer, ProfileReader> = {
  GUEST: 'ANYBODY',
  SIGNED_IN: 'ANYBODY',
  INVESTOR: 'ANYBODY',
  ACCELERATOR: 'ACCELERATOR',
  TEAM: 'TEAM',
}

/** Those whom a level of access lets in besides the team and the accelerator. */
const reached: Record<AccessLevel, readonly ShowcaseViewer[]> = {
  ALL: ['GUEST', 'SIGNED_IN', 'INVESTOR'],
  AUTHORIZED: ['SIGNED_IN', 'INVESTOR'],
  ACCELERATOR_TEAM: ['INVESTOR'],
}

const isInside = (viewer: ShowcaseViewer): boolean => viewer === 'TEAM' || viewer === 'ACCELERATOR'

/** Why a project is not shown to a viewer at all, or `null`. Team and accelerator see it before it is published. */
export const closedFor = (
  { isPublic, published, accessLevel }: Pick<Showing, 'isPublic' | 'published' | 'accessLevel'>,
  viewer: ShowcaseViewer,
): ClosedReason | null => {
  if (isInside(viewer)) return null
  if (!published) return 'NOT_PUBLISHED'
  if (!isPublic && viewer === 'GUEST') return 'NOT_PUBLIC'
  return reached[accessLevel].includes(viewer) ? null : 'LEVEL'
}

/** What an element is left out for, or that it is shown, to a viewer to whom the project is open. */
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
    // A condition is decided by all that the profile held, also by what the viewer does not read.
    if (!isShown(tree, element, values.plain)) return 'CONDITION'
    return isGiven(tree, element, values) ? 'SHOWN' : 'EMPTY'
  }
  return new Map(chosen.map((code) => [code, outcomeOf(code)]))
}

/** What one viewer is shown of a project. */
export type Shown = {
  closed: ClosedReason | null
  /** The chosen elements that are shown; sections in which nothing is are left out. */
  sections: { id: string; title: ShowcaseSection['title']; items: ShowcaseItem[] }[]
  leftOut: { code: string; why: LeftOutReason }[]
}

/**
 * What a showcase shows of a project: the values that were published, as far as the team lets this viewer read each now,
 * and no more than the template chose. A list is narrowed and ordered only by what everybody reads: otherwise hidden
 * values could be guessed by it.
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

/** The same told to somebody who reads only these elements: of all others not even whether they are filled in. */
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
    // In an order of their own: where one stands would tell what becomes of it.
    leftOut: [...leftOut, ...untold].toSorted((a, b) => (a.code < b.code ? -1 : 1)),
  }
}
