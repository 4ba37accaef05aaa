import { sql } from 'kysely'
import * as calendar from '../../../features/mentoring/contract/calendar.endpoints.ts'
import * as meeting from '../../../features/mentoring/contract/meeting.endpoints.ts'
import * as pairing from '../../../features/mentoring/contract/pairing.endpoints.ts'
import * as question from '../../../features/mentoring/contract/question.endpoints.ts'
import * as workspace from '../../../features/mentoring/contract/workspace.endpoints.ts'
import { pairings } from '../../../features/mentoring/domain/pairing.machine.ts'
import { findPairing } from '../../../features/mentoring/server/pairing.repository.ts'
import { seenQuestions } from '../../../features/mentoring/server/questions.row-set.ts'
import { insertOne } from '../factories/insert.ts'
import type { Person } from '../factories/person.ts'
import { makeAdvice, makeMeeting, makeOfficeHours, makePairing, makeQuestion } from '../office-hours.ts'
import { checked, ofSet, type ListCheck } from './list-check.ts'
import { row, theMentor, type Row } from './row.ts'
import { everybody, type Who, type World } from './world.ts'

const team: readonly Who[] = ['team', 'teamTracker', 'admin']

const mentor = ({ make, accelerator }: World) => make.member({ accelerator, role: 'MNT' })

const paired = async (world: World, given: Record<string, unknown> = {}, by?: Person) => {
  const { projectId, projectTrackId } = await world.work()
  const { id } = await makePairing(world, by ?? (await mentor(world)), projectId, given)
  return { id, projectId, projectTrackId }
}

const met = async (world: World, given: Record<string, unknown> = {}) => {
  const { projectId } = await world.work()
  const { id } = await makeOfficeHours(world, await mentor(world))
  return (await makeMeeting(world, id, projectId, { daysAhead: -1, ...given })).id
}

const agreed = async (world: World) => {
  const meetingId = await met(world)
  return insertOne(world.db, 'meeting_task', { meeting_id: meetingId, side: 'TEAM', text: 'Позвонить' })
}

const questionOf = async (world: World, by?: Person) => {
  const { projectId } = await paired(world, { status: 'AGREED' }, by)
  return (await makeQuestion(world, projectId)).id
}

/** Hours given are shown to the mentor who gave them and to the accelerator's team, and to nobody else. */
const hoursCheck: ListCheck = {
  key: 'key',
  all: null,
  closed: false,
  sees: async ({ actor }) =>
    actor.memberships.some(({ roles }) => roles.some((role) => role === 'ACC' || role === 'TRC_TEAM')),
}

