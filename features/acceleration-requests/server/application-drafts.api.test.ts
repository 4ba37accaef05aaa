import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Accelerator } from '../../../tests/support/factories/accelerator.ts'
import { dayFromNow } from '../../../tests/support/factories/content.ts'
import type { Person } from '../../../tests/support/factories/person.ts'
import type { Project } from '../../../tests/support/factories/project.ts'
import { openPortal, type Answer, type TestPortal } from '../../../tests/support/portal.ts'
import { plain, tree } from '../../fields/domain/samples.ts'
import type { Value } from '../../fields/domain/values.ts'
import { setTrackAccess } from '../../programmes/contract/content.endpoints.ts'
import { saveTrackForm } from '../../programmes/contract/trackpoint-field.endpoints.ts'
import {
  getProfileCellHistory,
  getProjectProfile,
  saveProjectProfile,
} from '../../project-profiles/contract/profile.endpoints.ts'
import { setProfileVisibility } from '../../projects/contract/project-details.endpoints.ts'
import { deleteProject } from '../../projects/contract/project.endpoints.ts'
import { createAccelerationRequest } from '../contract/acceleration-request.endpoints.ts'
import * as drafts from '../contract/application-draft.endpoints.ts'
import { contactConsentVersion } from '../domain/contact-consent.ts'
import { draftDays, draftLimit } from '../domain/drafts.rules.ts'
import { cleanUpDrafts } from './clean-up-drafts.job.ts'

let portal: TestPortal
let accelerator: Accelerator
let admin: Person
let leader: Person
let member: Person

beforeAll(async () => {
  portal = await openPortal()
  accelerator = await portal.make.accelerator()
  admin = await portal.make.member({ accelerator, role: 'ACC', admin: true })
  leader = await portal.make.person()
  member = await portal.make.person()
  await portal.make.profileTemplate({
    status: 'ACTIVE',
    main: true,
    tree: tree(plain({ code: 'goal', type: 'STRING' }), plain({ code: 'debts', type: 'STRING' })),
  })
})

const done = <T = Record<string, unknown>>({ status, body }: Answer): T => {
  expect(status, JSON.stringify(body).slice(0, 300)).toBeLessThan(300)
  return body as T
}

type Draft = {
  id: number
  version: number
  message: string
  trouble: string | null
  actions: string[]
  project: { id: number | null; name: string }
  profile: { missingTotal: number; missing: { code: string }[] } | null
  known: { code: string; by: { uid: string } | null }[]
  opens: { code: string }[]
}

const newProject = () => portal.make.project({ leader, members: [member] })

/** A track whose applications require the goal (mandatory) and the debts. */
const newTrack = async (form = true) => {
  const track = await portal.make.track({ accelerator })
  const fields = [
    { code: 'goal', required: true, readOnly: false },
    { code: 'debts', required: false, readOnly: false },
  ]
  if (form)
    done(await portal.as(admin).call(saveTrackForm, { body: { trackId: track.id, version: 1, fields } }))
  return track
}

const begin = (project: Project, trackId: number, by = leader, message = '') =>
  portal.as(by).call(drafts.startApplicationDraft, { body: { projectId: project.id, trackId, message } })

const begun = async () => {
  const [project, track] = await Promise.all([newProject(), newTrack()])
  const { id } = done<{ id: number }>(await begin(project, track.id))
  return { project, track, id }
}

const read = async (id: number, by = leader) =>
  done<Draft>(await portal.as(by).call(drafts.getApplicationDraft, { query: { draftId: String(id) } }))

const own = async (by = leader) =>
  done<{ items: Draft[] }>(await portal.as(by).call(drafts.listApplicationDrafts, {})).items

const answer = (project: Project, opener: string, code: string, value: Value, version = 0, by = leader) =>
  portal.as(by).call(saveProjectProfile, {
    body: {
      projectId: project.id,
      opener,
      add: [],
      cells: [{ code, item: null, field: code, version, value }],
    },
  })

