import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { openPortal, type Answer, type Caller, type TestPortal } from '../../../tests/support/portal.ts'
import { saveNotificationTemplate } from '../../communication/contract/notification-template.endpoints.ts'
import { deleteContent, getSettingsTree, moveContent } from '../contract/content.endpoints.ts'
import { adoptSample, getAdoptedSample, undoSample } from '../contract/sample-programme.endpoints.ts'

let portal: TestPortal
let admin: Caller
let headers: { 'accelerator-id': string }

beforeAll(async () => {
  portal = await openPortal()
  const accelerator = await portal.make.accelerator()
  admin = portal.as(await portal.make.member({ accelerator, admin: true }))
  headers = { 'accelerator-id': String(accelerator.id) }
})

const done = ({ status, body }: Answer) => {
  expect(status, JSON.stringify(body).slice(0, 300)).toBeLessThan(300)
  return body
}
const adopt = async (locale: 'ru' | 'en') =>
  done(await admin.call(adoptSample, { headers, body: { locale } })) as { id: number; name: string }
const offered = async () => done(await admin.call(getAdoptedSample, { headers }))['sample']
const programmes = async () =>
  done(await admin.call(getSettingsTree, { headers }))['programmes'] as {
    id: number
    actions: string[]
    tracks: { id: number; actions: string[]; trackpoints: { id: number }[] }[]
  }[]

test('one press makes a whole programme of drafts in either language, another takes it back', async () => {
  for (const locale of ['ru', 'en'] as const) {
    const { id, name } = await adopt(locale)
    expect(/[а-я]/i.test(name)).toBe(locale === 'ru')
    expect((await programmes()).map(({ tracks }) => tracks.map((track) => track.trackpoints.length))).toEqual(
      [[3, 4]],
    )
    expect(await offered()).toEqual({
      id,
      name,
      isPublished: false,
      isChanged: false,
      isOffered: false,
      actions: ['undo'],
    })
    done(await admin.call(undoSample, { body: { programmeId: id, confirmed: true } }))
    expect(await programmes()).toEqual([])
    expect(await offered()).toBeNull()
  }
})

const wordings = async () =>
  (
    await portal.db
      .selectFrom('notification_template')
      .select(['code', 'subject_ru'])
      .where('accelerator_id', '=', Number(headers['accelerator-id']))
      .where('is_current', '=', true)
      .orderBy('code')
      .execute()
  ).flatMap(({ code, subject_ru: subject }) => (subject === null ? [] : [code]))
const forms = async () =>
  (
    await portal.db
      .selectFrom('profile_template')
      .innerJoin('profile_template_version as v', 'v.template_id', 'profile_template.id')
      .select(['profile_template.id', 'sample', 'v.status'])
      .where('sample', 'is not', null)
      .orderBy('sample')
      .execute()
  ).map(({ sample, status }) => `${sample} ${status}`)
const undo = async (programmeId: number) =>
  done(await admin.call(undoSample, { body: { programmeId, confirmed: true } }))

/** A project's application to a track. */
const applyTo = async (trackId: number) => {
  const track = await portal.db
    .selectFrom('track')
    .selectAll()
    .where('id', '=', trackId)
    .executeTakeFirstOrThrow()
  return portal.make.request({ track })
}

const sampleCodes = [
  'EVENT_ACCEPTED_ACCELERATOR',
  'EVENT_REJECTED_ACCELERATOR',
  'TASK_ACCEPTED',
  'TASK_RETURNED',
]

test('with it come a published review form and words of mails, and they go with it', async () => {
  const first = await adopt('ru')
  const second = await adopt('ru')
  const third = await adopt('en')
  expect(await forms()).toEqual(['en ACTIVE', 'ru ACTIVE'])
  expect(await wordings()).toEqual(sampleCodes)
  await undo(first.id)
  expect(await forms()).toEqual(['en ACTIVE', 'ru ACTIVE'])
  expect(await wordings()).toEqual(sampleCodes)
  await undo(third.id)
  expect(await forms()).toEqual(['ru ACTIVE'])
  await undo(second.id)
  expect(await forms()).toEqual([])
  expect(await wordings()).toEqual([])
  const again = await adopt('en')
  expect(await wordings()).toEqual(sampleCodes)
  await undo(again.id)
})

test('what the accelerator wrote itself stays, before and after', async () => {
  const acceleratorId = Number(headers['accelerator-id'])
  const own = {
    subjectRu: '{{project}}: да',
    bodyRu: '{{project}}',
    subjectEn: '{{project}}: yes',
    bodyEn: '{{project}}',
  }
  const save = async (code: 'TASK_ACCEPTED' | 'EVENT_ACCEPTED_ACCELERATOR', version: number) =>
    done(await admin.call(saveNotificationTemplate, { body: { ...own, code, acceleratorId, version } }))
  const versionOf = async (code: string) =>
    (
      await portal.db
        .selectFrom('notification_template')
        .select(({ fn }) => fn.max('version').as('version'))
        .where('accelerator_id', '=', acceleratorId)
        .where('code', '=', code)
        .executeTakeFirst()
    )?.version ?? 0
  await save('TASK_ACCEPTED', await versionOf('TASK_ACCEPTED'))
  const { id } = await adopt('ru')
  await save('EVENT_ACCEPTED_ACCELERATOR', await versionOf('EVENT_ACCEPTED_ACCELERATOR'))
  await undo(id)
  expect(await wordings()).toEqual(['EVENT_ACCEPTED_ACCELERATOR', 'TASK_ACCEPTED'])
})

