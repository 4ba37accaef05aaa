import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { flagParam, idParam, instant } from '#platform/contract/fields.ts'
import { list } from '#platform/contract/list.ts'
import { namedRef } from '#platform/contract/lists.ts'
import {
  officeHoursDetails,
  officeHoursEdit,
  officeHoursFields,
  officeHoursRow,
} from './mentoring.schemas.ts'

const which = z.object({ hoursId: idParam() })

/** Mentors with office hours: the caller's own, those of their accelerators, and those they may book. */
export const listOfficeHours = list({
  name: 'listOfficeHours',
  path: '/office-hours/list',
  summary: 'Office hours of mentors',
  permission: 'signed-in',
  reads: ['mentoring'],
  row: officeHoursRow,
  sortings: ['NAME'],
  defaultSort: 'NAME',
  filters: { open: flagParam() },
  search: true,
  more: {
    /** Accelerators in which the caller is a mentor without office hours. */
    mentorIn: z.array(namedRef),
    /** Projects of the caller that may book. */
    leads: z.array(namedRef),
  },
  table: {
    texts: 'mentoring:mentors',
    columns: {
      mentor: 'mentor',
      accelerator: ({ accelerator }) => accelerator.name,
      topics: 'topics',
      slot: ({ slotMinutes }, t) => t('minutes', { count: slotMinutes }),
      nextSlot: 'nextSlot',
    },
  },
})

export const getOfficeHours = endpoint({
  name: 'getOfficeHours',
  method: 'GET',
  path: '/office-hours/get',
  summary: 'Office hours of a mentor',
  query: which,
  response: officeHoursDetails,
  reads: ['mentoring'],
  permission: 'signed-in',
})

/** Free slots, soonest first. */
export const getFreeSlots = endpoint({
  name: 'getFreeSlots',
  method: 'GET',
  path: '/office-hours/slots',
  summary: 'Free hours of a mentor',
  query: which,
  response: z.object({ items: z.array(instant()), slotMinutes: z.int(), timeZone: z.string() }),
  reads: ['mentoring'],
  permission: 'signed-in',
})

/** Creates the caller's office hours in an accelerator where they are a mentor. */
export const createOfficeHours = endpoint({
  name: 'createOfficeHours',
  method: 'POST',
  path: '/office-hours/create',
  summary: 'Set my office hours',
  body: officeHoursFields,
  response: officeHoursDetails,
  errors: ['STATE_CHANGED'],
  changes: ['mentoring'],
  permission: 'signed-in',
})

/** Edits the caller's office hours; existing bookings are unchanged. */
export const editOfficeHours = endpoint({
  name: 'editOfficeHours',
  method: 'POST',
  path: '/office-hours/edit',
  summary: 'Change my office hours',
  body: officeHoursEdit,
  response: officeHoursDetails,
  errors: ['STATE_CHANGED'],
  changes: ['mentoring'],
  permission: 'signed-in',
})
