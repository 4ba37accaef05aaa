import { useCase } from '#platform/server/handler.ts'
import { noteFieldsRead } from '../contract/profile.endpoints.ts'
import { findProfile } from './profile.repository.ts'
import { projectProfiles } from './project-profile.policy.ts'

/** Counts the parts of the page that a reviewer read: requested elements, and what the opener shows besides; other codes are ignored. */
export const noteFieldsReadUseCase = useCase({
  endpoint: noteFieldsRead,
  load: (ctx, { body }) => findProfile(ctx.db, body),
  authorize: projectProfiles.beCountedReading,
  run: async (ctx, { body: { codes } }, { opening }) => {
    const read = new Set(codes)
    const shown = [
      ...(opening?.requested.map(({ code }) => code) ?? []),
      ...(opening?.reading?.besides ?? []),
    ]
    const counted = shown.filter((code) => read.has(code))
    if (counted.length > 0) await opening?.reading?.note(ctx, counted)
    return undefined
  },
})
