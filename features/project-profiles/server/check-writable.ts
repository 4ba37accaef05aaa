import { ProductError } from '#platform/domain/product-error.ts'
import type { Context } from '#platform/server/context.ts'
import { elementsOf, type ElementTree } from '../../fields/domain/tree.ts'
import { mayWrite } from './may-write.ts'
import { treeOfProfile } from './open-profile.ts'
import type { ProfileSubject } from './profile.repository.ts'

/** The tree of a profile to write in these elements; of an opened one only in what is asked to be filled in. */
export const treeToWrite = async (
  ctx: Context,
  subject: ProfileSubject,
  codes: readonly string[],
): Promise<ElementTree> => {
  const tree = await treeOfProfile(ctx, subject)
  const { opening } = subject
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
