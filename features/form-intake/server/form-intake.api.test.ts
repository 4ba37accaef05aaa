import { sql } from 'kysely'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import type { Accelerator } from '../../../tests/support/factories/accelerator.ts'
import type { Factories } from '../../../tests/support/factories/index.ts'
import { makeProfileTemplate } from '../../../tests/support/factories/profile-template.ts'
import { openPortal, type Answer, type Caller, type TestPortal } from '../../../tests/support/portal.ts'
import { emailLimits } from '../../communication/domain/email-limits.ts'
import { plain, tree } from '../../fields/domain/samples.ts'
import * as forms from '../contract/form.endpoints.ts'
import * as integration from '../contract/integration.endpoints.ts'
import * as submissions from '../contract/submission.endpoints.ts'
import type { FormKind } from '../domain/kinds.ts'
import { projectsOfForm, submissionsOfForm } from '../domain/states.ts'
import type { FormMapping as Mapping } from './form.repository.ts'
import { lockIntake } from './submission.repository.ts'

let portal: TestPortal
let make: Factories
let accelerator: Accelerator
let admin: Caller
let adminUid: string
let guest: Caller
let trackId: number
let headers: { 'accelerator-id': string }

const fields: Mapping['fields'] = [
  { name: 'Email', target: 'leader.email', values: {} },
  { name: 'Project', target: 'main.name', values: {} },
  { name: 'Name', target: 'person.name', values: {} },
  { name: 'Team', target: 'plain.people_count', values: { 'two of us': '2' } },
  { name: 'tranid', target: 'submission.key', values: {} },
]
const mapping: Mapping = { fields, constants: [], honeypot: 'website_url', perMinute: 600 }

beforeAll(async () => {
  portal = await openPortal({ connections: 24 })
  make = portal.make
  await makeProfileTemplate(portal.db, {
    status: 'ACTIVE',
    main: true,
    tree: tree(plain({ code: 'people_count', type: 'INTEGER', name: { ru: 'Человек', en: 'Team size' } })),
  })
  await portal.startWorker()
  accelerator = await make.accelerator()
  const person = await make.member({ accelerator, role: 'ACC', admin: true })
  admin = portal.as(person)
  adminUid = person.uid
  guest = portal.guest
  trackId = (await make.track({ accelerator })).id
  headers = { 'accelerator-id': String(accelerator.id) }
})

type MadeForm = { id: number; secret: string; version: number }

const makeForm = async (
  kind: FormKind = 'APPLICATION',
  part: Partial<typeof mapping> = {},
  by = admin,
): Promise<MadeForm> => {
  const { body } = await by.call(forms.createIntakeForm, {
    headers,
    body: { name: 'Сайт', kind, trackId, locale: 'ru', active: true },
  })
  const { id, secret } = body as { id: number; secret: string }
  const mapped = await by.call(forms.mapIntakeForm, {
    body: { formId: id, version: 1, mapping: { ...mapping, ...part } },
  })
  expect(mapped.status).toBe(200)
  return { id, secret, version: 2 }
}

const send = (
  form: MadeForm,
  query: Record<string, string>,
  endpoint: { method: 'POST'; path: string } = integration.submitAccelerationRequestTilda,
): Promise<Answer> => guest.send(endpoint, { query, headers: { 'x-form-secret': form.secret } })

let counted = 0
const sample = (more: Record<string, string> = {}): Record<string, string> => {
  counted += 1
  return {
    Email: `f${counted}@site.example`,
    Project: `Ферма ${counted}`,
    Name: 'Анна',
    Team: 'two of us',
    ...more,
  }
}

const submissionOf = async (uid: unknown) =>
  portal.db.selectFrom('form_submission').selectAll().where('uid', '=', String(uid)).executeTakeFirstOrThrow()

const until = (uid: unknown, wanted: Partial<Awaited<ReturnType<typeof submissionOf>>>) =>
  vi.waitFor(
    async () => {
      const now = await submissionOf(uid)
      expect(now).toMatchObject(wanted)
      return now
    },
    { timeout: 20_000, interval: 50 },
  )

