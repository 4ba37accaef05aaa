import { sql } from 'kysely'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { timeZones } from '#platform/domain/time-zones.ts'
import type { Accelerator } from '../../../tests/support/factories/accelerator.ts'
import type { Person } from '../../../tests/support/factories/person.ts'
import { openPortal, type Answer, type TestPortal } from '../../../tests/support/portal.ts'
import * as documents from '../contract/document.endpoints.ts'
import * as logos from '../contract/logo.endpoints.ts'
import { listMemberTeams } from '../contract/member.endpoints.ts'
import * as profiles from '../contract/profile.endpoints.ts'
import { sampleRequest } from './request.samples.ts'

let portal: TestPortal
let own: Accelerator
let admin: Person
let clerk: Person

beforeAll(async () => {
  portal = await openPortal()
  own = await portal.make.accelerator({ name: 'Маяк' })
  admin = await portal.make.member({ accelerator: own, role: 'ACC', admin: true })
  clerk = await portal.make.person({ roles: ['ADMIN'] })
})

const done = ({ status, body }: Answer) => {
  expect(status, JSON.stringify(body).slice(0, 300)).toBeLessThan(300)
  return body
}

const profile = {
  ...sampleRequest,
  industries: [] as number[],
  targetAudience: 'Команды с прототипом.',
  finalists: 'Двадцать команд.',
  selectionConditions: 'Готовый образец.',
  timeZone: 'Asia/Novosibirsk',
  status: 'ACTIVE',
  type: 'TIMETABLE',
  currencies: ['RUB', 'EUR'] as string[],
  teamRecruiting: true,
  requestsToTeam: true,
  investorCardsShown: true,
  trackTransfer: true,
  transferTargets: [] as number[],
  tracksAccepted: false,
}

const versionOf = async (id: number): Promise<number> =>
  (await portal.db.selectFrom('accelerator').select('version').where('id', '=', id).executeTakeFirstOrThrow())
    .version

const edit = async (fields: Record<string, unknown> = {}, by = admin, id = own.id) =>
  portal.as(by).send(profiles.editAccelerator, {
    body: { ...profile, id, version: await versionOf(id), ...fields },
  })

const valueId = async (code: string, dictionary = 'INDUSTRIES'): Promise<number> => {
  const { rows } = await sql<{ id: number }>`select v.id from dictionary_value v
    join dictionary d on d.id = v.dictionary_id where d.code = ${dictionary} and v.code = ${code}`.execute(
    portal.db,
  )
  return rows[0]!.id
}

