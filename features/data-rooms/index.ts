import { addProfileOpener } from '#features/project-profiles'
import { featureOf } from '#platform/server/feature.ts'
import { parts } from './parts.gen.ts'
import { roomOpener } from './server/room-opener.ts'

addProfileOpener(roomOpener)

/** Investors ask for a project's data: its accelerator passes it on, its team opens a room with what it chooses, and closes it at any moment. */
export const dataRoomsFeature = featureOf(parts)