describe('what a public form causes', () => {
  test('its emails take nothing of what the accelerator may send, and end', async () => {
    const form = await makeForm()
    const hits = async () => {
      const { rows } = await sql<{ key: string; hits: number }>`
        select key, hits from rate_limit where key like 'letters.%'`.execute(portal.db)
      const of = (key: string): number => rows.find((row) => row.key === key)?.hits ?? 0
      return {
        member: of(`letters.member:${adminUid}`),
        accelerator: of(`letters.accelerator:${accelerator.id}`),
        form: of(`letters.form:${accelerator.id}`),
      }
    }
    const before = await hits()
    await until((await send(form, sample())).body['id'], { status: 'PROCESSED' })
    expect(await hits()).toEqual({ ...before, form: before.form + 1 })

    await sql`update rate_limit set hits = ${emailLimits.form.hits} where key = ${`letters.form:${accelerator.id}`}`.execute(
      portal.db,
    )
    const done = await until((await send(form, sample())).body['id'], { status: 'PROCESSED' })
    const { rows } = await sql`select from team_invitation where project_id = ${done.project_id}`.execute(
      portal.db,
    )
    expect(rows).toEqual([])
    await sql`delete from rate_limit where key = ${`letters.form:${accelerator.id}`}`.execute(portal.db)
  })

  test('its projects end for the day, and are made when it is tried again later', async () => {
    const form = await makeForm()
    await sql`insert into rate_limit (key, hits, resets_at)
      values (${`form-intake.projects:${form.id}`}, ${projectsOfForm.hits}, now() + interval '1 day')`.execute(
      portal.db,
    )
    const refused = await until((await send(form, sample())).body['id'], {
      status: 'REJECTED',
      reason: 'DAY_LIMIT',
    })
    expect(refused.project_id).toBeNull()
    await sql`delete from rate_limit where key = ${`form-intake.projects:${form.id}`}`.execute(portal.db)
    await admin.call(submissions.replayFormSubmissions, { body: { submissionIds: [refused.id] } })
    await until(refused.uid, { status: 'PROCESSED' })
  })
})

