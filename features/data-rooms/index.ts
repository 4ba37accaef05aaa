import { addProfileOpener } from '#features/project-profiles'
import { featureOf } from '#platform/server/feature.ts'
import { parts } from './parts.gen.ts'
import { roomOpener } from './server/room-opener.ts'

addProfileOpener(roomOpener)

/**
 * Data rooms: investors request a project's data, the accelerator forwards the request, and the team opens a room with
 * chosen content, which it can close at any time.
 */
export const dataRoomsFeature = featureOf(parts)
