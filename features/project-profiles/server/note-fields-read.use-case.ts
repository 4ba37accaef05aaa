import { useCase } from '#platform/server/handler.ts'
import { noteFieldsRead } from '../contract/profile.endpoints.ts'
import { findProfile } from './profile.repository.ts'
import { projectProfiles } from './project-profile.policy.ts'

/** Counts the requested elements that a reviewer read; other codes are ignored. */
export const noteFieldsReadUseCase = useCase({
  endpoint: noteFieldsRead,
  load: (ctx, { body }) => findProfile(ctx.db, body),
  authorize: projectProfiles.beCountedReading,
  run: async (ctx, { body: { codes } }, { opening }) => {
    const read = new Set(codes)
    const asked = opening?.asked.flatMap(({ code }) => (read.has(code) ? [code] : [])) ?? []
    if (asked.length > 0) await opening?.reading?.note(ctx, asked)
    return undefined
  },
})
