import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { collide } from '../../../tests/support/collide.ts'
import type { Accelerator } from '../../../tests/support/factories/accelerator.ts'
import { insertOne } from '../../../tests/support/factories/insert.ts'
import type { Person } from '../../../tests/support/factories/person.ts'
import { blackPng } from '../../../tests/support/pictures.ts'
import { openPortal, type Answer, type TestPortal } from '../../../tests/support/portal.ts'
import * as contents from '../../programmes/contract/content.endpoints.ts'
import { publishAll } from '../../programmes/contract/publish-all.endpoints.ts'
import { deleteTrackCover, uploadTrackCover } from '../../programmes/contract/track-face.endpoints.ts'
import { saveTrackpointFields } from '../../programmes/contract/trackpoint-field.endpoints.ts'
import * as transfers from '../contract/track-transfer.endpoints.ts'

let portal: TestPortal
let make: TestPortal['make']
let source: Accelerator
let target: Accelerator
let giver: Person
let taker: Person

beforeAll(async () => {
  portal = await openPortal()
  ;({ make } = portal)
  source = await make.accelerator({ name: 'Северный старт', track_transfer: true })
  target = await make.accelerator({ name: 'Гавань', type: 'TIMETABLE' })
  giver = await make.member({ accelerator: source, role: 'ACC', admin: true })
  taker = await make.member({ accelerator: target, role: 'ACC', admin: true })
  await insertOne(portal.db, 'accelerator_transfer_target', {
    accelerator_id: source.id,
    target_id: target.id,
  })
})

const done = ({ status, body }: Answer) => {
  expect(status, JSON.stringify(body).slice(0, 300)).toBeLessThan(300)
  return body
}

const offer = (trackId: number, targetId = target.id, by = giver) =>
  portal.as(by).call(transfers.createTrackTransfer, { body: { trackId, targetId, message: 'Берите.' } })

const offered = async (trackId: number, to = target.id): Promise<number> =>
  Number(done(await offer(trackId, to))['id'])

const approve = (requestId: number, programmeId: number, by = taker) =>
  portal.as(by).call(transfers.approveTrackTransfer, { body: { requestId, programmeId } })

const revoke = (requestId: number, by = giver) =>
  portal.as(by).call(transfers.revokeTrackTransfer, { body: { requestId } })

const reject = (requestId: number, by = taker) =>
  portal.as(by).call(transfers.rejectTrackTransfer, { body: { requestId, reason: 'Есть такой же.' } })

const listFor = (by: Person, accelerator: Accelerator, direction: 'incoming' | 'outgoing') =>
  portal.as(by).call(transfers.listTrackTransfers, {
    headers: { 'accelerator-id': String(accelerator.id) },
    query: { direction, limit: '50' },
  })

const detailsFor = (by: Person, requestId: number, direction: 'incoming' | 'outgoing') =>
  portal.as(by).call(transfers.getTrackTransfer, { query: { requestId: String(requestId), direction } })

const programme = () => make.programme({ accelerator: target })