describe('the profile', () => {
  test('stores every field and returns it in the reader’s language', async () => {
    const target = await portal.make.accelerator({ name: 'Гавань' })
    const industries = [await valueId('ENERGY'), await valueId('SPORT')]
    done(await edit({ industries, transferTargets: [target.id] }))
    const { body } = await portal.as(admin).call(profiles.getAccelerator, {
      query: { acceleratorId: String(own.id) },
    })
    const { country: _country, industries: _industries, transferTargets: _targets, ...plain } = profile
    expect(body).toMatchObject({
      ...plain,
      contactPhone: { country: 'RU', number: '+7 495 123 45 67' },
      country: { code: 'RU' },
      industries: [{ name: 'Спорт' }, { name: 'Энергетика' }],
      transferTargets: [{ id: target.id, name: 'Гавань' }],
      actions: ['edit'],
    })
    done(await edit({ industries: industries.slice(0, 1) }))
    const again = await portal.as(admin).send(profiles.getAccelerator, {
      query: { acceleratorId: own.id },
      headers: { 'accept-language': 'en' },
    })
    expect(again.body).toMatchObject({ industries: [{ name: 'Energy' }], transferTargets: [] })
  })

  test('of a client that does not know currencies is saved, and the currencies remain', async () => {
    done(await edit({ currencies: ['USD'] }))
    expect(done(await edit({ currencies: undefined, finalists: 'Десять команд.' }))).toMatchObject({
      currencies: ['USD'],
      finalists: 'Десять команд.',
    })
  })

  test.each([
    ['a time zone of nowhere', { timeZone: 'Mars/Olympus' }, 'timeZone'],
    ['a time zone as an offset', { timeZone: '+03:00' }, 'timeZone'],
    ['an industry of no dictionary', { industries: [999_999] }, 'industries'],
    ['a status of no list', { status: 'OPEN' }, 'status'],
  ])('with %s is refused at the field', async (_what, fields, field) => {
    const answer = await edit(fields)
    expect([answer.status, answer.body['fields']]).toEqual([400, { [field]: 'NOT_IN_LIST' }])
  })

  test('lets tracks go only to approved accelerators, never to itself', async () => {
    const waiting = await portal.make.accelerator({ approval: 'ON_COORDINATION' })
    for (const id of [waiting.id, own.id, 900_000_001]) {
      const answer = await edit({ transferTargets: [id] })
      expect(answer.body['fields']).toEqual({ transferTargets: 'NOT_IN_LIST' })
    }
    const { body } = await portal.as(admin).call(profiles.listApprovedAccelerators, { query: {} })
    const ids = (body['items'] as { id: number }[]).map(({ id }) => id)
    expect(ids).toContain(own.id)
    expect(ids).not.toContain(waiting.id)
  })

  test('a change of what was not read last is a conflict', async () => {
    const answer = await edit({ version: (await versionOf(own.id)) + 7 })
    expect(answer.body['code']).toBe('STATE_CHANGED')
  })

  test('a new legal identity of an approved accelerator is reported; other changes are not', async () => {
    const notified = async () => {
      const { rows } = await sql<{ n: number }>`select count(*)::int as n from event
        where name = 'AcceleratorIdentityChanged' and accelerator_id = ${own.id}`.execute(portal.db)
      return rows[0]!.n
    }
    done(await edit())
    const before = await notified()
    done(await edit({ finalists: 'Тридцать команд.' }))
    expect(await notified()).toBe(before)
    done(await edit({ taxNumber: '7736207543' }))
    expect(await notified()).toBe(before + 1)
    const { rows } = await sql<{ details: unknown }>`select details from audit_entry
      where subject = 'accelerator' and subject_id = ${String(own.id)} and action = 'changeIdentity'
      order by id desc limit 1`.execute(portal.db)
    expect(rows[0]!.details).toEqual({
      before: { taxNumber: '7707083893' },
      after: { taxNumber: '7736207543' },
    })
  })

  test('another name is what the selector shows', async () => {
    done(await edit({ name: 'Маяк на мысе' }))
    const { body } = await portal.as(admin).call(listMemberTeams, {})
    expect(body['items']).toMatchObject([{ name: 'Маяк на мысе' }])
  })

  test('every time zone that can be chosen is one the database knows', async () => {
    const { rows } = await sql<{ zone: string }>`select zone from unnest(${timeZones}::text[]) as zone
      where not exists (select from pg_timezone_names n where lower(n.name) = lower(zone))`.execute(portal.db)
    expect(rows).toEqual([])
  })
})

describe('the administrator’s queue', () => {
  const list = async (query: Record<string, string>) => {
    const { body } = await portal.as(clerk).send(profiles.listAccelerators, { query })
    return (body['items'] as { id: number }[]).map(({ id }) => id)
  }

  test('finds by approval, status, type and text', async () => {
    const made = await portal.make.accelerator({
      name: 'Заря 100%',
      approval: 'ON_COORDINATION',
      status: 'PLANNED',
      type: 'TIMETABLE',
    })
    expect(await list({ approval: 'ON_COORDINATION', findText: '100%' })).toEqual([made.id])
    expect(await list({ status: 'PLANNED', type: 'TIMETABLE', findText: 'заря' })).toEqual([made.id])
    expect(await list({ approval: 'COORDINATED,REJECTED', findText: 'Заря' })).toEqual([])
    expect(await list({ findText: '%%' })).toEqual([])
  })

  test('shows the longest waiting first on request', async () => {
    await portal.make.accelerator({ approval: 'REJECTED', approval_at: '2020-01-01T00:00:00Z' })
    const ids = await list({ sorting: 'APPROVAL_DATE', sortingDirection: 'ASC', approval: 'REJECTED' })
    expect(ids.length).toBeGreaterThan(0)
  })
})

