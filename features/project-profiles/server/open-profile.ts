import type { ReadValues } from '#features/fields'
import { treeOfVersions } from '#features/profile-templates'
import { profileReaderOf, readElementVisibilities, readsEverything, visibleCodes } from '#features/projects'
import type { Context, Db } from '#platform/server/context.ts'
import { isPlaceShown, shownValues } from '../../fields/domain/shown.rules.ts'
import { elementsOf, type ElementTree } from '../../fields/domain/tree.ts'
import type { Place } from '../../fields/domain/values.ts'
import { readableTree } from '../domain/readable-tree.rules.ts'
import { veiledValues } from '../domain/veiled-values.rules.ts'
import { mayWrite } from './may-write.ts'
import type { RequestedElement } from './openers.ts'
import type { ProfileSubject } from './profile.repository.ts'
import { projectTree } from './project-tree.ts'
import { withFixedRows } from './values/fixed-rows.ts'
import { readValuesAt } from './values/read-values-at.ts'
import { readProfileValues } from './values/read-values.ts'

/** A profile as one person may see it, today and in its history. */
export type OpenProfile = {
  /**
   * For a person who reads a part of the profile: their own tree, without elements that the team or a condition
   * hides.
   */
  tree: ElementTree
  requested: RequestedElement[] | null
  /** The elements of the tree that the person may read. */
  codes: string[]
  /** Whether the person may read the current or former values of a place. */
  reads: (place: Place) => boolean
  /** Filters current or past values to those that the person may read, with the fixed rows of their tables. */
  readable: (values: ReadValues) => ReadValues
}

/** The tree of a profile. */
export const treeOfProfile = (db: Db, subject: ProfileSubject): Promise<ElementTree> =>
  subject.opening ? treeOfVersions(db, subject.opening.versionIds) : projectTree(db, subject.id)

/** Before any change: if nothing was published, no values are read. */
const beforeAll = '-infinity'

/**
 * The instant whose values are read: that of the opener, or for outsiders of the project its publication; otherwise
 * undefined, for now.
 */
export const shownAt = ({ actor }: Context, subject: ProfileSubject): string | undefined => {
  if (subject.opening) return subject.opening.at
  if (profileReaderOf(actor, subject) !== 'ANYBODY') return undefined
  return (actor.kind === 'guest' ? subject.publiclyAt : subject.publishedAt) ?? beforeAll
}

/** The stored values of these elements: now, or at the instant that is shown. */
export const storedValues = (
  ctx: Context,
  subject: ProfileSubject,
  codes: readonly string[],
): Promise<ReadValues> => {
  const at = shownAt(ctx, subject)
  return at === undefined
    ? readProfileValues(ctx.db, subject.id, codes)
    : readValuesAt(ctx.db, subject.id, codes, at)
}

/** Whether the person may read an element: as its opener permits, otherwise as the team permits. */
const elementReader = async (
  ctx: Context,
  subject: ProfileSubject,
  tree: ElementTree,
): Promise<(code: string) => boolean> => {
  if (subject.opening) return subject.opening.readable(ctx, tree)
  const reader = profileReaderOf(ctx.actor, subject)
  if (readsEverything(reader)) return () => true
  const chosen = await readElementVisibilities(ctx.db, subject.id)
  return (code) => visibleCodes([code], chosen, reader).length > 0
}

const readable = (
  { id }: ProfileSubject,
  tree: ElementTree,
  codes: readonly string[],
  values: ReadValues,
): ReadValues => {
  const shown = new Set(codes)
  const all = withFixedRows(id, tree, values)
  const items = Object.entries(all.items).filter(([code]) => shown.has(code))
  return { ...all, items: Object.fromEntries(items) }
}

/** Editors of the profile and portal administrators also get values that conditions hide now. */
const readsHidden = (ctx: Context, subject: ProfileSubject): boolean =>
  mayWrite(ctx, subject) ||
  (subject.opening?.readsHidden(ctx.actor) ?? readsEverything(profileReaderOf(ctx.actor, subject)))

const openWhole = async (ctx: Context, subject: ProfileSubject): Promise<OpenProfile> => {
  const whole = await treeOfProfile(ctx.db, subject)
  const readsElement = await elementReader(ctx, subject, whole)
  const codes = elementsOf(whole).flatMap(({ code }) => (readsElement(code) ? [code] : []))
  const requested = subject.opening?.requested.filter(({ code }) => readsElement(code)) ?? null
  if (readsHidden(ctx, subject))
    return {
      tree: whole,
      requested,
      codes,
      reads: ({ code }) => readsElement(code),
      readable: (values) => readable(subject, whole, codes, values),
    }
  const now = shownAt(ctx, subject)
    ? await storedValues(
        ctx,
        subject,
        elementsOf(whole).map(({ code }) => code),
      )
    : await readProfileValues(ctx.db, subject.id)
  const tree = readableTree(whole, new Set(codes), now.plain)
  const shown = elementsOf(tree).map(({ code }) => code)
  const reads = (place: Place): boolean => isPlaceShown(tree, place, now)
  return {
    tree,
    requested,
    codes: shown,
    reads,
    readable: (values) => {
      const then = readable(subject, tree, shown, values)
      const { plain, items } = shownValues(tree, then)
      const only = <V>(code: string, item: string | null, fields: Record<string, V>): Record<string, V> =>
        Object.fromEntries(
          Object.entries(fields).filter(([field]) =>
            reads({ code: item === null ? field : code, item, field }),
          ),
        )
      return {
        ...then,
        plain: only('', null, plain),
        items: Object.fromEntries(
          Object.entries(items).map(([code, rows]) => [
            code,
            rows.map((row) => ({ ...row, values: only(code, row.id, row.values) })),
          ]),
        ),
      }
    },
  }
}

/**
 * Opens a profile for the context's actor. An element that a condition hides now is also hidden in its history: the
 * same places are readable for all times.
 */
export const openProfile = async (ctx: Context, subject: ProfileSubject): Promise<OpenProfile> => {
  const profile = await openWhole(ctx, subject)
  const { veil } = subject.opening ?? {}
  if (!veil) return profile
  return { ...profile, readable: (values) => veiledValues(profile.readable(values), profile.tree, veil.text) }
}
