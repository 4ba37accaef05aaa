import { mapRows } from '#platform/server/lists/rows.ts'
import { officeHoursRows } from './mentoring.repository.ts'

/** Office hours `h` as lists show them: without what only their mentor set. */
export const officeHoursListRows = mapRows(
  officeHoursRows,
  ({ id, mentor, accelerator, topics, slotMinutes, timeZone, isOpen, nextSlot, actions }) => ({
    id,
    mentor,
    accelerator,
    topics,
    slotMinutes,
    timeZone,
    isOpen,
    nextSlot,
    actions,
  }),
)
