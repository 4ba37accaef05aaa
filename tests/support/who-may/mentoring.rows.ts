import { sql } from 'kysely'
import * as daysOff from '../../../features/mentoring/contract/days-off.endpoints.ts'
import * as meeting from '../../../features/mentoring/contract/meeting.endpoints.ts'
import * as hours from '../../../features/mentoring/contract/office-hours.endpoints.ts'
import { meetings, officeHours } from '../../../features/mentoring/domain/mentoring.policy.ts'
import {
  findMeeting,
  findOfficeHours,
  readSlots,
} from '../../../features/mentoring/server/mentoring.repository.ts'
import { insertOne } from '../factories/insert.ts'
import type { Person } from '../factories/person.ts'
import { makeMeeting, makeOfficeHours } from '../office-hours.ts'
import { checked } from './list-check.ts'
import { row, theMentor, type Row } from './row.ts'
import { everybody, type Who, type World } from './world.ts'

const team: readonly Who[] = ['team', 'teamTracker', 'admin']

const mentor = ({ make, accelerator }: World) => make.member({ accelerator, role: 'MNT' })

/** Office hours of a mentor, and a project of the leader in the accelerator. */
const opened = async (world: World, given: Record<string, unknown> = {}, by?: Person) => {
  const { projectId } = await world.work()
  const { id } = await makeOfficeHours(world, by ?? (await mentor(world)), given)
  return { id, projectId }
}

const booked = async (world: World, given: Record<string, unknown> = {}, by?: Person) => {
  const { id, projectId } = await opened(world, {}, by)
  return (await makeMeeting(world, id, projectId, given)).id
}

const dayOffOf = async (world: World, by: Person): Promise<number> => {
  const { mentor_id } = await makeOfficeHours(world, by)
  const { id } = await insertOne(world.db, 'mentor_day_off', {
    mentor_id,
    first_day: '2030-01-01',
    last_day: '2030-01-02',
  })
  return id
}

const fields = {
  topics: '',
  rules: [{ weekday: 1, from: '10:00', to: '12:00' }],
  timeZone: 'Europe/Moscow',
  slotMinutes: 45,
  bufferMinutes: 15,
  aheadDays: 30,
  noticeHours: 24,
  teamLimit: 2,
  programmeLimit: null,
  mostInRow: null,
  mostTeams: 5,
  place: '',
  link: '',
  isOpen: true,
}

/** Permissions on mentors’ office hours and meetings: teams book, mentors conduct, the accelerator’s team reads. */
export const mentoringRows: readonly Row[] = [
  row(
    hours.listOfficeHours,
    everybody,
    async (world) => {
      await opened(world)
      return { query: {} }
    },
    {
      list: checked(
        () => sql`select id from office_hours`,
        (reader, id) => findOfficeHours(reader as never, id),
        officeHours.view.allows,
      ),
    },
  ),
  row(hours.getOfficeHours, [...team, 'leader'], async (world) => ({
    query: { hoursId: String((await opened(world)).id) },
  })),
  row(hours.getFreeSlots, [...team, 'leader'], async (world) => ({
    query: { hoursId: String((await opened(world)).id) },
  })),
  row(
    hours.createOfficeHours,
    [],
    ({ accelerator }) => ({
      body: { ...fields, acceleratorId: accelerator.id },
    }),
    {
      rest: 403,
      absent: 403,
      only: theMentor(({ accelerator }) => ({ body: { ...fields, acceleratorId: accelerator.id } })),
    },
  ),
  row(
    hours.editOfficeHours,
    [],
    async (world) => ({ body: { ...fields, id: (await opened(world)).id, version: 1 } }),
    {
      see: [...team, 'leader'],
      only: theMentor(async (world, by) => ({
        body: { ...fields, id: (await opened(world, {}, by)).id, version: 1 },
      })),
    },
  ),
  row(
    meeting.listMentorMeetings,
    everybody,
    async (world) => {
      await booked(world)
      return { query: {} }
    },
    {
      list: checked(
        () => sql`select id from mentor_meeting`,
        (reader, id) => findMeeting(reader as never, id),
        meetings.view.allows,
      ),
    },
  ),
  row(
    meeting.bookMeeting,
    ['leader'],
    async (world) => {
      const { id, projectId } = await opened(world)
      const [startsAt] = await readSlots(world, id)
      return { body: { hoursId: id, projectId, startsAt: startsAt!, topic: 'Первые продажи' } }
    },
    { see: ['member', ...team, 'tracker', 'portalAdmin', 'deputyAdmin'] },
  ),
  row(
    meeting.moveMeeting,
    ['leader'],
    async (world) => {
      const id = await booked(world)
      const { hours_id } = await world.db
        .selectFrom('mentor_meeting')
        .select('hours_id')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      return { body: { id, startsAt: (await readSlots(world, hours_id)).at(-1)!, reason: '' } }
    },
    { see: ['member', ...team] },
  ),
  row(
    meeting.cancelMeeting,
    ['leader'],
    async (world) => ({ body: { id: await booked(world), reason: 'Заболели' } }),
    { see: ['member', ...team] },
  ),
  row(
    meeting.markMeeting,
    [],
    async (world) => ({ body: { id: await booked(world, { daysAhead: -1 }), held: true } }),
    {
      see: ['leader', 'member', ...team],
      only: theMentor(async (world, by) => ({
        body: { id: await booked(world, { daysAhead: -1 }, by), held: true },
      })),
    },
  ),
  row(
    meeting.noteMeeting,
    [],
    async (world) => ({
      body: { id: await booked(world, { daysAhead: -1 }), notes: 'Начните с пяти звонков.' },
    }),
    {
      see: ['leader', 'member', ...team],
      only: theMentor(async (world, by) => ({
        body: { id: await booked(world, { daysAhead: -1 }, by), notes: 'Начните с пяти звонков.' },
      })),
    },
  ),
  row(daysOff.getMentorDaysOff, everybody, () => ({})),
  row(daysOff.getMeetingsOnDays, everybody, () => ({ query: { from: '2030-01-01', to: '2030-01-02' } })),
  row(daysOff.addMentorDaysOff, [], () => ({ body: { from: '2030-01-01', to: '2030-01-02' } }), {
    rest: 403,
    only: theMentor(async (world, by) => {
      await makeOfficeHours(world, by)
      return { body: { from: '2030-01-01', to: '2030-01-02' } }
    }),
  }),
  row(
    daysOff.removeMentorDaysOff,
    [],
    async (world) => ({ body: { id: await dayOffOf(world, await mentor(world)) } }),
    { only: theMentor(async (world, by) => ({ body: { id: await dayOffOf(world, by) } })) },
  ),
]
