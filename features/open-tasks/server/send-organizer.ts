import type { Db } from '#platform/server/context.ts'
import { enqueue } from '#platform/server/jobs/enqueue.ts'

/** The job that asks the event platform for one organiser. */
export const sendOrganizerJob = 'send-event-organizer'

/** Asks after the commit. All share a queue: a platform that keeps silent holds up nothing else. */
export const sendOrganizer = (db: Db, id: number): Promise<void> =>
  enqueue(
    db,
    sendOrganizerJob,
    { organizerId: id },
    { key: `${sendOrganizerJob}:${id}`, queue: 'event-platform' },
  )