describe('a copy that is accepted', () => {
  test('is the whole track as a draft of its taker, and leads nowhere back', async () => {
    const track = await make.track({
      accelerator: source,
      name: 'Пилот с заводом',
      description: 'Три месяца на площадке.',
      selection_conditions: 'Есть прототип',
      duration_days: 90,
      investment_type: 'INVESTMENT',
      accept_automatically: true,
      expertise_visible_to_team: true,
      face_text: '<p>Завод ждёт вас.</p>',
    })
    done(
      await portal.as(giver).send(uploadTrackCover, {
        query: { trackId: String(track.id) },
        file: { name: 'hall.png', content: blackPng(8, 4) },
      }),
    )
    for (const name of ['Площадка', 'Замеры']) {
      const task = await make.trackpoint({ track, name, duration_days: 14, strictly_accepted: false })
      await make.participation({ track, states: [] })
      await sql`insert into trackpoint_field (trackpoint_id, template_id, element_code, seq, required, read_only)
        select ${task.id}, id, 'pitch', 1, true, false from profile_template limit 1`.execute(portal.db)
    }
    await make.trackpoint({ track, name: 'Старое', content_status: 'ARCHIVE' })
    const into = await programme()
    const made = done(await approve(await offered(track.id), into.id))
    expect(made).toMatchObject({
      status: 'APPROVED',
      trackId: null,
      partner: { name: 'Северный старт' },
      actions: [],
    })
    const id = Number(made['madeTrackId'])
    const { rows: tracks } =
      await sql`select accelerator_id, programme_id, name, description, selection_conditions,
        duration_days, investment_type, accept_automatically, expertise_visible_to_team, request_type, content_status,
        copied_from_id, stream_schedule_id, face_text, cover_file_id, short_link = ${track.short_link} as same_link
      from track where id = ${id}`.execute(portal.db)
    expect(tracks).toEqual([
      {
        accelerator_id: target.id,
        programme_id: into.id,
        name: 'Пилот с заводом',
        description: 'Три месяца на площадке.',
        selection_conditions: 'Есть прототип',
        duration_days: 90,
        investment_type: 'INVESTMENT',
        accept_automatically: true,
        expertise_visible_to_team: true,
        request_type: 'ON_SCHEDULE',
        content_status: 'DRAFT',
        copied_from_id: null,
        stream_schedule_id: null,
        face_text: '<p>Завод ждёт вас.</p>',
        // A picture belongs to its accelerator and is not copied.
        cover_file_id: null,
        same_link: false,
      },
    ])
    const { rows: tasks } = await sql`select k.accelerator_id, k.name, k.duration_days, k.strictly_accepted,
        k.content_status, k.copied_from_id,
        (select count(*)::int from trackpoint_field f where f.trackpoint_id = k.id) as fields,
        (select count(*)::int from project_trackpoint w where w.trackpoint_id = k.id) as work
      from trackpoint k where k.track_id = ${id} order by k.seq`.execute(portal.db)
    const { rows: templates } = await sql`select from profile_template limit 1`.execute(portal.db)
    expect(tasks).toEqual(
      ['Площадка', 'Замеры'].map((name) => ({
        accelerator_id: target.id,
        name,
        duration_days: 14,
        strictly_accepted: false,
        content_status: 'DRAFT',
        copied_from_id: null,
        fields: templates.length,
        work: 0,
      })),
    )
    const unchanged =
      await sql`select accelerator_id, content_status from track where id = ${track.id}`.execute(portal.db)
    expect(unchanged.rows).toEqual([{ accelerator_id: source.id, content_status: 'PUBLISHED' }])
  })

  test('goes only into a programme of its taker that is not in the archive', async () => {
    const id = await offered((await make.track({ accelerator: source })).id)
    const archived = await make.programme({ accelerator: target, content_status: 'ARCHIVE' })
    const foreign = await make.programme({ accelerator: source })
    for (const into of [archived, foreign])
      expect(await approve(id, into.id)).toMatchObject({
        status: 400,
        body: { fields: { programmeId: 'NOT_IN_LIST' } },
      })
    expect(done(await detailsFor(taker, id, 'incoming'))).toMatchObject({ status: 'CONSIDERATION' })
  })

  test('of an accelerator that lost its approval is not taken', async () => {
    const lost = await make.accelerator({ track_transfer: true })
    const admin = await make.member({ accelerator: lost, role: 'ACC', admin: true })
    await insertOne(portal.db, 'accelerator_transfer_target', {
      accelerator_id: lost.id,
      target_id: target.id,
    })
    const id = Number(done(await offer((await make.track({ accelerator: lost })).id, target.id, admin))['id'])
    await portal.db
      .updateTable('accelerator')
      .set({ approval: 'REJECTED' })
      .where('id', '=', lost.id)
      .execute()
    expect((await approve(id, (await programme()).id)).body).toMatchObject({
      code: 'ACCELERATOR_NOT_APPROVED',
    })
    expect(done(await reject(id))).toMatchObject({ status: 'REJECTED' })
  })
})

