import type { ProfileOpener } from '#features/project-profiles'
import { isPerson } from '#platform/domain/actor.ts'
import { dataRooms } from '../domain/data-request.policy.ts'
import { findDataRequest } from './data-request.repository.ts'

/**
 * A room opens what the team chose, as it stood when they agreed, to whoever asked and has noted that they are in; before that the team
 * sees the same with the values of today. Nobody writes in it.
 */
export const roomOpener: ProfileOpener = {
  kind: 'room',
  load: async (db, projectId, id) => {
    const request = await findDataRequest(db, id)
    if (request?.projectId !== projectId || request.untilDay === null) return undefined
    const chosen = new Set(request.codes)
    return {
      asked: request.codes.map((code) => ({ code, required: false, readOnly: true })),
      versionIds: request.versionIds,
      ...(request.agreedAt === null ? {} : { at: request.agreedAt }),
      views: (actor) =>
        dataRooms.read.allows(actor, request) && (request.entered || !isPerson(actor, request.requesterUid)),
      performs: () => false,
      writable: () => false,
      readable: async () => (code) => chosen.has(code),
      readsHidden: () => false,
      hold: async () => false,
      closed: 'STATE_CHANGED',
    }
  },
  // It asks for nothing that the profile would not have without it.
  asksOf: async () => [],
}
