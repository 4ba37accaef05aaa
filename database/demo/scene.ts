import type { Db } from '#platform/server/context.ts'
import type { FileStorage } from '#platform/server/files/storage.ts'
import type { Calendar } from './calendar.ts'
import type { Chance } from './random.ts'

/** Context of every step of the seeding. */
export type Scene = {
  db: Db
  chance: Chance
  calendar: Calendar
  /** Storage of images and certificates; without it the demo has none. */
  files: FileStorage | null
}