describe('the logo', () => {
  const png = () =>
    sharp({ create: { width: 300, height: 120, channels: 3, background: '#0b6e99' } })
      .png()
      .toBuffer()
  const upload = async (query: Record<string, unknown>, content: Buffer | string, name = 'logo.png') =>
    portal.as(admin).send(logos.uploadAcceleratorLogo, {
      query: { acceleratorId: own.id, ...query },
      file: { name, content },
    })
  const fetchLogo = (url: string) => portal.app.inject({ method: 'GET', url })

  test('is a square at an address of its own; a new one has another, and none is left when deleted', async () => {
    const first = done(await upload({ x: 10, y: 0, size: 120 }, await png()))['logoUrl'] as string
    const second = done(await upload({}, await png()))['logoUrl'] as string
    expect(second).not.toBe(first)
    const { statusCode, headers, rawPayload } = await fetchLogo(second)
    expect([statusCode, headers['content-type'], headers['x-content-type-options']]).toEqual([
      200,
      'image/webp',
      'nosniff',
    ])
    expect(rawPayload.subarray(8, 12).toString()).toBe('WEBP')
    done(await portal.as(admin).call(logos.deleteAcceleratorLogo, { body: { acceleratorId: own.id } }))
    const { body } = await portal.as(admin).call(profiles.getAccelerator, {
      query: { acceleratorId: String(own.id) },
    })
    expect(body['logoUrl']).toBeNull()
  })

  test('is nothing but a picture', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
    for (const [content, name] of [
      [svg, 'logo.svg'],
      [svg, 'logo.png'],
      ['hello', 'logo.txt'],
    ] as const)
      expect((await upload({}, content, name)).body['code']).toBe('FILE_INCORRECT')
    expect((await upload({ x: 200, y: 0, size: 120 }, await png())).body['fields']).toEqual({ x: 'TOO_BIG' })
    expect((await upload({ x: 1 }, await png())).body['fields']).toEqual({ size: 'REQUIRED' })
  })
})

describe('documents', () => {
  test('are read by the portal’s administrators and one’s own, deleted by one’s own', async () => {
    const file = { name: 'Лицензия.txt', content: 'Лицензия' }
    const query = { acceleratorId: own.id }
    const { id } = done(
      await portal.as(admin).send(documents.uploadAcceleratorDocument, { query, file }),
    ) as { id: number }
    const get = async (by: Person) =>
      (await portal.as(by).call(documents.downloadAcceleratorDocument, { query: { documentId: String(id) } }))
        .status
    expect([await get(admin), await get(clerk), await get(await portal.make.person())]).toEqual([
      200, 200, 404,
    ])
    const remove = (by: Person) =>
      portal.as(by).call(documents.deleteAcceleratorDocument, { body: { documentId: id } })
    expect((await remove(clerk)).status).toBe(403)
    expect((await remove(admin)).status).toBe(204)
    expect(await get(admin)).toBe(404)
  })

  test('of a request not sent yet are their uploader’s alone', async () => {
    const person = await portal.make.person()
    const { id } = done(
      await portal.as(person).send(documents.uploadWaitingDocument, {
        file: { name: 'Устав.txt', content: 'Устав' },
      }),
    ) as { id: number }
    for (const other of [clerk, admin]) {
      const call = portal.as(other)
      expect((await call.call(documents.listWaitingDocuments, {})).body['items']).toEqual([])
      const query = { documentId: String(id) }
      expect((await call.call(documents.downloadAcceleratorDocument, { query })).status).toBe(404)
    }
    const remove = await portal.as(person).call(documents.deleteAcceleratorDocument, {
      body: { documentId: id },
    })
    expect(remove.status).toBe(204)
  })
})
