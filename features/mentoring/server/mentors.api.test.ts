import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Accelerator } from '../../../tests/support/factories/accelerator.ts'
import type { Person } from '../../../tests/support/factories/person.ts'
import { makeMeeting, makeOfficeHours } from '../../../tests/support/office-hours.ts'
import { openPortal, type Answer, type TestPortal } from '../../../tests/support/portal.ts'
import * as meeting from '../contract/meeting.endpoints.ts'
import * as pairing from '../contract/pairing.endpoints.ts'
import * as question from '../contract/question.endpoints.ts'
import * as workspace from '../contract/workspace.endpoints.ts'
import { maxOwnAdvice } from '../domain/states.ts'
import { releaseTeamsOfMentors } from './release-teams.job.ts'

let portal: TestPortal
let accelerator: Accelerator

beforeAll(async () => {
  portal = await openPortal()
  accelerator = await portal.make.accelerator()
})

type Team = { leader: Person; member: Person; projectId: number; projectTrackId: number }

const done = <T>({ status, body }: Answer): T => {
  expect(status, JSON.stringify(body).slice(0, 300)).toBeLessThan(300)
  return body as T
}

const codeOf = ({ status, body }: Answer) => [status, (body as { code: string }).code]

const makeTeam = async (): Promise<Team> => {
  const [leader, member] = [await portal.make.person(), await portal.make.person()]
  const project = await portal.make.project({ leader, members: [member] })
  const task = await portal.make.task({ project, track: await portal.make.track({ accelerator }) })
  return { leader, member, projectId: project.id, projectTrackId: task.participation.id }
}

const makeMentor = () => portal.make.member({ accelerator, role: 'MNT' })

const askMentor = (by: Person, { projectId }: Team, { uid: mentorUid }: Person) =>
  portal.as(by).send(pairing.askProjectMentor, {
    body: { projectId, acceleratorId: accelerator.id, mentorUid, message: 'Помогите с ценой' },
  })

const answer = (by: Person, id: number, agrees = true) =>
  portal.as(by).send(pairing.answerProjectMentor, {
    body: agrees ? { id, agrees } : { id, agrees, reason: 'Нет времени' },
  })

const pair = async (team: Team, mentor: Person): Promise<number> => {
  const { id } = done<{ id: number }>(await askMentor(team.leader, team, mentor))
  done(await answer(mentor, id))
  return id
}

