import { ProductError } from '#platform/domain/product-error.ts'
import type { Context, Db } from '#platform/server/context.ts'
import { elementsOf, type ElementTree } from '../../fields/domain/tree.ts'
import { mayWrite } from './may-write.ts'
import { treeOfProfile } from './open-profile.ts'
import { findProfile, type ProfileSubject, type WhichProfile } from './profile.repository.ts'
import { projectTree } from './project-tree.ts'

/** A profile as whoever writes in it finds it: with its tree. */
export type ProfileToWrite = ProfileSubject & { tree: ElementTree }

/** Loads a profile to write in; the tree of a project's own comes on the trip that finds the project. */
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

/** The tree of a profile to write in these elements; of an opened one only in what is asked to be filled in. */
export const treeToWrite = async (
  ctx: Context,
  subject: ProfileToWrite,
  codes: readonly string[],
): Promise<ElementTree> => {
  const { opening, tree } = subject
  if (!opening) return tree
  if (!mayWrite(ctx, subject)) throw new ProductError(opening.closed)
  // Who does not read an element does not write in it either: the answer to a conflict tells what stands there.
  const reads = await opening.readable(ctx, tree)
  const writable = new Set(
    opening.asked.flatMap(({ code, readOnly }) => (readOnly || !reads(code) ? [] : [code])),
  )
  const known = new Set(elementsOf(tree).map(({ code }) => code))
  // What no template has is told at its field by whoever saves.
  if (codes.some((code) => known.has(code) && !writable.has(code))) throw new ProductError('ACCESS_DENIED')
  if (!(await opening.hold(ctx))) throw new ProductError(opening.closed)
  return tree
}