const send = (project: Project, trackId: number, opens: string[] = [], by = leader) =>
  portal.as(by).call(createAccelerationRequest, {
    body: {
      projectId: project.id,
      trackId,
      message: 'Возьмите',
      consentVersion: contactConsentVersion,
      opens,
    },
  })

const through = async (project: Project, opener: string, by: Person) =>
  done<{ values: { plain: Record<string, Value> }; editable: boolean; follows: boolean }>(
    await portal.as(by).call(getProjectProfile, { query: { projectId: String(project.id), opener } }),
  )

describe('a draft', () => {
  test('is one of a project and a track, found again by the whole team, by nobody else', async () => {
    const { project, track, id } = await begun()
    expect(done<{ id: number }>(await begin(project, track.id, member)).id).toBe(id)
    expect((await own(member)).map((one) => one.id)).toContain(id)
    expect((await own(admin)).map((one) => one.id)).not.toContain(id)
    const foreign = await portal
      .as(admin)
      .call(drafts.getApplicationDraft, { query: { draftId: String(id) } })
    expect(foreign.status).toBe(404)
    expect((await read(id)).actions).toEqual(['continue', 'send', 'delete'])
    expect((await read(id, member)).actions).toEqual(['continue'])
  })

  test('keeps its message; the slower user gets a conflict, and what comes from the track goes below', async () => {
    const { project, track, id } = await begun()
    const save = (version: number, message: string) =>
      portal.as(leader).call(drafts.saveApplicationDraft, { body: { draftId: id, version, message } })
    done(await save(1, 'Первое'))
    expect((await save(1, 'Второе')).body['code']).toBe('STATE_CHANGED')
    done(await begin(project, track.id, leader, 'Ещё'))
    expect((await read(id)).message).toBe('Первое\n\nЕщё')
  })

  test('preserves words typed while the intake ended, and says when it ended and when the next one begins', async () => {
    const project = await newProject()
    const track = await portal.make.track({ accelerator, request_type: 'ON_SCHEDULE' })
    const [ended, next] = [dayFromNow(-1), dayFromNow(30)]
    await portal.make.stream({ track, from: dayFromNow(-9), to: ended })
    await portal.make.stream({ track, from: next, to: dayFromNow(40) })
    expect((await begin(project, track.id)).body['code']).toBe('NO_ACTIVE_STREAM')
    const { id } = done<{ id: number }>(await begin(project, track.id, leader, 'Полчаса текста'))
    expect(await read(id)).toMatchObject({
      message: 'Полчаса текста',
      trouble: 'NO_ACTIVE_STREAM',
      closedOn: { day: ended, timeZone: accelerator.time_zone },
      opensOn: next,
    })
    expect((await own()).map((one) => one.id)).toContain(id)
    // An unpublished track is not revealed.
    const hidden = await portal.make.track({ accelerator, content_status: 'DRAFT' })
    expect((await begin(project, hidden.id, leader, 'Слова')).status).toBe(404)
  })

  test('begins only where one may apply, up to the limit per project', async () => {
    const project = await newProject()
    const track = await newTrack(false)
    done(await send(project, track.id))
    expect((await begin(project, track.id)).body['code']).toBe('REQUEST_EXISTS')
    const many = await Promise.all(Array.from({ length: draftLimit + 1 }, () => newTrack(false)))
    for (const { id } of many.slice(0, draftLimit)) done(await begin(project, id))
    expect((await begin(project, many.at(-1)!.id)).body).toMatchObject({
      code: 'APPLICATION_DRAFT_LIMIT',
      params: { limit: draftLimit },
    })
    done(
      await portal.as(admin).call(setTrackAccess, { body: { id: many.at(-1)!.id, accessStatus: 'BLOCKED' } }),
    )
    expect((await begin(project, many.at(-1)!.id)).body['code']).toBe('TRACK_BLOCKED')
  })

  test('says what became of its track and its project', async () => {
    const { project, track, id } = await begun()
    await portal.db
      .updateTable('track')
      .set({ content_status: 'ARCHIVE' })
      .where('id', '=', track.id)
      .execute()
    expect(await read(id)).toMatchObject({ trouble: 'TRACK_ARCHIVED', actions: ['continue', 'delete'] })
    await portal.db.updateTable('track').set({ content_status: 'DRAFT' }).where('id', '=', track.id).execute()
    expect(await read(id)).toMatchObject({ trouble: 'TRACK_HIDDEN' })
    done(await portal.as(leader).call(deleteProject, { body: { projectId: project.id } }))
    expect(await read(id)).toMatchObject({
      trouble: 'PROJECT_GONE',
      actions: ['delete'],
      project: { id: null, name: project.name },
    })
    expect((await own()).map((one) => one.id)).toContain(id)
    done(await portal.as(leader).call(drafts.deleteApplicationDraft, { body: { draftId: id } }))
    expect((await own()).map((one) => one.id)).not.toContain(id)
  })

  test('that nobody changed for long is thrown away, one that is filled in is not', async () => {
    const [old, filled] = [await begun(), await begun()]
    await sql`update application_draft set updated_at = now() - make_interval(days => ${draftDays + 1})
      where id in (${old.id}, ${filled.id})`.execute(portal.db)
    done(await answer(filled.project, `draft:${filled.id}`, 'goal', 'Тепло'))
    await cleanUpDrafts.run({ db: portal.db } as never, null)
    const left = new Set((await own()).map((one) => one.id))
    expect([left.has(old.id), left.has(filled.id)]).toEqual([false, true])
  })

  test('that is begun again, filled in and sent at once makes nobody wait in a circle', async () => {
    for (let round = 0; round < 6; round += 1) {
      const { project, track, id } = await begun()
      const answers = await Promise.all([
        begin(project, track.id, member, 'Ещё'),
        send(project, track.id),
        begin(project, track.id, leader, 'И ещё'),
        answer(project, `draft:${id}`, 'debts', 'Нет', 0, member),
        send(project, track.id),
      ])
      // A deadlock is broken after a second: one of the calls gets a conflict.
      const codes = answers.map(({ body }) => body['code'])
      expect(codes).not.toContain('STATE_CHANGED')
    }
  })
})

