import { sql } from 'kysely'
import { ICalCalendarMethod } from 'ical-generator'
import { stillThere } from '#platform/domain/product-error.ts'
import { calendarOf } from '#platform/server/calendars/calendar.ts'
import type { Context } from '#platform/server/context.ts'
import type { FileAnswer } from '#platform/server/handler.ts'
import { readRows } from '#platform/server/lists/rows.ts'
import { heldEventPages } from './event.repository.ts'

/** An event as a file for calendars. */
export const calendarFile = async (ctx: Context, id: number): Promise<FileAnswer> => {
  const event = stillThere((await readRows(ctx, heldEventPages, sql`e.id = ${id}`))[0])
  const cancelled = event.status === 'CANCELLED'
  const calendar = calendarOf([{ ...event, key: `held-event-${id}`, cancelled, sure: true }], {
    method: cancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
  })
  return { name: `event-${id}.ics`, mime: 'text/calendar', stream: Buffer.from(calendar.toString()) }
}
