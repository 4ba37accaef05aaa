import type { ProfileOpener } from '#features/project-profiles'
import { isPerson } from '#platform/domain/actor.ts'
import { dataRooms } from '../domain/data-request.machine.ts'
import { findDataRequest } from './data-request.repository.ts'

/**
 * Access to the profile through a room: the chosen fields as of the grant for a requester who has entered; before the
 * grant the team sees the present values. Read-only.
 */
export const roomOpener: ProfileOpener = {
  kind: 'room',
  load: async (db, projectId, id) => {
    const request = await findDataRequest(db, id)
    if (request?.projectId !== projectId || request.untilDay === null) return undefined
    const chosen = new Set(request.codes)
    return {
      requested: request.codes.map((code) => ({ code, required: false, readOnly: true })),
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
  // It requests no additional fields.
  asksOf: async () => [],
}