describe('what an application asks for', () => {
  test('is filled in through the draft into the profile; values from the profile name their source', async () => {
    const [project, track] = await Promise.all([newProject(), newTrack()])
    await portal.make.profileValues({ project, plain: { debts: 'Нет' } })
    await sql`update profile_value set updated_at = now() - interval '1 day', updated_by = ${member.uid}
      where project_id = ${project.id}`.execute(portal.db)
    const { id } = done<{ id: number }>(await begin(project, track.id))
    expect(await read(id)).toMatchObject({
      profile: { missingTotal: 1, missing: [{ code: 'goal' }] },
      known: [{ code: 'debts', by: { uid: member.uid } }],
    })
    done(await answer(project, `draft:${id}`, 'goal', 'Тепло', 0, member))
    expect(await read(id)).toMatchObject({ profile: { missingTotal: 0 } })
    const whole = done<{ values: { plain: Record<string, Value> } }>(
      await portal.as(leader).call(getProjectProfile, { query: { projectId: String(project.id) } }),
    )
    expect(whole.values.plain['goal']).toBe('Тепло')
  })

  test('is refused at the field while it is missing, and nothing is lost', async () => {
    const { project, track, id } = await begun()
    done(await answer(project, `draft:${id}`, 'debts', 'Три миллиона'))
    expect((await send(project, track.id)).body).toMatchObject({
      code: 'APPLICATION_INCOMPLETE',
      params: { missing: 1 },
      fields: { 'fields.goal': 'REQUIRED' },
    })
    expect((await through(project, `draft:${id}`, leader)).values.plain).toMatchObject({
      debts: 'Три миллиона',
    })
  })

  test('is read by the accelerator as it was when it was sent', async () => {
    const { project, track, id } = await begun()
    done(await answer(project, `draft:${id}`, 'goal', 'Тепло'))
    const sent = done<{ id: number; hasAnswers: boolean }>(await send(project, track.id))
    expect(sent.hasAnswers).toBe(true)
    expect((await own()).map((one) => one.id)).not.toContain(id)
    const opener = `application:${sent.id}`
    done(
      await portal.as(leader).call(saveProjectProfile, {
        body: {
          projectId: project.id,
          add: [],
          cells: [{ code: 'goal', item: null, field: 'goal', version: 1, value: 'Холод' }],
        },
      }),
    )
    const seen = await through(project, opener, admin)
    expect([seen.values.plain, seen.editable, seen.follows]).toEqual([{ goal: 'Тепло' }, false, false])
    expect((await answer(project, opener, 'goal', 'Иначе', 2)).status).toBe(403)
    expect((await answer(project, `draft:${id}`, 'goal', 'Иначе', 2)).status).toBe(404)
    const past = { projectId: String(project.id), opener, code: 'goal', field: 'goal' }
    expect((await portal.as(admin).call(getProfileCellHistory, { query: past })).status).toBe(403)
    const stranger = await portal.make.person()
    const closed = { projectId: String(project.id), opener }
    expect((await portal.as(stranger).call(getProjectProfile, { query: closed })).status).toBe(404)
  })

  test('shows what the team hides only after a confirmation, and opens it there alone', async () => {
    const { project, track, id } = await begun()
    done(await answer(project, `draft:${id}`, 'goal', 'Тепло'))
    done(await answer(project, `draft:${id}`, 'debts', 'Три миллиона'))
    const body = { projectId: project.id, codes: ['debts'], visibility: 'NON_VISIBLE' as const }
    done(await portal.as(leader).call(setProfileVisibility, { body }))
    expect((await read(id)).opens).toMatchObject([{ code: 'debts' }])
    expect((await send(project, track.id)).body['code']).toBe('APPLICATION_OPENS_HIDDEN_FIELDS')
    const { id: requestId } = done<{ id: number }>(await send(project, track.id, ['debts']))
    expect((await through(project, `application:${requestId}`, admin)).values.plain).toEqual({
      goal: 'Тепло',
      debts: 'Три миллиона',
    })
    const page = await portal.as(admin).call(getProjectProfile, { query: { projectId: String(project.id) } })
    expect(JSON.stringify(page.body)).not.toContain('Три миллиона')
  })

  test('is what the track asks now: a question added meanwhile is included', async () => {
    const [project, track] = [await newProject(), await newTrack(false)]
    const { id } = done<{ id: number }>(await begin(project, track.id))
    expect((await read(id)).profile).toBeNull()
    const fields = [{ code: 'goal', required: true, readOnly: false }]
    done(await portal.as(admin).call(saveTrackForm, { body: { trackId: track.id, version: 1, fields } }))
    expect((await send(project, track.id)).body['code']).toBe('APPLICATION_INCOMPLETE')
  })

  test('a draft that is sent or deleted while somebody fills it in takes nothing any more', async () => {
    const { project, id } = await begun()
    const filling = answer(project, `draft:${id}`, 'goal', 'Тепло')
    const gone = portal.as(leader).call(drafts.deleteApplicationDraft, { body: { draftId: id } })
    const [filled] = await Promise.all([filling, gone])
    expect([200, 404, 409]).toContain(filled.status)
    if (filled.status === 409) expect(filled.body['code']).toBe('APPLICATION_CLOSED')
    expect((await answer(project, `draft:${id}`, 'goal', 'Холод', 1)).status).toBe(404)
  })
})