test('the review form stays once an administrator has written a version of it', async () => {
  const { id } = await adopt('en')
  const form = await portal.db
    .selectFrom('profile_template')
    .select('id')
    .where('sample', '=', 'en')
    .executeTakeFirstOrThrow()
  await portal.db
    .insertInto('profile_template_version')
    .values({ template_id: form.id, number: 2, status: 'DRAFT', tree: { sections: [] } as never })
    .execute()
  await undo(id)
  expect(await forms()).toEqual(['en ACTIVE', 'en DRAFT'])
})

test('a published sample goes with one press while nobody has applied', async () => {
  const { id } = await adopt('ru')
  for (const kind of ['programme', 'track', 'trackpoint'] as const) {
    const [{ tracks } = { tracks: [] }] = await programmes()
    const ids = {
      programme: [id],
      track: tracks.map((track) => track.id),
      trackpoint: tracks.flatMap(({ trackpoints }) => trackpoints.map((one) => one.id)),
    }[kind]
    for (const one of ids) done(await admin.call(moveContent, { body: { kind, id: one, action: 'publish' } }))
  }
  expect(await offered()).toMatchObject({ id, isPublished: true, isChanged: true, actions: ['undo'] })
  await undo(id)
  expect(await programmes()).toEqual([])
  expect(await offered()).toBeNull()
})

test.each(['an edit', 'an added task'])('a sample with %s goes only after a confirmation', async (change) => {
  const { id } = await adopt('ru')
  const [{ tracks } = { tracks: [] }] = await programmes()
  const track = await portal.db
    .selectFrom('track')
    .selectAll()
    .where('id', '=', tracks[0]!.id)
    .executeTakeFirstOrThrow()
  const changed =
    change === 'an edit' ? tracks[0]!.trackpoints[0]!.id : (await portal.make.trackpoint({ track })).id
  await sql`update trackpoint set updated_at = now() + interval '1 minute' where id = ${changed}`.execute(
    portal.db,
  )
  const refused = await admin.call(undoSample, { body: { programmeId: id, confirmed: false } })
  expect(refused).toMatchObject({ status: 409, body: { code: 'STATE_CHANGED' } })
  expect(await programmes()).toHaveLength(1)
  await undo(id)
  expect(await programmes()).toEqual([])
})

test('a sample that was applied to, and a programme that is none, stay', async () => {
  const { id } = await adopt('ru')
  const [{ tracks } = { tracks: [] }] = await programmes()
  const { id: trackId } = tracks[0]!
  const request = await applyTo(trackId)
  expect(await offered()).toBeNull()
  expect((await admin.call(undoSample, { body: { programmeId: id, confirmed: true } })).status).toBe(409)
  await portal.db.deleteFrom('acceleration_request').where('id', '=', request.id).execute()
  await portal.db.deleteFrom('adopted_sample').execute()
  expect((await admin.call(undoSample, { body: { programmeId: id, confirmed: true } })).status).toBe(409)
  expect(await programmes()).toHaveLength(1)
})

test('the obstacles to a deletion are shown before it: the tracks of a programme, the tasks of a track, applications', async () => {
  const [whole] = await programmes()
  const [track] = whole!.tracks
  expect(whole).toMatchObject({ deletionBlock: 'PROGRAMME_HAS_TRACKS' })
  expect(track).toMatchObject({ deletionBlock: 'TRACK_HAS_TRACKPOINTS' })
  expect([...whole!.actions, ...track!.actions]).not.toContain('delete')
  const { id: trackId } = track!
  await applyTo(trackId)
  expect((await programmes())[0]!.tracks[0]).toMatchObject({ deletionBlock: 'EDIT_FORBIDDEN_HAS_REQUESTS' })
  expect(await admin.call(deleteContent, { body: { kind: 'track', id: trackId } })).toMatchObject({
    status: 409,
    body: { code: 'EDIT_FORBIDDEN_HAS_REQUESTS' },
  })
})

test('a person who builds programmes, and does not administer, changes no words of mails with them', async () => {
  const accelerator = await portal.make.accelerator()
  const builder = await portal.make.member({ accelerator, role: 'ACC' })
  await portal.db
    .insertInto('person_access_flag')
    .values({ person_uid: builder.uid, flag: 'PROGRAMME_BUILDER' })
    .execute()
  const own = { headers: { 'accelerator-id': String(accelerator.id) }, body: { locale: 'ru' as const } }
  const texts = async () =>
    (
      await portal.db
        .selectFrom('notification_template')
        .select('subject_ru')
        .where('accelerator_id', '=', accelerator.id)
        .where('is_current', '=', true)
        .execute()
    ).filter(({ subject_ru: subject }) => subject !== null).length
  const first = done(await portal.as(builder).call(adoptSample, own))
  expect(await texts()).toBe(0)
  done(
    await portal
      .as(builder)
      .call(undoSample, { body: { programmeId: first['id'] as number, confirmed: true } }),
  )
  const chief = portal.as(await portal.make.member({ accelerator, admin: true }))
  const second = done(await chief.call(adoptSample, own))
  expect(await texts()).toBe(sampleCodes.length)
  done(
    await portal
      .as(builder)
      .call(undoSample, { body: { programmeId: second['id'] as number, confirmed: true } }),
  )
  expect(await texts()).toBe(sampleCodes.length)
})
