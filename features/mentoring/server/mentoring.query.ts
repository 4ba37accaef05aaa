import { sql } from 'kysely'
import { acceleratorsAs } from '#platform/domain/actor.ts'
import { portalPolicy } from '#platform/domain/policy.ts'
import { nothing, query } from '#platform/server/handler.ts'
import { listOf } from '#platform/server/lists/list-of.ts'
import { isAmong, wholeName } from '#platform/server/sql.ts'
import { listMentorMeetings } from '../contract/meeting.endpoints.ts'
import { getFreeSlots, getOfficeHours, listOfficeHours } from '../contract/office-hours.endpoints.ts'
import { officeHours } from '../domain/mentoring.policy.ts'
import { seenMeetings } from './meetings.row-set.ts'
import {
  findOfficeHours,
  meetingRows,
  officeHoursScope,
  readOfficeHours,
  readSlots,
} from './mentoring.repository.ts'
import { officeHoursListRows } from './office-hours-rows.ts'

type Named = { id: number; name: string }

/** Maximum number of projects and accelerators in the form's options. */
const offered = 50

export const listOfficeHoursQuery = listOf(listOfficeHours, {
  load: nothing,
  authorize: portalPolicy.signIn,
  rows: officeHoursListRows,
  scope: ({ actor }) => officeHoursScope(actor),
  sortings: () => ({ NAME: [sql`lower(${wholeName('u')})`, sql`h.id`] }),
  filters: { open: (open) => sql`h.is_open = ${open}` },
  search: sql`concat_ws(' ', ${wholeName('u')}, h.topics, a.name)`,
  more: async ({ db, actor }) => {
    const [mentorIn, leads] = await Promise.all([
      sql<Named>`select a.id, a.name from accelerator a where ${isAmong(sql`a.id`, acceleratorsAs(actor, 'MNT'))}
        and not exists (select from office_hours h join mentor n on n.id = h.mentor_id
          where h.accelerator_id = a.id and n.person_uid = ${actor.uid})
        order by a.name, a.id limit ${offered}`.execute(db),
      sql<Named>`select p.id, p.name from project p where p.leader_uid = ${actor.uid} and exists (
          select from project_track q where q.project_id = p.id and q.access_status = 'ALLOWED_TO_WORK')
        order by lower(p.name), p.id limit ${offered}`.execute(db),
    ])
    return { mentorIn: mentorIn.rows, leads: leads.rows }
  },
})

export const getOfficeHoursQuery = query({
  endpoint: getOfficeHours,
  load: (ctx, { query: { hoursId } }) => findOfficeHours(ctx, hoursId),
  authorize: officeHours.view,
  run: (ctx, _input, { id }) => readOfficeHours(ctx, id),
})

export const getFreeSlotsQuery = query({
  endpoint: getFreeSlots,
  load: (ctx, { query: { hoursId } }) => findOfficeHours(ctx, hoursId),
  authorize: officeHours.view,
  run: async (ctx, _input, { id, slotMinutes, timeZone }) => ({
    items: await readSlots(ctx, id),
    slotMinutes,
    timeZone,
  }),
})

export const listMentorMeetingsQuery = listOf(listMentorMeetings, {
  load: nothing,
  authorize: portalPolicy.signIn,
  rows: meetingRows,
  ...seenMeetings,
  sortings: () => ({ START_DATE: [sql`m.starts_at`, sql`m.id`] }),
})
