import { join } from 'node:path'

/** Port of the portal that the journeys run on. */
export const journeysPort = Number(process.env['JOURNEYS_PORT'] ?? 3217)

/** Its address. */
export const journeysOrigin = `http://localhost:${journeysPort}`

/** The file in which the portal of the journeys notes the address of its database. */
export const databaseNote = join(import.meta.dirname, `../../../.cache/journeys-${journeysPort}.database`)