describe('an offer', () => {
  test('is made to people that the profile names and who accept tracks', async () => {
    const track = await make.track({ accelerator: source })
    const stranger = await make.accelerator()
    const closed = await make.accelerator({ tracks_accepted: false })
    const unapproved = await make.accelerator({ approval: 'ON_COORDINATION' })
    for (const { id } of [closed, unapproved])
      await insertOne(portal.db, 'accelerator_transfer_target', { accelerator_id: source.id, target_id: id })
    for (const { id } of [stranger, closed, unapproved, source])
      expect(await offer(track.id, id)).toMatchObject({
        status: 400,
        body: { fields: { targetId: 'NOT_IN_LIST' } },
      })
    const choices = done(
      await portal.as(giver).call(transfers.getTrackTransferChoices, {
        headers: { 'accelerator-id': String(source.id) },
      }),
    )
    expect(choices).toMatchObject({ isAllowed: true, targets: [{ id: target.id, name: 'Гавань' }] })
    expect(choices['tracks']).toContainEqual(expect.objectContaining({ id: track.id }))
  })

  test('is not made by an accelerator whose profile does not let tracks go', async () => {
    const { id } = await make.track({ accelerator: target })
    expect(await offer(id, source.id, taker)).toMatchObject({ status: 400 })
  })

  test('of a track in the archive is refused', async () => {
    const { id } = await make.track({ accelerator: source, content_status: 'ARCHIVE' })
    expect((await offer(id)).body).toMatchObject({ code: 'TRACK_ARCHIVED' })
  })

  test('is one for each track and accelerator; of two at once one gets a conflict', async () => {
    const { id } = await make.track({ accelerator: source })
    const answers = await Promise.all([offer(id), offer(id)])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect((await offer(id)).body).toMatchObject({
      code: 'TRANSFER_REQUEST_EXISTS',
      params: { accelerator: 'Гавань' },
    })
    const again = await make.accelerator()
    await insertOne(portal.db, 'accelerator_transfer_target', {
      accelerator_id: source.id,
      target_id: again.id,
    })
    done(await offer(id, again.id))
  })

  test('after an answer may be made again', async () => {
    const { id } = await make.track({ accelerator: source })
    done(await reject(await offered(id)))
    done(await revoke(await offered(id)))
    done(await approve(await offered(id), (await programme()).id))
    await offered(id)
  })
})

describe('what changed since the offer', () => {
  test('in the profiles of both does not undo it: it was sent while they agreed', async () => {
    const giving = await make.accelerator({ track_transfer: true })
    const taking = await make.accelerator()
    const admin = await make.member({ accelerator: giving, role: 'ACC', admin: true })
    const decider = await make.member({ accelerator: taking, role: 'ACC', admin: true })
    await insertOne(portal.db, 'accelerator_transfer_target', {
      accelerator_id: giving.id,
      target_id: taking.id,
    })
    const track = await make.track({ accelerator: giving })
    const id = Number(done(await offer(track.id, taking.id, admin))['id'])
    await sql`delete from accelerator_transfer_target where accelerator_id = ${giving.id}`.execute(portal.db)
    await sql`update accelerator set track_transfer = false, tracks_accepted = false
      where id in (${giving.id}, ${taking.id})`.execute(portal.db)
    const other = await make.track({ accelerator: giving })
    expect((await offer(other.id, taking.id, admin)).status).toBe(400)
    const into = await make.programme({ accelerator: taking })
    expect(done(await approve(id, into.id, decider))).toMatchObject({ status: 'APPROVED' })
  })

  test('a receiving accelerator that lost its approval decides nothing; the other side withdraws', async () => {
    const lost = await make.accelerator()
    const admin = await make.member({ accelerator: lost, role: 'ACC', admin: true })
    const into = await make.programme({ accelerator: lost })
    await insertOne(portal.db, 'accelerator_transfer_target', {
      accelerator_id: source.id,
      target_id: lost.id,
    })
    const id = await offered((await make.track({ accelerator: source })).id, lost.id)
    await portal.db
      .updateTable('accelerator')
      .set({ approval: 'REJECTED' })
      .where('id', '=', lost.id)
      .execute()
    for (const answer of [await approve(id, into.id, admin), await reject(id, admin)])
      expect(answer.status).toBe(404)
    expect(done(await revoke(id))).toMatchObject({ status: 'REVOKED' })
  })

  test('a programme that went into the archive takes nothing, that of the original may well have', async () => {
    const of = await make.programme({ accelerator: source })
    const id = await offered((await make.track({ accelerator: source, programme: of })).id)
    done(
      await portal.as(giver).call(contents.moveContent, {
        body: { kind: 'programme', id: of.id, action: 'archive' },
      }),
    )
    const into = await programme()
    done(
      await portal.as(taker).call(contents.moveContent, {
        body: { kind: 'programme', id: into.id, action: 'archive' },
      }),
    )
    expect((await approve(id, into.id)).body).toMatchObject({ fields: { programmeId: 'NOT_IN_LIST' } })
    done(await approve(id, (await programme()).id))
  })

  test('a programme that has no place for one more track takes none; another one does', async () => {
    const id = await offered((await make.track({ accelerator: source })).id)
    const into = await programme()
    for (let n = 0; n < 50; n++) await make.track({ programme: into, content_status: 'ARCHIVE' })
    expect(await approve(id, into.id)).toMatchObject({
      status: 409,
      body: { code: 'TRACK_LIMIT', params: { limit: 50 } },
    })
    expect(done(await detailsFor(taker, id, 'incoming'))).toMatchObject({ status: 'CONSIDERATION' })
    done(await approve(id, (await programme()).id))
  })

  test('a track that is gone all the same leaves nothing to take: the request is rejected, never accepted without a copy', async () => {
    const track = await make.track({ accelerator: source })
    const id = await offered(track.id)
    await sql`delete from track where id = ${track.id}`.execute(portal.db)
    expect((await approve(id, (await programme()).id)).body).toMatchObject({ code: 'STATE_CHANGED' })
    expect(done(await detailsFor(taker, id, 'incoming'))).toMatchObject({ track: null })
    done(await reject(id))
  })
})

