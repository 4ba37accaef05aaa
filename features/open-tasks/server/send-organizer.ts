import type { Db } from '#platform/server/context.ts'
import { enqueue } from '#platform/server/jobs/enqueue.ts'

/** The job that requests one organiser from the event platform. */
export const sendOrganizerJob = 'send-event-organizer'

/**
 * Sends the request after the commit. All share a queue of their own, so that an unresponsive platform delays
 * nothing else.
 */
export const sendOrganizer = (db: Db, id: number): Promise<void> =>
  enqueue(
    db,
    sendOrganizerJob,
    { organizerId: id },
    { key: `${sendOrganizerJob}:${id}`, queue: 'event-platform' },
  )
