import { ProductError } from '#platform/domain/product-error.ts'
import type { Context, Db } from '#platform/server/context.ts'
import { elementsOf, type ElementTree } from '../../fields/domain/tree.ts'
import { mayWrite } from './may-write.ts'
import { treeOfProfile } from './open-profile.ts'
import { findProfile, type ProfileSubject, type WhichProfile } from './profile.repository.ts'
import { projectTree } from './project-tree.ts'

/** A profile with its tree, for writing. */
export type ProfileToWrite = ProfileSubject & { tree: ElementTree }

/** Loads a profile for writing; the tree of a project's own profile is read in the round trip of the project. */
export const findProfileToWrite = async (
  db: Db,
  which: WhichProfile,
): Promise<ProfileToWrite | undefined> => {
  const [subject, own] = await Promise.all([
    findProfile(db, which),
    which.opener === undefined ? projectTree(db, which.projectId) : undefined,
  ])
  return subject && { ...subject, tree: own ?? (await treeOfProfile(db, subject)) }
}

/** The tree of a profile for writing these elements; through an opener only those requested for editing. */
export const treeToWrite = async (
  ctx: Context,
  subject: ProfileToWrite,
  codes: readonly string[],
): Promise<ElementTree> => {
  const { opening, tree } = subject
  if (!opening) return tree
  if (!mayWrite(ctx, subject)) throw new ProductError(opening.closed)
  // Writing requires reading, because a conflict response contains the current value.
  const reads = await opening.readable(ctx, tree)
  const writable = new Set(
    opening.requested.flatMap(({ code, readOnly }) => (readOnly || !reads(code) ? [] : [code])),
  )
  const known = new Set(elementsOf(tree).map(({ code }) => code))
  // Elements missing from all templates are reported at their field by the save itself.
  if (codes.some((code) => known.has(code) && !writable.has(code))) throw new ProductError('ACCESS_DENIED')
  if (!(await opening.hold(ctx))) throw new ProductError(opening.closed)
  return tree
}
