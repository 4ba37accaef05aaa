import { sql } from 'kysely'
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import { stillThere } from '#platform/domain/product-error.ts'
import type { Context } from '#platform/server/context.ts'
import type { FileAnswer } from '#platform/server/handler.ts'
import { readRows } from '#platform/server/lists/rows.ts'
import { heldEventPages } from './event.repository.ts'

/**
 * An event as a calendar file: a change has the same UID and a higher sequence number, a cancelled event has that
 * status.
 */
export const calendarFile = async (ctx: Context, id: number): Promise<FileAnswer> => {
  const event = stillThere((await readRows(ctx, heldEventPages, sql`e.id = ${id}`))[0])
  const cancelled = event.status === 'CANCELLED'
  const calendar = ical({
    prodId: { company: 'Runway', product: 'events' },
    method: cancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
  })
  calendar.createEvent({
    id: `held-event-${id}@runway`,
    sequence: event.version - 1,
    // Without a time zone it is written in UTC.
    start: new Date(event.startsAt),
    end: new Date(event.endsAt),
    summary: event.name,
    description: event.description || null,
    location: event.place || null,
    url: event.link || null,
    status: cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  })
  return { name: `event-${id}.ics`, mime: 'text/calendar', stream: Buffer.from(calendar.toString()) }
}
