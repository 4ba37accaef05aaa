import {
  projectTree,
  readProfileValues,
  treeOfVersions,
  withFixedRows,
  type AskedElement,
  type ReadValues,
} from '#features/profiles'
import { profileReaderOf, readElementVisibilities, readsEverything, visibleCodes } from '#features/projects'
import { ProductError } from '#platform/domain/product-error.ts'
import type { Context } from '#platform/server/context.ts'
import { withDependencies } from '../../profiles/domain/dependencies.rules.ts'
import { elementsOf, type TemplateTree } from '../../profiles/domain/template.ts'
import { readableTree } from '../domain/readable-tree.rules.ts'
import type { ProfileSubject } from './profile.repository.ts'

/** A profile as one person may see it. */
export type OpenProfile = {
  tree: TemplateTree
  /** `null`: the whole profile. */
  asked: AskedElement[] | null
  /** Whether the person reads an element, be it of the tree or of an earlier template. */
  reads: (code: string) => boolean
  /** The elements of the tree that the person reads. */
  codes: string[]
  /** The person reads elements that the team shows, not the tree as a whole. */
  limited: boolean
}

/** Whether the person reads an element: what a task asks for and needs, else what the team shows them. */
const readerOf = async (
  ctx: Context,
  subject: ProfileSubject,
  tree: TemplateTree,
): Promise<{ reads: OpenProfile['reads']; limited: boolean }> => {
  if (subject.task) {
    const needed = withDependencies(
      tree,
      subject.task.asked.map(({ code }) => code),
    )
    return { reads: (code) => needed.has(code), limited: false }
  }
  const reader = profileReaderOf(ctx.actor, subject)
  if (readsEverything(reader)) return { reads: () => true, limited: false }
  const chosen = await readElementVisibilities(ctx.db, subject.id)
  return { reads: (code) => visibleCodes([code], chosen, reader).length > 0, limited: true }
}

/** The tree of a profile; without any template there is none. */
export const treeOfProfile = async (ctx: Context, subject: ProfileSubject): Promise<TemplateTree> => {
  // A task that began goes on with the templates as they were then.
  const tree = subject.task
    ? await treeOfVersions(ctx.db, subject.task.versionIds)
    : await projectTree(ctx.db, subject.id)
  if (!tree) throw new ProductError('PROJECT_PROFILE_GONE')
  return tree
}

/** Opens a profile for the context's actor. */
export const openProfile = async (ctx: Context, subject: ProfileSubject): Promise<OpenProfile> => {
  const tree = await treeOfProfile(ctx, subject)
  const { reads, limited } = await readerOf(ctx, subject, tree)
  const codes = elementsOf(tree).flatMap(({ code }) => (reads(code) ? [code] : []))
  return { tree, asked: subject.task?.asked ?? null, reads, codes, limited }
}

/** Values of the elements that a person reads, with the fixed rows of their tables. */
export const readableValues = (
  { id }: ProfileSubject,
  tree: TemplateTree,
  codes: readonly string[],
  kept: ReadValues,
): ReadValues => {
  const shown = new Set(codes)
  const values = withFixedRows(id, tree, kept)
  return {
    ...values,
    items: Object.fromEntries(Object.entries(values.items).filter(([code]) => shown.has(code))),
  }
}

/**
 * The tree and the elements of it that a person reads. Who does not read the whole profile has a tree of their own, and
 * nothing in it that a condition hides.
 */
export const readableIn = async (
  ctx: Context,
  subject: ProfileSubject,
  { tree, codes, limited }: OpenProfile,
): Promise<Pick<OpenProfile, 'tree' | 'codes'>> => {
  if (!limited) return { tree, codes }
  const { plain } = await readProfileValues(ctx.db, subject.id)
  const readable = readableTree(tree, new Set(codes), plain)
  return { tree: readable, codes: elementsOf(readable).map(({ code }) => code) }
}