describe('a submission', () => {
  test('makes a kept project, its application and an invitation', async () => {
    const leaderName = { name: 'Leader', target: 'leader.name', values: {} }
    const form = await makeForm('APPLICATION', { fields: [...fields, leaderName] })
    const sent = sample({ Leader: 'Анна Петрова' })
    const answer = await send(form, sent)
    expect(answer.status).toBe(200)
    const done = await until(answer.body['id'], { status: 'PROCESSED' })
    const project = await portal.db
      .selectFrom('project')
      .selectAll()
      .where('id', '=', done.project_id!)
      .executeTakeFirstOrThrow()
    expect(project).toMatchObject({
      name: sent['Project'],
      leader_uid: null,
      keeper_accelerator_id: accelerator.id,
    })
    const request = await portal.db
      .selectFrom('acceleration_request')
      .selectAll()
      .where('id', '=', done.request_id!)
      .executeTakeFirstOrThrow()
    expect(request).toMatchObject({
      track_id: trackId,
      status: 'NEW',
      created_by: adminUid,
      consent_at: null,
    })
    const { rows } = await sql<{ email: string; name: string; value: unknown }>`
      select v.email, v.invitee_name as name, (select value from profile_value where project_id = v.project_id) as value
      from team_invitation v where v.project_id = ${project.id}`.execute(portal.db)
    // A stranger's words are in no email to another stranger.
    expect(rows).toEqual([{ email: sent['Email'], name: '', value: 2 }])
  })

  test('sent twenty times at once makes everything once', async () => {
    const form = await makeForm()
    const sent = sample()
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(form, sent)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    const ids = new Set(answers.map(({ body }) => body['id']))
    expect(ids.size).toBe(1)
    const [id] = ids
    await until(id, { status: 'PROCESSED', received: 20 })
    await send(form, { ...sent, Name: ' Анна ' })
    const { rows } = await sql<{ projects: number; requests: number; invitations: number }>`
      select count(distinct p.id)::int as projects, count(distinct r.id)::int as requests,
        count(distinct v.id)::int as invitations
      from project p left join acceleration_request r on r.project_id = p.id
        left join team_invitation v on v.project_id = p.id where p.name = ${sent['Project']}`.execute(
      portal.db,
    )
    expect(rows).toEqual([{ projects: 1, requests: 1, invitations: 1 }])
  })

  test('of one accelerator leaves workers to the others, however many of its own wait', async () => {
    const flooded = await makeForm()
    const quiet = await make.accelerator()
    const keeper = portal.as(await make.member({ accelerator: quiet, role: 'ACC', admin: true }))
    const { body } = await keeper.call(forms.createIntakeForm, {
      headers: { 'accelerator-id': String(quiet.id) },
      body: { name: 'Сайт', kind: 'APPLICATION', trackId: null, locale: 'ru', active: true },
    })
    const other = { id: Number(body['id']), secret: String(body['secret']), version: 1 }
    const last = await portal.db.transaction().execute(async (tx) => {
      // Simulates a slow first submission by holding the lock.
      await lockIntake(tx, accelerator.id)
      const sent = await Promise.all(Array.from({ length: 8 }, () => send(flooded, sample())))
      await until((await send(other, sample())).body['id'], { status: 'REJECTED' })
      return sent.at(-1)
    })
    await until(last?.body['id'], { status: 'PROCESSED' })
  })

  test('is stored a limited number of times a day for one form; what is sent again is not counted', async () => {
    const form = await makeForm()
    const sent = sample()
    expect((await send(form, sent)).status).toBe(200)
    await sql`update rate_limit set hits = ${submissionsOfForm.hits}
      where key = ${`form-intake.stored:${form.id}`}`.execute(portal.db)
    expect((await send(form, sample())).status).toBe(429)
    expect((await send(form, sent)).status).toBe(200)
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from form_submission where form_id = ${form.id}`.execute(portal.db)
    expect(rows[0]?.n).toBe(1)
  })

  test('is identified by the builder’s number, whatever else it says', async () => {
    const form = await makeForm()
    const first = await send(form, sample({ tranid: '17:4' }))
    const second = await send(form, sample({ tranid: '17:4' }))
    const third = await send(form, sample({ tranid: '17:5' }))
    expect(second.body).toEqual(first.body)
    expect(third.body).not.toEqual(first.body)
  })

  const teamOf = async (projectId: number | null) => {
    const { rows } = await sql<{ value: unknown }>`
      select value from profile_value where project_id = ${projectId} and element_code = 'people_count'`.execute(
      portal.db,
    )
    return rows[0]?.value
  }

  test('of the same sender and project later on fills what is empty', async () => {
    const form = await makeForm()
    const sent = sample({ Team: '' })
    const first = await until((await send(form, sent)).body['id'], { status: 'PROCESSED' })
    const second = await until((await send(form, { ...sent, Team: '5' })).body['id'], { status: 'PROCESSED' })
    expect(second).toMatchObject({ project_id: first.project_id, request_id: first.request_id })
    expect(await teamOf(first.project_id)).toBe(5)
  })

  test('of the same sender and project overwrites nothing until somebody of the accelerator says so', async () => {
    const form = await makeForm()
    const sent = sample()
    const first = await until((await send(form, sent)).body['id'], { status: 'PROCESSED' })
    const again = async (team: string) =>
      until((await send(form, { ...sent, Team: team })).body['id'], {
        status: 'NEW',
        reason: 'WAITS_VALUES',
        project_id: first.project_id,
      })
    const second = await again('5')
    expect(await teamOf(first.project_id)).toBe(2)
    const query = { submissionId: String(second.id) }
    expect((await admin.call(submissions.getFormSubmission, { query })).body).toMatchObject({
      actions: expect.arrayContaining(['apply', 'reject']),
      waiting: [{ name: 'Team', text: '5', now: '2' }],
    })
    expect(
      (await admin.call(submissions.applyFormSubmission, { body: { submissionId: second.id } })).status,
    ).toBe(204)
    expect(await teamOf(first.project_id)).toBe(5)
    expect(
      (await admin.call(submissions.applyFormSubmission, { body: { submissionId: second.id } })).status,
    ).toBe(409)

    const third = await again('7')
    await admin.call(submissions.rejectFormSubmission, {
      body: { submissionId: third.id, reason: 'Не наше' },
    })
    expect(await teamOf(first.project_id)).toBe(5)
  })

  test('with the project of another sender is rejected', async () => {
    const form = await makeForm()
    const sent = sample()
    await until((await send(form, sent)).body['id'], { status: 'PROCESSED' })
    const third = await send(form, { ...sent, Email: 'other@site.example' })
    await until(third.body['id'], { status: 'REJECTED', reason: 'NAME_TAKEN', project_id: null })
  })

  test('with mistakes is rejected by field, corrected and tried again', async () => {
    const form = await makeForm()
    const answer = await send(form, sample({ Email: 'nobody', Team: 'many' }))
    expect(answer.status).toBe(200)
    const failed = await until(answer.body['id'], { status: 'REJECTED', reason: 'HAS_PROBLEMS' })
    expect(failed.problems).toEqual(
      expect.arrayContaining([
        { field: 'Email', text: 'nobody', problem: 'INVALID_EMAIL' },
        { field: 'Team', text: 'many', problem: expect.any(String) },
      ]),
    )
    const { body } = await admin.call(submissions.getFormSubmission, {
      query: { submissionId: String(failed.id) },
    })
    expect(body['actions']).toEqual(['reject', 'replay', 'edit'])
    const edited = await admin.call(submissions.editFormSubmission, {
      body: {
        submissionId: failed.id,
        version: body['version'] as number,
        content: { ...(body['content'] as Record<string, string>), Email: 'mended@site.example', Team: '7' },
      },
    })
    expect(edited.status).toBe(200)
    const replays = await Promise.all(
      [1, 2].map(() =>
        admin.call(submissions.replayFormSubmissions, { body: { submissionIds: [failed.id] } }),
      ),
    )
    expect(replays.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 409])
    await until(answer.body['id'], { status: 'PROCESSED', problems: [] })
  })

  test('that the rules refuse leaves nothing behind and can be tried again', async () => {
    const closed = await make.track({ accelerator, access_status: 'BLOCKED' })
    const form = await makeForm()
    const settings = { name: 'Сайт', kind: 'APPLICATION' as const, locale: 'ru' as const, active: true }
    await admin.call(forms.editIntakeForm, {
      body: { ...settings, trackId: closed.id, formId: form.id, version: form.version },
    })
    const sent = sample()
    const answer = await send(form, sent)
    await until(answer.body['id'], { status: 'REJECTED', reason: 'REFUSED', comment: 'TRACK_BLOCKED' })
    const left = await portal.db
      .selectFrom('project')
      .select('id')
      .where('name', '=', sent['Project']!)
      .execute()
    expect(left).toEqual([])
  })

  test('keeps hostile texts as texts', async () => {
    const form = await makeForm()
    const sent = sample({
      Project: '=cmd|A1 <script>alert(1)</script> \u202ex',
      Name: '𝔄\u0000'.repeat(40),
    })
    const done = await until((await send(form, sent)).body['id'], { status: 'PROCESSED' })
    const { name } = await portal.db
      .selectFrom('project')
      .select('name')
      .where('id', '=', done.project_id!)
      .executeTakeFirstOrThrow()
    expect(name).toContain('<script>alert(1)</script>')
    expect(name).not.toContain('\u202e')
  })

  test('of more than is taken is refused', async () => {
    const form = await makeForm('OAK')
    const many = Object.fromEntries(Array.from({ length: 201 }, (_, at) => [`f${at}`, 'x']))
    const post = (body: unknown) =>
      guest.send(integration.submitOak, { body, headers: { 'x-form-secret': form.secret } })
    expect((await post(many)).status).toBe(413)
    expect((await post({ big: 'x'.repeat(70_000) })).status).toBe(413)
    expect((await post({ long: 'x'.repeat(20_001) })).status).toBe(413)
  })

  test('past the limit of its form is refused for the moment', async () => {
    const form = await makeForm('APPLICATION', { perMinute: 2 })
    const answers = [await send(form, sample()), await send(form, sample()), await send(form, sample())]
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 429])
  })
})

describe('a program or a probe', () => {
  test('is answered as everybody, and nothing is stored', async () => {
    const form = await makeForm()
    for (const sent of [{ test: 'test' }, sample({ website_url: 'http://spam.example' })]) {
      const answer = await send(form, sent)
      expect(answer).toMatchObject({ status: 200, body: { id: expect.any(String) } })
    }
    const stored = await portal.db
      .selectFrom('form_submission')
      .select('id')
      .where('form_id', '=', form.id)
      .execute()
    expect(stored).toEqual([])
  })
})

describe('a secret', () => {
  const post = (secret: string) =>
    guest.send(integration.submitAccelerationRequestTilda, { query: { ...sample(), secret } })

  test('opens its own form by its own call only', async () => {
    const form = await makeForm()
    expect((await post(form.secret)).status).toBe(200)
    expect((await post(`${form.secret}x`)).status).toBe(403)
    expect((await post('')).status).toBe(403)
    expect((await post(`${form.secret.split('.')[0]}.`)).status).toBe(403)
    expect((await send(form, sample(), integration.submitSOBA)).status).toBe(403)
  })

  test('is stored nowhere as it is, neither is it in the submission', async () => {
    const form = await makeForm()
    const { body } = await post(form.secret)
    const { content } = await submissionOf(body['id'])
    expect(JSON.stringify(content)).not.toContain(form.secret)
    const { rows } = await sql<{ leaked: boolean }>`
      select exists (select from audit_entry where details::text like ${`%${form.secret}%`})
        or exists (select from intake_form f where f::text like ${`%${form.secret}%`}) as leaked`.execute(
      portal.db,
    )
    expect(rows[0]!.leaked).toBe(false)
  })

  test('that was changed opens for three days more', async () => {
    const form = await makeForm()
    const { secretAt } = (await admin.call(forms.getIntakeForm, { query: { formId: String(form.id) } }))
      .body as { secretAt: string }
    const rotate = () => admin.call(forms.rotateIntakeSecret, { body: { formId: form.id, secretAt } })
    const twice = await Promise.all([rotate(), rotate()])
    // A second change would invalidate the secret that the site still uses.
    expect(twice.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    const { body } = twice.find(({ status }) => status === 200)!
    expect((await post(String(body['secret']))).status).toBe(200)
    expect((await post(form.secret)).status).toBe(200)
    await sql`update intake_form set previous_until = now() - interval '1 second' where id = ${form.id}`.execute(
      portal.db,
    )
    expect((await post(form.secret)).status).toBe(403)
  })

  test('of a form that is off opens nothing', async () => {
    const form = await makeForm()
    await admin.call(forms.editIntakeForm, {
      body: {
        name: 'Сайт',
        kind: 'APPLICATION',
        trackId,
        locale: 'ru',
        active: false,
        formId: form.id,
        version: 2,
      },
    })
    expect((await post(form.secret)).status).toBe(403)
  })
})

const withWord: Mapping['fields'] = [...fields, { name: 'Word', target: 'request.message', values: {} }]

describe('somebody else’s account and project', () => {
  /** Creates a form, and a project with a leader that the accelerator works with. */
  const ledProject = async () => {
    const leader = await make.person()
    const project = await make.project({ leader })
    await make.request({ project, track: await make.track({ accelerator }), status: 'CANCEL' })
    return { leader, project, form: await makeForm('APPLICATION', { fields: withWord }) }
  }

  test('the answer is the same, nothing is written, and the leader decides', async () => {
    const leader = await make.person()
    const project = await make.project({ leader, name: 'Теплица лидера' })
    await make.request({ project, track: await make.track({ accelerator }), status: 'CANCEL' })
    const form = await makeForm()
    const answer = await send(
      form,
      sample({ Email: leader.email.toUpperCase(), Project: 'теплица лидера', Team: '9' }),
    )
    expect(Object.keys(answer.body)).toEqual(['id'])
    const waiting = await until(answer.body['id'], {
      status: 'NEW',
      reason: 'WAITS_LEADER',
      waits_for: leader.uid,
    })
    const values = () =>
      portal.db.selectFrom('profile_value').select('value').where('project_id', '=', project.id).execute()
    expect(await values()).toEqual([])
    const stranger = portal.as(await make.person())
    const mine = portal.as(leader)
    const shown = await mine.call(submissions.getFormOffer, { query: { submissionId: String(waiting.id) } })
    expect(shown.body).toMatchObject({ actions: ['confirm', 'decline'], project: { name: 'Теплица лидера' } })
    const body = { submissionId: waiting.id, seen: String(shown.body['seen']) }
    expect((await stranger.call(submissions.confirmFormOffer, { body })).status).toBe(404)
    expect((await admin.call(submissions.confirmFormOffer, { body })).status).toBe(403)
    const both = await Promise.all([
      mine.call(submissions.confirmFormOffer, { body }),
      mine.call(submissions.confirmFormOffer, { body }),
    ])
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect(await values()).toEqual([{ value: 9 }])
    const done = await until(answer.body['id'], { status: 'PROCESSED' })
    const { created_by } = await portal.db
      .selectFrom('acceleration_request')
      .select('created_by')
      .where('id', '=', done.request_id!)
      .executeTakeFirstOrThrow()
    expect(created_by).toBe(leader.uid)
  })

  test('is confirmed as it was seen: not what its form makes of it by then, nor to another track', async () => {
    const { form, leader, project } = await ledProject()
    const name = 'x'.repeat(1500)
    const answer = await send(form, sample({ Email: leader.email, Project: project.name, Word: name }))
    const { id } = await until(answer.body['id'], { reason: 'WAITS_LEADER' })
    const mine = portal.as(leader)
    const seen = async () =>
      (await mine.call(submissions.getFormOffer, { query: { submissionId: String(id) } })).body
    const confirm = async (agreed: unknown) =>
      mine.call(submissions.confirmFormOffer, { body: { submissionId: id, seen: String(agreed) } })
    const first = await seen()
    // Long values are shown in full, because nobody can agree to text that is cut off.
    expect(first['values']).toMatchObject([
      { name: 'Team', target: { key: 'plain.people_count', name: { ru: expect.any(String) } }, text: '2' },
      { name: 'Word', target: { key: 'request.message', name: null }, text: name },
    ])
    const { kind, locale, active } = { kind: 'APPLICATION', locale: 'ru', active: true } as const
    const elsewhere = { formId: form.id, name: 'Сайт', kind, locale, active }
    const { id: other } = await make.track({ accelerator })
    const edit = (version: number, track: number) =>
      admin.call(forms.editIntakeForm, { body: { ...elsewhere, version, trackId: track } })
    expect((await edit(2, other)).status).toBe(200)
    expect((await confirm(first['seen'])).body['code']).toBe('STATE_CHANGED')
    expect((await edit(3, trackId)).status).toBe(200)
    const constants = [{ target: 'plain.people_count', value: '777' }] as const
    const others = {
      ...mapping,
      fields: withWord.filter(({ name: of }) => of !== 'Team'),
      constants: [...constants],
    }
    await admin.call(forms.mapIntakeForm, { body: { formId: form.id, version: 4, mapping: others } })
    expect((await confirm(first['seen'])).body['code']).toBe('STATE_CHANGED')
    const again = await seen()
    expect(again['values']).toContainEqual(
      expect.objectContaining({ name: 'plain.people_count', text: '777' }),
    )
    expect((await confirm(again['seen'])).status).toBe(200)
  })

  test('notifies the leader of the first that waits, however many are sent with their address', async () => {
    const [flooded, later] = [await ledProject(), await ledProject()]
    const offer = async ({ form, leader, project }: typeof flooded, team: string) => {
      const { body } = await send(form, sample({ Email: leader.email, Project: project.name, Team: team }))
      await until(body['id'], { reason: 'WAITS_LEADER' })
    }
    const notified = ({ leader: { uid } }: typeof flooded) =>
      portal.db.selectFrom('notification').select('code').where('recipient_uid', '=', uid).execute()
    for (const team of ['3', '4', '5']) await offer(flooded, team)
    await offer(later, '3')
    // Events are processed in order.
    await vi.waitFor(async () => expect(await notified(later)).toHaveLength(1), { timeout: 20_000 })
    expect(await notified(flooded)).toEqual([{ code: 'FORM_SUBMISSION_TO_CONFIRM' }])
  })

  test('a leader who declined is not invited again, and inviting one again counts', async () => {
    const { form, leader, project } = await ledProject()
    const offer = async (team: string) => {
      const { body } = await send(form, sample({ Email: leader.email, Project: project.name, Team: team }))
      return until(body['id'], { reason: 'WAITS_LEADER' })
    }
    const [declined, rejected] = [await offer('3'), await offer('4')]
    const decline = { body: { submissionId: declined.id } }
    expect((await portal.as(leader).call(submissions.declineFormOffer, decline)).status).toBe(200)
    const replay = (id: number) =>
      admin.call(submissions.replayFormSubmissions, { body: { submissionIds: [id] } })
    expect((await replay(declined.id)).body['code']).toBe('STATE_CHANGED')
    const reject = { body: { submissionId: rejected.id, reason: 'Ошибка' } }
    expect((await admin.call(submissions.rejectFormSubmission, reject)).status).toBe(204)
    const countRequests = async () => {
      const { rows } = await sql<{ hits: number }>`
        select coalesce(sum(hits), 0)::int as hits from rate_limit where key like 'asking:%'`.execute(
        portal.db,
      )
      return rows[0]!.hits
    }
    const before = await countRequests()
    expect((await replay(rejected.id)).status).toBe(204)
    expect(await countRequests()).toBe(before + 1)
  })

  test('that the accelerator does not know stay unknown to it', async () => {
    const leader = await make.person()
    await make.project({ leader, name: 'Чужая теплица' })
    const form = await makeForm()
    const sent = sample({ Email: leader.email, Project: 'Чужая теплица' })
    const { body } = await admin.call(forms.tryIntakeForm, {
      body: { formId: form.id, mapping, sample: new URLSearchParams(sent).toString() },
    })
    expect(body).toMatchObject({ action: 'CREATE', sender: { known: false }, project: { known: null } })
    const done = await until((await send(form, sent)).body['id'], { status: 'PROCESSED' })
    const { keeper_accelerator_id } = await portal.db
      .selectFrom('project')
      .select('keeper_accelerator_id')
      .where('id', '=', done.project_id!)
      .executeTakeFirstOrThrow()
    expect(keeper_accelerator_id).toBe(accelerator.id)
  })

  test('nobody leads a project by a stranger’s form, not even the owner of the form', async () => {
    const { email } = await portal.db
      .selectFrom('person')
      .select('email')
      .where('uid', '=', adminUid)
      .executeTakeFirstOrThrow()
    const form = await makeForm()
    const done = await until((await send(form, sample({ Email: email }))).body['id'], { status: 'PROCESSED' })
    const { leader_uid } = await portal.db
      .selectFrom('project')
      .select('leader_uid')
      .where('id', '=', done.project_id!)
      .executeTakeFirstOrThrow()
    expect(leader_uid).toBeNull()
  })
})

describe('what asks for a right', () => {
  test('waits for a decision and grants nothing by itself', async () => {
    const person = await make.person()
    const form = await makeForm('INVESTOR_ACCESS')
    const answer = await send(
      form,
      { Email: person.email, Name: 'Инвестор' },
      integration.submitInvestorAccessTrackTilda,
    )
    const waiting = await until(answer.body['id'], { status: 'NEW', reason: 'WAITS_HAND' })
    const settled = await Promise.all(
      [1, 2].map(() =>
        admin.call(submissions.settleFormSubmission, {
          body: { submissionId: waiting.id, comment: 'Роль выдана' },
        }),
      ),
    )
    expect(settled.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 409])
    const roles = await portal.db
      .selectFrom('person_role')
      .select('role')
      .where('person_uid', '=', person.uid)
      .execute()
    expect(roles).toEqual([])
  })

  test('and the description of a project that is not there is rejected', async () => {
    const form = await makeForm('BASE_DESCRIPTION')
    const answer = await send(form, sample(), integration.submitBaseDescriptionTilda)
    const failed = await until(answer.body['id'], { status: 'REJECTED', reason: 'PROJECT_UNKNOWN' })
    const reject = () =>
      admin.call(submissions.rejectFormSubmission, {
        body: { submissionId: failed.id, reason: 'Не наш проект' },
      })
    expect([(await reject()).status, (await reject()).status]).toEqual([204, 409])
  })
})

describe('a notice', () => {
  const notified = async (formId: number) => {
    const { rows } = await sql<{ to: string }>`
      select n.recipient_uid as to from notification n
      where n.code = 'FORM_SUBMISSION_TO_CHECK' and n.link like ${`%formId=${formId}`}`.execute(portal.db)
    return rows.map(({ to }) => to)
  }

  test('notifies administrators of the first that failed, and of the next once it is dealt with', async () => {
    const form = await makeForm()
    const fail = async () =>
      until((await send(form, sample({ Email: 'nobody' }))).body['id'], { status: 'REJECTED' })
    const failed = [await fail(), await fail(), await fail()]
    await vi.waitFor(async () => expect(await notified(form.id)).toEqual([adminUid]), { timeout: 10_000 })
    for (const { id } of failed)
      await admin.call(submissions.rejectFormSubmission, { body: { submissionId: id, reason: 'Проверка' } })
    await fail()
    // The second and third submissions trigger no notification.
    await vi.waitFor(async () => expect(await notified(form.id)).toEqual([adminUid, adminUid]), {
      timeout: 10_000,
    })
  })
})

describe('several', () => {
  test('that failed by the mapping are tried again at once when it is mended', async () => {
    const form = await makeForm('APPLICATION', { fields: fields.filter(({ name }) => name !== 'Project') })
    const answers = [await send(form, sample()), await send(form, sample()), await send(form, sample())]
    const failed = await Promise.all(answers.map(({ body }) => until(body['id'], { status: 'REJECTED' })))
    await admin.call(forms.mapIntakeForm, { body: { formId: form.id, version: form.version, mapping } })
    const submissionIds = failed.map(({ id }) => id)
    const stranger = await make.member({ accelerator: await make.accelerator(), role: 'ACC', admin: true })
    const elsewhere = portal.as(stranger)
    expect(
      (await elsewhere.call(submissions.replayFormSubmissions, { body: { submissionIds } })).status,
    ).toBe(404)
    expect((await admin.call(submissions.replayFormSubmissions, { body: { submissionIds } })).status).toBe(
      204,
    )
    for (const { body } of answers) await until(body['id'], { status: 'PROCESSED' })
    expect((await admin.call(submissions.replayFormSubmissions, { body: { submissionIds } })).status).toBe(
      409,
    )
  })
})

describe('bodies', () => {
  test('may be urlencoded where forms send, and nowhere else', async () => {
    const form = await makeForm()
    const post = (path: string, more: Record<string, string>) =>
      portal.app.inject({
        method: 'POST',
        url: `/api/v1${path}`,
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...more },
        payload: new URLSearchParams(sample()).toString(),
      })
    const answer = await post(integration.submitAccelerationRequestTilda.path, {
      'x-form-secret': form.secret,
    })
    expect(answer.statusCode).toBe(200)
    await until(answer.json().id, { status: 'PROCESSED' })
    const authorization = `Bearer ${await portal.tokenOf(await portal.make.person())}`
    expect((await post(forms.createIntakeForm.path, { authorization })).statusCode).toBe(415)
  })

  test('of JSON are read into their depth', async () => {
    const form = await makeForm('OAK', {
      fields: [
        { name: 'contact.email', target: 'leader.email', values: {} },
        { name: 'project.name', target: 'main.name', values: {} },
      ],
    })
    const answer = await guest.call(integration.submitOak, {
      query: {},
      headers: { 'x-form-secret': form.secret },
      body: {
        contact: { email: 'oak@site.example' },
        project: { name: 'Дубрава', tags: ['a', 'b'] },
        extra: null,
      },
    })
    const done = await until(answer.body['id'], { status: 'PROCESSED', email: 'oak@site.example' })
    expect(done.content).toEqual({
      'contact.email': 'oak@site.example',
      'project.name': 'Дубрава',
      'project.tags': 'a; b',
    })
    // In the order of the form, for the person who corrects it.
    expect(Object.keys(done.content as object)).toEqual(['contact.email', 'project.name', 'project.tags'])
  })
})

test('a form whose owner left continues under the user who retries it', async () => {
  const keeper = await make.member({ accelerator, role: 'ACC', admin: true })
  const form = await makeForm('APPLICATION', {}, portal.as(keeper))
  await portal.db.deleteFrom('accelerator_member').where('person_uid', '=', keeper.uid).execute()
  const answer = await send(form, sample())
  const failed = await until(answer.body['id'], { status: 'REJECTED', reason: 'OWNER_LEFT' })
  const { actor_uid } = await portal.db
    .selectFrom('audit_entry')
    .select('actor_uid')
    .where('subject', '=', 'form_submission')
    .where('subject_id', '=', String(failed.id))
    .where('action', '=', 'fail')
    .executeTakeFirstOrThrow()
  expect(actor_uid).toBeNull()
  await admin.call(submissions.replayFormSubmissions, { body: { submissionIds: [failed.id] } })
  await until(answer.body['id'], { status: 'PROCESSED' })
})

test('a track of another accelerator is no track of the form', async () => {
  const foreign = await make.track({ accelerator: await make.accelerator() })
  const body = { name: 'Сайт', kind: 'APPLICATION' as const, locale: 'ru' as const, active: true }
  const created = await admin.call(forms.createIntakeForm, {
    headers,
    body: { ...body, trackId: foreign.id },
  })
  expect(created).toMatchObject({ status: 400, body: { fields: { trackId: 'NOT_IN_LIST' } } })
  const form = await makeForm()
  const edited = await admin.call(forms.editIntakeForm, {
    body: { ...body, trackId: foreign.id, formId: form.id, version: form.version },
  })
  expect(edited.status).toBe(400)
})

test('of two who map a form at once the second gets a conflict', async () => {
  const form = await makeForm()
  const body = { formId: form.id, version: form.version, mapping }
  const answers = await Promise.all([1, 2].map(() => admin.call(forms.mapIntakeForm, { body })))
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
})
