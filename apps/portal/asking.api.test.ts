import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { askingLimit } from '#platform/server/count-asking.ts'
import { createAccelerationRequest } from '../../features/acceleration-requests/contract/acceleration-request.endpoints.ts'
import { contactConsentVersion } from '../../features/acceleration-requests/domain/contact-consent.ts'
import { editAccelerator } from '../../features/accelerators/contract/profile.endpoints.ts'
import { createAcceleratorRequest } from '../../features/accelerators/contract/request.endpoints.ts'
import { sampleProfile, sampleRequest } from '../../features/accelerators/server/request.samples.ts'
import { messageLimit } from '../../features/communication/domain/message-limits.ts'
import { editHeldEvent } from '../../features/events/contract/event.endpoints.ts'
import { moveMeeting } from '../../features/mentoring/contract/meeting.endpoints.ts'
import { commentTask, withdrawTask } from '../../features/participations/contract/task.endpoints.ts'
import { askErasure } from '../../features/people/contract/own-data.endpoints.ts'
import { offerLeadership } from '../../features/projects/contract/team.endpoints.ts'
import { requestRole, revokeRoleRequest } from '../../features/roles/contract/role.endpoints.ts'
import { askToJoin } from '../../features/teams/contract/join-request.endpoints.ts'
import { askAcceleratorTeam } from '../../features/teams/contract/team-request.endpoints.ts'
import type { Person } from '../../tests/support/factories/person.ts'
import { makeHeldEvent } from '../../tests/support/held-events.ts'
import { makeMeeting, makeOfficeHours } from '../../tests/support/office-hours.ts'
import { openPortal, type TestPortal } from '../../tests/support/portal.ts'
import type { World } from '../../tests/support/who-may/index.ts'

let portal: TestPortal

beforeAll(async () => {
  portal = await openPortal()
})

/** A person at the daily limit of requests. */
const askedEnough = async (person: Person): Promise<Person> => {
  await portal.db
    .insertInto('rate_limit')
    .values({
      key: `asking:${person.uid}`,
      hits: askingLimit.hits,
      resets_at: new Date(Date.now() + 3_600_000).toISOString(),
    })
    .execute()
  return person
}

test('asking, taking back and asking again has an end, and so has every other way to ask', async () => {
  const person = await portal.make.person()
  const as = portal.as(person)
  const ask = () => as.call(requestRole, { body: { role: 'INV', message: 'Инвестирую' } })
  for (let sent = 0; sent < askingLimit.hits; sent++) {
    const { status, body } = await ask()
    expect(status).toBe(200)
    const { status: revoked } = await as.call(revokeRoleRequest, {
      body: { requestId: body['id'] as number },
    })
    expect(revoked).toBeLessThan(300)
  }
  const accelerator = await portal.make.accelerator()
  await portal.db
    .updateTable('accelerator')
    .set({ team_recruiting: true, requests_to_team: true })
    .where('id', '=', accelerator.id)
    .execute()
  const track = await portal.make.track({ accelerator })
  const project = await portal.make.project({ leader: person })
  const other = await portal.make.project({ leader: await portal.make.person() })
  const answers = [
    await ask(),
    await as.call(askAcceleratorTeam, {
      body: { acceleratorId: accelerator.id, role: 'EXP', message: 'Возьмите меня' },
    }),
    await as.call(askToJoin, { body: { projectCode: other.serial_number! } }),
    await as.call(createAcceleratorRequest, { body: sampleRequest }),
    await as.call(createAccelerationRequest, {
      body: { projectId: project.id, trackId: track.id, consentVersion: contactConsentVersion },
    }),
  ]
  expect(answers.map(({ status, body }) => [status, body['code']])).toEqual(
    answers.map(() => [429, 'RATE_LIMITED']),
  )
})

test('what is taken back and done again to notify others has the same end', async () => {
  const { make } = portal
  const leader = await askedEnough(await make.person())
  const project = await make.project({ leader, members: [await make.person()] })
  const { rows: members } = await sql<{ id: number }>`
    select id from project_member where project_id = ${project.id} and person_uid <> ${leader.uid}`.execute(
    portal.db,
  )
  const task = await make.task({ project, state: 'DONE_CODE' })
  const gone = await askedEnough(await make.person())
  await make.account({ person: gone, password: 'correct-Horse1' })
  const accelerator = await make.accelerator()
  const admin = await askedEnough(await make.member({ accelerator, role: 'ACC', admin: true }))
  const now = new Date(Date.now() + 86_400_000)
  const at = (hour: number) => new Date(now.setUTCHours(hour, 0, 0, 0)).toISOString()
  const event = await makeHeldEvent(
    { db: portal.db, accelerator, people: { team: admin, foreignAdmin: admin } as World['people'] },
    { starts_at: at(10), ends_at: at(12) },
  )
  const hours = await makeOfficeHours(
    { db: portal.db, accelerator },
    await make.member({ accelerator, role: 'MNT' }),
  )
  const meeting = await makeMeeting({ db: portal.db }, hours.id, project.id)
  const answers = [
    await portal.as(leader).call(moveMeeting, { body: { id: meeting.id, startsAt: at(20), reason: '' } }),
    await portal.as(admin).call(editHeldEvent, {
      body: {
        id: event.id,
        version: 1,
        name: 'Демо-день',
        kind: 'DEMO_DAY',
        description: '',
        day: at(10).slice(0, 10),
        start: '14:00',
        endDay: at(10).slice(0, 10),
        end: '16:00',
        timeZone: 'UTC',
        place: 'Другой зал',
        link: '',
        capacity: null,
        answerHours: 24,
        isPublic: false,
        takesGuests: false,
        agenda: [],
      },
    }),
    await portal.as(leader).call(offerLeadership, { body: { memberId: members[0]!.id } }),
    await portal.as(leader).call(withdrawTask, { body: { taskId: task.id, version: 1 } }),
    await portal.as(gone).call(askErasure, { body: { password: 'correct-Horse1', comment: '' } }),
    await portal.as(admin).call(editAccelerator, {
      body: {
        ...sampleProfile,
        industries: [],
        currencies: [...sampleProfile.currencies],
        transferTargets: [],
        id: accelerator.id,
        version: 1,
      },
    }),
  ]
  expect(answers.map(({ status, body }) => [status, body['code']])).toEqual(
    answers.map(() => [429, 'RATE_LIMITED']),
  )
})

test('a word on a task counts as a message for the project’s team, which nobody requested, and not for reviewers', async () => {
  const { make } = portal
  const accelerator = await make.accelerator()
  const founder = await make.person()
  const team = await make.member({ accelerator, role: 'ACC' })
  const { id: taskId } = await make.task({
    project: await make.project({ leader: founder }),
    track: await make.track({ accelerator }),
  })
  const say = (by: Person) =>
    portal.as(by).call(commentTask, { body: { taskId, body: 'Посмотрите ещё раз' } })
  expect((await say(founder)).status).toBe(200)
  await sql`update rate_limit set hits = ${messageLimit.hits} where key = ${`messages:${founder.uid}`}`.execute(
    portal.db,
  )
  expect(await say(founder)).toMatchObject({ status: 429, body: { code: 'MESSAGE_LIMIT' } })
  expect((await say(team)).status).toBe(200)
  const { rows } = await sql`select from rate_limit where key = ${`messages:${team.uid}`}`.execute(portal.db)
  expect(rows).toEqual([])
})
