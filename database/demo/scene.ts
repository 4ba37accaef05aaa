import type { Db } from '#platform/server/context.ts'
import type { FileStorage } from '#platform/server/files/storage.ts'
import type { Calendar } from './calendar.ts'
import type { Chance } from './random.ts'

/** What every step of the seeding stands on. */
export type Scene = {
  db: Db
  chance: Chance
  calendar: Calendar
  /** Where pictures and certificates go; without it the demo has none. */
  files: FileStorage | null
}