/** Permissions on mentors of projects, what meetings agree on, questions and advice, and a mentor's own day. */
export const mentorsRows: readonly Row[] = [
  row(meeting.getMentorMeeting, ['leader', 'member', ...team], async (world) => ({
    query: { meetingId: String(await met(world)) },
  })),
  row(
    meeting.addMeetingTask,
    ['leader', 'member'],
    async (world) => ({
      body: { id: await met(world), side: 'TEAM' as const, text: 'Позвонить', dueDay: null },
    }),
    { see: team },
  ),
  row(
    meeting.tickMeetingTask,
    ['leader', 'member'],
    async (world) => ({ body: { taskId: (await agreed(world)).id, done: true } }),
    { see: team },
  ),
  row(
    meeting.removeMeetingTask,
    ['leader', 'member'],
    async (world) => ({ body: { taskId: (await agreed(world)).id } }),
    { see: team },
  ),
  row(
    meeting.thankMentor,
    ['leader'],
    async (world) => ({ body: { id: await met(world, { status: 'HELD' }), rating: 5, thanks: 'Спасибо' } }),
    { see: ['member', ...team] },
  ),
  row(
    pairing.listProjectMentors,
    everybody,
    async (world) => {
      await paired(world)
      return { query: {} }
    },
    {
      list: checked(
        () => sql`select id from project_mentor`,
        (reader, id) => findPairing(reader as never, id),
        pairings.view.allows,
      ),
    },
  ),
  row(
    pairing.getProjectMentors,
    ['leader', 'member', ...team, 'tracker', 'portalAdmin', 'deputyAdmin'],
    async (world) => ({ query: { projectId: String((await paired(world)).projectId) } }),
  ),
  row(
    pairing.proposeMentors,
    ['leader', ...team],
    async (world) => ({
      query: {
        projectId: String((await world.work()).projectId),
        acceleratorId: String(world.accelerator.id),
      },
    }),
    { see: ['member'] },
  ),
  row(
    pairing.askProjectMentor,
    ['leader', ...team],
    async (world) => ({
      body: {
        projectId: (await world.work()).projectId,
        acceleratorId: world.accelerator.id,
        mentorUid: (await mentor(world)).uid,
        message: 'Помогите с продажами',
      },
    }),
    { see: ['member'] },
  ),
  row(
    pairing.answerProjectMentor,
    [],
    async (world) => ({ body: { id: (await paired(world)).id, agrees: true as const } }),
    {
      see: ['leader', 'member', ...team],
      only: theMentor(async (world, by) => ({
        body: { id: (await paired(world, {}, by)).id, agrees: true },
      })),
    },
  ),
  row(
    pairing.withdrawProjectMentor,
    ['leader', ...team],
    async (world) => ({ body: { id: (await paired(world)).id } }),
    { see: ['member'] },
  ),
  row(
    pairing.endProjectMentor,
    ['leader', ...team],
    async (world) => ({
      body: { id: (await paired(world, { status: 'AGREED' })).id, reason: 'Договорились' },
    }),
    { see: ['member'] },
  ),
  row(
    question.listMentorQuestions,
    everybody,
    async (world) => {
      await questionOf(world)
      return { query: {} }
    },
    {
      list: ofSet(seenQuestions, 'reader'),
    },
  ),
  row(question.getMentorQuestion, ['leader', 'member', ...team], async (world) => ({
    query: { questionId: String(await questionOf(world)) },
  })),
  row(
    question.askMentors,
    ['leader', 'member'],
    async (world) => ({
      body: {
        projectTrackId: (await world.work()).projectTrackId,
        question: 'Кому продавать?',
        about: '',
      },
    }),
    { see: team },
  ),
  row(
    question.adviseTeam,
    [],
    async (world) => ({ body: { id: await questionOf(world), advice: 'Начните с малых', againstId: null } }),
    {
      see: ['leader', 'member', ...team],
      absent: { againstId: 'left out' },
      only: theMentor(async (world, by) => ({
        body: { id: await questionOf(world, by), advice: 'Начните с малых', againstId: null },
      })),
    },
  ),
  row(
    question.noteAdvice,
    ['leader', 'member'],
    async (world) => ({
      body: {
        adviceId: (await makeAdvice(world, await questionOf(world), await mentor(world))).id,
        verdict: 'FOLLOWED' as const,
        outcome: 'Пять договоров',
      },
    }),
    { see: team },
  ),
  row(
    question.closeMentorQuestion,
    ['leader', 'member'],
    async (world) => ({ body: { id: await questionOf(world), closed: true } }),
    { see: team },
  ),
  row(workspace.getMentorWorkspace, everybody, () => ({})),
  row(
    workspace.listMentorHours,
    everybody,
    async (world) => {
      await met(world, { status: 'HELD' })
      return { query: {} }
    },
    { list: hoursCheck },
  ),
  row(calendar.getMentorCalendar, everybody, () => ({})),
  row(calendar.setMentorCalendar, [], () => ({ body: { address: 'https://calendar.example/secret.ics' } }), {
    see: everybody,
    only: theMentor(async (world, by) => {
      await makeOfficeHours(world, by)
      return { body: { address: 'https://calendar.example/secret.ics' } }
    }),
  }),
  row(calendar.removeMentorCalendar, everybody, () => ({ body: {} })),
]
