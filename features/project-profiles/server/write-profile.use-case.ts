import type { Context } from '#platform/server/context.ts'
import { useCase } from '#platform/server/handler.ts'
import { announceCommand } from '#platform/server/sockets/changes.ts'
import { isBasic } from '../../profile-templates/domain/basic-elements.ts'
import { moveProfileItem, removeProfileItems, saveProjectProfile } from '../contract/profile.endpoints.ts'
import { findProfileToWrite, treeToWrite } from './check-writable.ts'
import type { WhichProfile } from './profile.repository.ts'
import { projectProfiles } from './project-profile.policy.ts'
import { moveItem, removeItems } from './values/change-items.ts'
import { saveProfileValues } from './values/save-values.ts'

const load = (ctx: Context, { body }: { body: WhichProfile }) => findProfileToWrite(ctx.db, body)

/** Adds items and saves values, all or none. */
export const saveProjectProfileUseCase = useCase({
  endpoint: saveProjectProfile,
  load,
  authorize: projectProfiles.edit,
  run: async (ctx, { body: { add, cells } }, subject) => {
    const codes = [...add, ...cells].map(({ code }) => code)
    // Lists and page headings show these, including the page that saves them.
    if (codes.some(isBasic)) await announceCommand({ ...ctx, page: null }, ['project'], subject)
    const tree = await treeToWrite(ctx, subject, codes)
    return saveProfileValues(ctx, { projectId: subject.id, tree, add, cells })
  },
})

/** Deletes repetitions or rows. */
export const removeProfileItemsUseCase = useCase({
  endpoint: removeProfileItems,
  load,
  authorize: projectProfiles.edit,
  run: async (ctx, { body: { code, items } }, subject) => {
    const tree = await treeToWrite(ctx, subject, [code])
    await removeItems(ctx, { projectId: subject.id, tree, code }, items)
    return undefined
  },
})

/** Moves a repetition or row. */
export const moveProfileItemUseCase = useCase({
  endpoint: moveProfileItem,
  load,
  authorize: projectProfiles.edit,
  run: async (ctx, { body: { code, item, index } }, subject) => {
    const tree = await treeToWrite(ctx, subject, [code])
    await moveItem(ctx, { projectId: subject.id, tree, code }, item, index)
    return undefined
  },
})