test.each([
  ['a message that is too long', { message: 'я'.repeat(1201) }, 'TOO_LONG'],
  ['a message with a link', { message: 'Смотрите https://track.example/copy' }, 'LINK_NOT_ALLOWED'],
  ['a message of half a sign', { message: '\ud800' }, 'INVALID'],
])('%s has an error at its field', async (_name, { message }, code) => {
  const { id } = await make.track({ accelerator: source })
  const answer = await portal
    .as(giver)
    .call(transfers.createTrackTransfer, { body: { trackId: id, targetId: target.id, message } })
  expect(answer).toMatchObject({ status: 400, body: { fields: { message: code } } })
})

test.each([
  ['', 'REQUIRED'],
  ['   ', 'REQUIRED'],
  ['я'.repeat(1201), 'TOO_LONG'],
])('a rejection needs a reason that can be read (%#)', async (reason, code) => {
  const id = await offered((await make.track({ accelerator: source })).id)
  const answer = await portal
    .as(taker)
    .call(transfers.rejectTrackTransfer, { body: { requestId: id, reason } })
  expect(answer).toMatchObject({ status: 400, body: { fields: { reason: code } } })
  done(await revoke(id))
})

describe('what each side sees', () => {
  test('the taker a preview without people and work, the giver the track; neither the other way round', async () => {
    const track = await make.track({ accelerator: source, name: 'Предпосев' })
    await make.trackpoint({ track, name: 'Портрет клиента' })
    await make.participation({ track, states: [] })
    const id = await offered(track.id)
    const seen = done(await detailsFor(taker, id, 'incoming'))
    expect(seen).toMatchObject({
      direction: 'incoming',
      partner: { name: 'Северный старт' },
      trackId: null,
      actions: ['approve', 'reject'],
      track: { name: 'Предпосев', trackpoints: [{ name: 'Портрет клиента', fields: 0 }] },
    })
    const own = await make.programme({ accelerator: target })
    expect(done(await detailsFor(taker, id, 'incoming'))['programmes']).toContainEqual({
      id: own.id,
      name: own.name,
    })
    expect(done(await detailsFor(giver, id, 'outgoing'))).toMatchObject({
      trackId: track.id,
      actions: ['revoke'],
      programmes: [],
    })
    expect((await detailsFor(taker, id, 'outgoing')).status).toBe(404)
    expect((await detailsFor(giver, id, 'incoming')).status).toBe(404)
    done(await reject(id))
    expect(done(await detailsFor(taker, id, 'incoming'))).toMatchObject({ track: null, programmes: [] })
    expect(done(await detailsFor(giver, id, 'outgoing'))).toMatchObject({ reason: 'Есть такой же.' })
  })

  test('a person who administers both decides on one side and withdraws on the other', async () => {
    const both = await make.member({ accelerator: source, role: 'ACC', admin: true })
    await make.member({ accelerator: target, person: both, role: 'ACC', admin: true })
    const id = await offered((await make.track({ accelerator: source })).id)
    const of = async (accelerator: Accelerator, direction: 'incoming' | 'outgoing') =>
      (
        done(await listFor(both, accelerator, direction))['items'] as { id: number; actions: string[] }[]
      ).find((one) => one.id === id)?.actions
    expect(await of(target, 'incoming')).toEqual(['approve', 'reject'])
    expect(await of(source, 'outgoing')).toEqual(['revoke'])
    expect(await of(source, 'incoming')).toBeUndefined()
  })

  test('a third accelerator gets nothing of it', async () => {
    const third = await make.accelerator()
    const admin = await make.member({ accelerator: third, role: 'ACC', admin: true })
    const id = await offered((await make.track({ accelerator: source })).id)
    const into = await make.programme({ accelerator: third })
    for (const answer of [
      await approve(id, into.id, admin),
      await reject(id, admin),
      await revoke(id, admin),
      await detailsFor(admin, id, 'incoming'),
      await detailsFor(admin, id, 'outgoing'),
    ])
      expect(answer.status).toBe(404)
    expect((await listFor(admin, target, 'incoming')).status).toBe(403)
    expect(await offer((await make.track({ accelerator: source })).id, third.id, admin)).toMatchObject({
      status: 404,
    })
  })

  test('an accelerator that one made oneself opens nothing: it is not approved', async () => {
    const own = await make.accelerator({ approval: 'ON_COORDINATION', track_transfer: true })
    const founder = await make.member({ accelerator: own, role: 'ACC', admin: true })
    await insertOne(portal.db, 'accelerator_transfer_target', {
      accelerator_id: own.id,
      target_id: target.id,
    })
    const track = await make.track({ accelerator: own })
    expect((await offer(track.id, target.id, founder)).status).toBe(404)
    expect((await offer((await make.track({ accelerator: source })).id, own.id, founder)).status).toBe(404)
  })
})