const noticesOf = async (code: string, to: Person): Promise<number> => {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from notification
    where code = ${code} and recipient_uid = ${to.uid}`.execute(portal.db)
  return rows[0]!.n
}

/** Runs the job that frees teams, in no thread of its own. */
const release = () =>
  releaseTeamsOfMentors.run(
    {
      db: portal.db,
      log: { info() {}, error() {}, warn() {} } as never,
      attempt: 1,
      lastAttempt: false,
      signal: new AbortController().signal,
    },
    {},
  )

describe('a mentor of a project', () => {
  test('is requested once, agrees, and is ended by either side with a reason', async () => {
    const [team, mentor] = [await makeTeam(), await makeMentor()]
    const { id } = done<{ id: number }>(await askMentor(team.leader, team, mentor))
    expect(codeOf(await askMentor(team.leader, team, mentor))).toEqual([409, 'MENTOR_ASKED_ALREADY'])
    expect(done<{ status: string }>(await answer(mentor, id)).status).toBe('AGREED')
    expect(codeOf(await answer(mentor, id, false))).toEqual([409, 'STATE_CHANGED'])
    const ended = await portal
      .as(team.leader)
      .send(pairing.endProjectMentor, { body: { id, reason: 'Справимся сами' } })
    expect(done<{ status: string; reason: string }>(ended)).toMatchObject({
      status: 'ENDED',
      reason: 'Справимся сами',
    })
    done(await askMentor(team.leader, team, mentor))
  })

  test('two who ask at the same time make one request', async () => {
    const [team, mentor] = [await makeTeam(), await makeMentor()]
    const boss = await portal.make.member({ accelerator, role: 'ACC' })
    const answers = await Promise.all([
      askMentor(team.leader, team, mentor),
      askMentor(boss, team, mentor),
      askMentor(team.leader, team, mentor),
    ])
    expect(answers.filter(({ status }) => status < 300)).toHaveLength(1)
  })

  test('is never somebody who only called themselves a mentor, nor somebody of the team', async () => {
    const team = await makeTeam()
    const ownWord = await portal.make.person({ roles: ['MNT'] })
    expect((await askMentor(team.leader, team, ownWord)).status).toBe(404)
    const own = await portal.make.member({ accelerator, role: 'MNT', person: team.member })
    expect((await askMentor(team.leader, team, own)).status).toBe(404)
  })

  test('takes no more teams than their limit, though two agree at the same time', async () => {
    const mentor = await makeMentor()
    await makeOfficeHours({ db: portal.db, accelerator }, mentor, { most_teams: 1 })
    const teams = [await makeTeam(), await makeTeam(), await makeTeam()]
    const ids: number[] = []
    for (const team of teams) ids.push(done<{ id: number }>(await askMentor(team.leader, team, mentor)).id)
    const answers = await Promise.all(ids.map((id) => answer(mentor, id)))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
    for (const one of answers.filter(({ status }) => status === 409))
      expect(codeOf(one)).toEqual([409, 'MENTOR_FULL'])
    const late = await makeTeam()
    expect(codeOf(await askMentor(late.leader, late, mentor))).toEqual([409, 'MENTOR_FULL'])
  })

  test('is proposed with the reasons: what they share with the project, and the number of teams they accompany', async () => {
    const own = await portal.make.accelerator()
    const team = await makeTeam()
    const project = await portal.db
      .selectFrom('project')
      .selectAll()
      .where('id', '=', team.projectId)
      .executeTakeFirstOrThrow()
    await portal.make.task({
      project,
      track: await portal.make.track({ accelerator: own }),
    })
    const [free, busy, expert] = [
      await portal.make.member({ accelerator: own, role: 'MNT' }),
      await portal.make.member({ accelerator: own, role: 'MNT' }),
      await portal.make.member({ accelerator: own, role: 'MNT' }),
    ]
    await makeOfficeHours({ db: portal.db, accelerator: own }, busy, { most_teams: 2 })
    await sql`insert into project_mentor (project_id, mentor_id, accelerator_id, by_team, status)
      select ${(await makeTeam()).projectId}, n.id, ${own.id}, true, 'AGREED' from mentor n
      where n.person_uid = ${busy.uid}`.execute(portal.db)
    await sql`with d as (insert into dictionary_value (dictionary_id, code, name_ru, name_en)
        select k.id, 'TRADE', 'Торговля', 'Trade' from dictionary k where k.code = 'INDUSTRIES' returning id),
      i as (insert into person_industry (person_uid, value_id) select ${expert.uid}, d.id from d)
      update project set industry_ids = array(select id from d) where id = ${team.projectId}`.execute(
      portal.db,
    )
    const { items } = done<{ items: { mentor: { uid: string }; common: string[]; teams: number }[] }>(
      await portal.as(team.leader).send(pairing.proposeMentors, {
        query: { projectId: String(team.projectId), acceleratorId: String(own.id) },
      }),
    )
    expect(items.map(({ mentor: { uid } }) => uid)).toEqual([expert.uid, free.uid, busy.uid])
    expect(items.map(({ common, teams }) => [common.length, teams])).toEqual([
      [1, 0],
      [0, 0],
      [0, 1],
    ])
  })

  test('sees of the project its name, stage, industries and leader; its page stays closed', async () => {
    const [team, mentor] = [await makeTeam(), await makeMentor()]
    await pair(team, mentor)
    const day = done<{ isMentor: boolean; teams: { project: { id: number }; leader: { uid: string } }[] }>(
      await portal.as(mentor).send(workspace.getMentorWorkspace),
    )
    expect([day.isMentor, day.teams.map(({ project, leader }) => [project.id, leader.uid])]).toEqual([
      true,
      [[team.projectId, team.leader.uid]],
    ])
    const page = await portal
      .as(mentor)
      .send(pairing.getProjectMentors, { query: { projectId: String(team.projectId) } })
    expect(page.status).toBe(404)
  })
})

const heldMeeting = async (team: Team, mentor: Person, given: Record<string, unknown> = {}) => {
  const found = await sql<{ id: number }>`select h.id from office_hours h join mentor n on n.id = h.mentor_id
    where n.person_uid = ${mentor.uid}`.execute(portal.db)
  const hours = found.rows[0] ?? (await makeOfficeHours({ db: portal.db, accelerator }, mentor))
  return makeMeeting(portal, hours.id, team.projectId, { daysAhead: -1, status: 'HELD', ...given })
}

describe('after a meeting', () => {
  test('both sides agree on tasks and tick them; the person who did is named', async () => {
    const [team, mentor] = [await makeTeam(), await makeMentor()]
    const { id } = await heldMeeting(team, mentor)
    const add = (by: Person, side: string) =>
      portal.as(by).send(meeting.addMeetingTask, {
        body: { id, side, text: `Дело: ${side}`, dueDay: '2030-01-31' },
      })
    done(await add(mentor, 'TEAM'))
    const { tasks } = done<{ tasks: { id: number }[] }>(await add(team.member, 'MENTOR'))
    const tick = (by: Person, taskId: number, isDone = true) =>
      portal.as(by).send(meeting.tickMeetingTask, { body: { taskId, done: isDone } })
    done(await tick(team.member, tasks[0]!.id))
    // A second tick changes nothing.
    const after = done<{ tasks: { doneAt: string | null; doneBy: { uid: string } | null }[] }>(
      await tick(mentor, tasks[0]!.id),
    )
    expect(after.tasks.map(({ doneBy }) => doneBy?.uid)).toEqual([team.member.uid, undefined])
    const day = done<{ tasks: { text: string }[] }>(
      await portal.as(mentor).send(workspace.getMentorWorkspace),
    )
    expect(day.tasks.map(({ text }) => text)).toEqual(['Дело: MENTOR'])
    done(await tick(mentor, tasks[0]!.id, false))
    expect(
      done<{ tasks: unknown[] }>(
        await portal.as(mentor).send(meeting.removeMeetingTask, { body: { taskId: tasks[0]!.id } }),
      ).tasks,
    ).toHaveLength(1)
  })

  test('nothing is agreed before it begins, and no more than the limit of a list', async () => {
    const [team, mentor] = [await makeTeam(), await makeMentor()]
    const { id } = await heldMeeting(team, mentor, { status: 'BOOKED', daysAhead: 2 })
    const add = () =>
      portal
        .as(mentor)
        .send(meeting.addMeetingTask, { body: { id, side: 'TEAM', text: 'Позвонить', dueDay: null } })
    expect(codeOf(await add())).toEqual([409, 'MEETING_NOT_BEGUN'])
    await sql`update mentor_meeting set starts_at = now() - interval '2 hours', ends_at = now() - interval '1 hour',
      busy_until = now() - interval '1 hour' where id = ${id}`.execute(portal.db)
    await sql`insert into meeting_task (meeting_id, side, text)
      select ${id}, 'TEAM', 'Дело' from generate_series(1, 29)`.execute(portal.db)
    const answers = await Promise.all([add(), add(), add()])
    expect(answers.filter(({ status }) => status < 300)).toHaveLength(1)
    expect(codeOf(await add())).toEqual([409, 'TOO_MANY_MEETING_TASKS'])
  })

  test('the team thanks once; the mentor reads the words and never the rating', async () => {
    const [team, mentor] = [await makeTeam(), await makeMentor()]
    const boss = await portal.make.member({ accelerator, role: 'ACC' })
    const { id } = await heldMeeting(team, mentor)
    const thank = () =>
      portal
        .as(team.leader)
        .send(meeting.thankMentor, { body: { id, rating: 4, thanks: 'Спасибо за звонки' } })
    const answers = await Promise.all([thank(), thank()])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    const read = async (by: Person) =>
      done<{ thanks: string; rating: number | null }>(
        await portal.as(by).send(meeting.getMentorMeeting, { query: { meetingId: String(id) } }),
      )
    for (const [by, rating] of [
      [mentor, null],
      [team.leader, 4],
      [boss, 4],
    ] as const)
      expect(await read(by)).toMatchObject({ thanks: 'Спасибо за звонки', rating })
    const given = async (by: Person) =>
      done<{ items: { rating: number | null; minutes: number; mentor: { uid: string } }[] }>(
        await portal.as(by).send(workspace.listMentorHours, { query: {} }),
      ).items.filter((one) => one.mentor.uid === mentor.uid)
    expect(await given(mentor)).toMatchObject([{ rating: null, minutes: 60 }])
    expect(await given(boss)).toMatchObject([{ rating: 4, minutes: 60 }])
    expect(await given(team.leader)).toEqual([])
  })

  test('hours are summed by programme and month, of the requested period', async () => {
    const mentor = await makeMentor()
    const [one, other] = [await makeTeam(), await makeTeam()]
    for (const [team, daysAgo] of [
      [one, 0.1],
      [one, 0.2],
      [other, 0.3],
      [other, 400],
    ] as const)
      await heldMeeting(team, mentor, { daysAhead: -daysAgo })
    await heldMeeting(one, mentor, { daysAhead: -0.4, status: 'MISSED' })
    const sum = async (period?: string) =>
      done<{ totals: { meetings: number; minutes: number } }>(
        await portal.as(mentor).send(workspace.listMentorHours, { query: period ? { period } : {} }),
      ).totals
    expect(await sum()).toEqual({ meetings: 4, minutes: 240 })
    expect((await sum('THIS_YEAR')).meetings).toBe(3)
  })
})

describe('a question to mentors', () => {
  const ask = (by: Person, { projectTrackId }: Team) =>
    portal.as(by).send(question.askMentors, {
      body: { projectTrackId, question: 'Крупные или малые заказчики?', about: 'Десять звонков были' },
    })
  type Page = { id: number; advice: { id: number; againstId: number | null; verdict: string | null }[] }

  test('is answered by mentors with a relation to the project, who may contradict each other', async () => {
    const team = await makeTeam()
    const [first, second, unrelated] = [await makeMentor(), await makeMentor(), await makeMentor()]
    await pair(team, first)
    await heldMeeting(team, second)
    const { id } = done<Page>(await ask(team.member, team))
    const advise = (by: Person, advice: string, againstId: number | null = null) =>
      portal.as(by).send(question.adviseTeam, { body: { id, advice, againstId } })
    const { advice } = done<Page>(await advise(first, 'Крупные'))
    const both = done<Page>(await advise(second, 'Малые', advice[0]!.id))
    expect(both.advice.map(({ againstId }) => againstId)).toEqual([null, advice[0]!.id])
    expect((await advise(unrelated, 'Никакие')).status).toBe(404)
    expect((await advise(first, 'Ещё', 999_999)).status).toBe(404)

    const note = (by: Person, verdict: string) =>
      portal.as(by).send(question.noteAdvice, {
        body: { adviceId: both.advice[1]!.id, verdict, outcome: 'Пять договоров' },
      })
    expect((await note(first, 'FOLLOWED')).status).toBe(403)
    done(await note(team.member, 'PARTLY'))
    expect(done<Page>(await note(team.leader, 'FOLLOWED')).advice[1]!.verdict).toBe('FOLLOWED')

    done(await portal.as(team.leader).send(question.closeMentorQuestion, { body: { id, closed: true } }))
    expect(codeOf(await advise(first, 'Поздно'))).toEqual([409, 'QUESTION_CLOSED'])
  })

  test('takes only so much advice of one mentor, and still that of another', async () => {
    const [team, talker, other] = [await makeTeam(), await makeMentor(), await makeMentor()]
    await pair(team, talker)
    await pair(team, other)
    const { id } = done<Page>(await ask(team.leader, team))
    const advise = (by: Person) =>
      portal.as(by).send(question.adviseTeam, { body: { id, advice: 'Звоните', againstId: null } })
    for (let one = 0; one < maxOwnAdvice; one += 1) done(await advise(talker))
    expect(codeOf(await advise(talker))).toEqual([409, 'TOO_MUCH_OWN_ADVICE'])
    done(await advise(other))
  })

  test('is closed to a mentor whose work with the project ended', async () => {
    const [team, mentor] = [await makeTeam(), await makeMentor()]
    const pairingId = await pair(team, mentor)
    const { id } = done<Page>(await ask(team.leader, team))
    const read = () =>
      portal.as(mentor).send(question.getMentorQuestion, { query: { questionId: String(id) } })
    expect((await read()).status).toBe(200)
    done(
      await portal
        .as(team.leader)
        .send(pairing.endProjectMentor, { body: { id: pairingId, reason: 'Закончили' } }),
    )
    expect((await read()).status).toBe(404)
  })
})

describe('a mentor who leaves or is blocked', () => {
  test.each(['left the accelerator', 'was blocked in it', 'was blocked on the portal'])(
    'who %s: meetings ahead are cancelled, the work is ended, and each team is notified once',
    async (how) => {
      const mentor = await makeMentor()
      const [team, other] = [await makeTeam(), await makeTeam()]
      const hours = await makeOfficeHours({ db: portal.db, accelerator }, mentor)
      const past = await makeMeeting(portal, hours.id, team.projectId, { daysAhead: -3 })
      const ahead = [
        await makeMeeting(portal, hours.id, team.projectId, { daysAhead: 2 }),
        await makeMeeting(portal, hours.id, team.projectId, { daysAhead: 4 }),
      ]
      await pair(team, mentor)
      await pair(other, mentor)
      await release()
      const { db } = portal
      const statuses = async (ids: readonly number[]) =>
        (
          await db
            .selectFrom('mentor_meeting')
            .select('status')
            .where('id', 'in', [...ids])
            .execute()
        ).map(({ status }) => status)
      expect(await statuses(ahead.map(({ id }) => id))).toEqual(['BOOKED', 'BOOKED'])
      if (how === 'left the accelerator')
        await db.deleteFrom('accelerator_member').where('person_uid', '=', mentor.uid).execute()
      else if (how === 'was blocked in it')
        await db
          .updateTable('accelerator_member')
          .set({ blocked: true })
          .where('person_uid', '=', mentor.uid)
          .execute()
      else await db.updateTable('person').set({ status: 'B' }).where('uid', '=', mentor.uid).execute()
      await Promise.all([release(), release()])
      await release()
      expect(await statuses(ahead.map(({ id }) => id))).toEqual(['CANCELLED', 'CANCELLED'])
      expect(await statuses([past.id])).toEqual(['BOOKED'])
      const { rows } = await sql<{ n: number }>`select count(*)::int as n from event
        where name = 'MentorLeft' and (payload ->> 'projectId')::bigint = ${team.projectId}`.execute(db)
      expect(rows[0]!.n).toBe(1)
      const pairings = await sql<{ status: string }>`select w.status from project_mentor w
        join mentor n on n.id = w.mentor_id where n.person_uid = ${mentor.uid}`.execute(db)
      expect(pairings.rows.map(({ status }) => status)).toEqual(['ENDED', 'ENDED'])
      expect(await noticesOf('MEETING_CANCELLED', team.leader)).toBe(0)
    },
  )
})