describe('while it waits', () => {
  test('nothing of the track that would be copied changes; all else goes on', async () => {
    const track = await make.track({ accelerator: source, content_status: 'DRAFT' })
    const task = await make.trackpoint({ track, content_status: 'DRAFT' })
    const other = await make.trackpoint({ track })
    const id = await offered(track.id)
    const as = portal.as(giver)
    const edition = { id: track.id, version: 1, name: 'Посев' }
    const refused = {
      editTrack: await as.call(contents.editTrack, { body: edition }),
      createTrackpoint: await as.call(contents.createTrackpoint, {
        body: { trackId: track.id, name: 'Ещё' },
      }),
      editTrackpoint: await as.call(contents.editTrackpoint, {
        body: { id: task.id, version: 1, name: 'Иначе' },
      }),
      copyInto: await as.call(contents.copyTrackpoint, {
        body: { trackpointId: task.id, trackId: track.id },
      }),
      fields: await as.call(saveTrackpointFields, {
        body: { trackpointId: task.id, version: 1, fields: [] },
      }),
      publishTrack: await as.call(contents.moveContent, {
        body: { kind: 'track', id: track.id, action: 'publish' },
      }),
      archiveTask: await as.call(contents.moveContent, {
        body: { kind: 'trackpoint', id: other.id, action: 'archive' },
      }),
      order: await as.call(contents.orderContent, {
        body: { kind: 'trackpoint', ids: [other.id, task.id] },
      }),
      publishAll: await as.call(publishAll, {
        body: { kind: 'track', id: track.id, items: [{ kind: 'track', id: track.id }] },
      }),
      cover: await as.call(deleteTrackCover, { body: { trackId: track.id } }),
      deleteTask: await as.call(contents.deleteContent, { body: { kind: 'trackpoint', id: task.id } }),
      deleteTrack: await as.call(contents.deleteContent, { body: { kind: 'track', id: track.id } }),
      deleteProgramme: await as.call(contents.deleteContent, {
        body: { kind: 'programme', id: track.programme_id },
      }),
    }
    for (const [name, answer] of Object.entries(refused))
      expect(answer, name).toMatchObject({
        status: 409,
        body: {
          code: 'TRANSFER_REQUEST_EXISTS',
          params: { track: track.name, accelerator: 'Гавань' },
        },
      })
    done(await as.call(contents.setTrackAccess, { body: { id: track.id, accessStatus: 'BLOCKED' } }))
    const tree = done(
      await as.call(contents.getSettingsTree, { headers: { 'accelerator-id': String(source.id) } }),
    )
    const shown = (
      tree['programmes'] as { tracks: { id: number; offeredTo: unknown; actions: string[] }[] }[]
    )
      .flatMap(({ tracks }) => tracks)
      .find((one) => one.id === track.id)
    expect(shown).toMatchObject({ offeredTo: [{ id: target.id, name: 'Гавань' }] })
    expect(shown?.actions).not.toContain('edit')
    done(await revoke(id))
    done(await as.call(contents.editTrack, { body: edition }))
    done(await as.call(contents.deleteContent, { body: { kind: 'trackpoint', id: task.id } }))
  })

  test('the track can go once it was decided; the request keeps its name', async () => {
    const track = await make.track({ accelerator: source, name: 'Разовый' })
    const id = await offered(track.id)
    done(await reject(id))
    done(await portal.as(giver).call(contents.deleteContent, { body: { kind: 'track', id: track.id } }))
    expect(done(await detailsFor(giver, id, 'outgoing'))).toMatchObject({
      trackName: 'Разовый',
      trackId: null,
    })
  })

  test('an edit and an offer at once: the copy is never of half a change', async () => {
    const track = await make.track({ accelerator: source })
    const [edited, made] = await Promise.all([
      portal.as(giver).call(contents.editTrack, { body: { id: track.id, version: 1, name: 'Новое имя' } }),
      offer(track.id),
    ])
    expect(made.status).toBe(200)
    const name = edited.status === 200 ? 'Новое имя' : track.name
    expect([200, 409]).toContain(edited.status)
    expect(done(await detailsFor(taker, Number(made.body['id']), 'incoming'))).toMatchObject({
      trackName: name,
      track: { name },
    })
  })
})

describe('two at once', () => {
  test('acceptance and withdrawal: one wins, the other gets a conflict, and there is a copy or there is none', async () => {
    for (let round = 0; round < 3; round++) {
      const track = await make.track({ accelerator: source })
      const id = await offered(track.id)
      const into = await programme()
      const answers = await collide(
        portal.database,
        `select from track_transfer where id = ${id} for update`,
        [() => approve(id, into.id), () => revoke(id)],
      )
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
      const { rows } = await sql<{ n: number }>`
        select count(*)::int as n from track where programme_id = ${into.id}`.execute(portal.db)
      expect(rows[0]!.n).toBe(answers[0]!.status === 200 ? 1 : 0)
    }
  })
})

test('two administrators who accept at once make one copy', async () => {
  const second = await make.member({ accelerator: target, role: 'ACC', admin: true })
  const id = await offered((await make.track({ accelerator: source })).id)
  const into = await programme()
  const answers = await collide(
    portal.database,
    `select from track_transfer where id = ${id} for update`,
    [taker, second].map((by) => () => approve(id, into.id, by)),
  )
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  const { rows } = await sql`select from track where programme_id = ${into.id}`.execute(portal.db)
  expect(rows).toHaveLength(1)
})

test('both sides are notified of the other’s action', async () => {
  await portal.startWorker()
  const track = await make.track({ accelerator: source, name: 'Громкий' })
  const noticesTo = async (person: Person): Promise<string[]> => {
    const { rows } = await sql<{ code: string }>`select code from notification
      where recipient_uid = ${person.uid} and params ->> 'track' = 'Громкий'`.execute(portal.db)
    return rows.map(({ code }) => code).toSorted()
  }
  done(await reject(await offered(track.id)))
  done(await revoke(await offered(track.id)))
  done(await approve(await offered(track.id), (await programme()).id))
  await expect
    .poll(() => noticesTo(taker), { timeout: 15_000 })
    .toEqual(['TRACK_OFFERED', 'TRACK_OFFERED', 'TRACK_OFFERED', 'TRACK_OFFER_REVOKED'])
  await expect
    .poll(() => noticesTo(giver), { timeout: 15_000 })
    .toEqual(['TRACK_OFFER_APPROVED', 'TRACK_OFFER_REJECTED'])
})
