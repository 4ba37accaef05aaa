import { sql } from 'kysely'
import { setTimeout as sleep } from 'node:timers/promises'
import { beforeAll, describe, expect, test } from 'vitest'
import { collide } from '../../../tests/support/collide.ts'
import type { Person } from '../../../tests/support/factories/person.ts'
import { openPortal, type Answer, type TestPortal } from '../../../tests/support/portal.ts'
import * as applications from '../../acceleration-requests/contract/acceleration-request.endpoints.ts'
import { listProjectsInWork } from '../../acceleration-requests/contract/project-in-work.endpoints.ts'
import { contactConsentVersion } from '../../acceleration-requests/domain/contact-consent.ts'
import { listNotifications } from '../../communication/contract/notification.endpoints.ts'
import { getMenu } from '../../identity/contract/menu.endpoints.ts'
import * as contents from '../../programmes/contract/content.endpoints.ts'
import * as documents from '../contract/document.endpoints.ts'
import { listMemberTeams } from '../contract/member.endpoints.ts'
import * as profiles from '../contract/profile.endpoints.ts'
import * as requests from '../contract/request.endpoints.ts'
import { sampleProfile as profile, sampleRequest } from './request.samples.ts'

let portal: TestPortal
let clerk: Person

beforeAll(async () => {
  portal = await openPortal()
  clerk = await portal.make.person({ roles: ['ADMIN'] })
})

const done = ({ status, body }: Answer) => {
  expect(status, JSON.stringify(body).slice(0, 300)).toBeLessThan(300)
  return body as { id: number; version: number; approval: string; actions: string[]; name: string }
}
const code = ({ body }: Answer) => body['code']

const create = (by: Person, own: Partial<typeof sampleRequest> | Record<string, unknown> = {}) =>
  portal.as(by).send(requests.createAcceleratorRequest, { body: { ...sampleRequest, ...own } })
const approve = (id: number, version = 1) =>
  portal.as(clerk).call(requests.approveAccelerator, { body: { id, version } })
const reject = (id: number, reason = 'Приложите устав.', version = 1) =>
  portal.as(clerk).call(requests.rejectAccelerator, { body: { id, version, reason } })
const revoke = (by: Person, id: number) =>
  portal.as(by).call(requests.revokeAcceleratorRequest, { body: { id } })
const resubmit = (by: Person, id: number, version = 1) =>
  portal.as(by).call(requests.resubmitAcceleratorRequest, {
    body: { ...sampleRequest, name: 'Точка опоры', id, version },
  })

describe('a request for a new accelerator', () => {
  test('includes the documents stored before, and makes the requester a member of no team', async () => {
    const person = await portal.make.person()
    const by = portal.as(person)
    const uploaded = await by.send(documents.uploadWaitingDocument, {
      file: { name: 'Устав.txt', content: 'Устав общества' },
    })
    expect(uploaded.status).toBe(200)
    const made = done(await create(person))
    expect(made).toMatchObject({
      approval: 'ON_COORDINATION',
      country: { code: 'RU', name: 'Россия' },
      documents: [{ name: 'Устав.txt' }],
      actions: ['edit', 'revoke'],
    })
    const { body } = await by.call(listMemberTeams, {})
    expect(body['items']).toEqual([])
    expect((await by.call(documents.listWaitingDocuments, {})).body['items']).toEqual([])
  })

  test.each([
    ['a tax number with a typo', { taxNumber: '7707083894' }, { taxNumber: 'TAX_NUMBER_CHECK_DIGIT' }],
    ['a person’s number', { taxNumber: '500100732259' }, { taxNumber: 'TAX_NUMBER_OF_ORGANISATION' }],
    [
      'an organisation’s number of a sole trader',
      { legalForm: 'SOLE_TRADE' },
      { taxNumber: 'TAX_NUMBER_OF_PERSON' },
    ],
    ['a country of no dictionary', { country: 'ZZ', taxNumber: '1' }, { country: 'NOT_IN_LIST' }],
    ['an address that runs code', { site: 'javascript:alert(1)' }, { site: 'INVALID_URL' }],
    [
      'a number nobody can dial',
      { contactPhone: { country: 'RU', number: '12' } },
      { 'contactPhone.number': 'INVALID_PHONE' },
    ],
    ['an approval of one’s own', { approval: 'COORDINATED' }, { approval: 'UNKNOWN_FIELD' }],
    ['nothing', { name: ' ', taxNumber: '' }, { name: 'REQUIRED', taxNumber: 'REQUIRED' }],
  ])('with %s is refused at the field', async (_what, own, fields) => {
    const answer = await create(await portal.make.person(), own)
    expect([answer.status, answer.body['fields']]).toEqual([400, fields])
  })

  test('abroad takes any tax number', async () => {
    done(await create(await portal.make.person(), { country: 'DE', taxNumber: 'DE 129/273/398' }))
  })

  test('is limited: three open or approved ones, also when sent at once', async () => {
    const person = await portal.make.person()
    const answers = await collide(
      portal.database,
      `select uid from person where uid = '${person.uid}' for update`,
      [1, 2, 3, 4, 5].map((n) => () => create(person, { name: `Акселератор ${n}` })),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
    expect(answers.filter((answer) => code(answer) === 'ACCELERATOR_REQUEST_LIMIT')).toHaveLength(2)
    const { body } = await portal.as(person).call(requests.listMyAcceleratorRequests, {})
    expect(body).toMatchObject({ limit: 3, left: 0 })
  })

  test('a rejected or revoked one makes room; resubmitting needs it again', async () => {
    const person = await portal.make.person()
    const [first, second] = [done(await create(person)), done(await create(person))]
    done(await create(person))
    done(await reject(first.id))
    done(await revoke(person, second.id))
    done(await create(person))
    done(await resubmit(person, first.id))
    expect(code(await create(person))).toBe('ACCELERATOR_REQUEST_LIMIT')
    done(await reject(first.id, 'Ещё раз.', 2))
    done(await create(person))
    expect(code(await resubmit(person, first.id, 2))).toBe('ACCELERATOR_REQUEST_LIMIT')
  })

  test('the administrator’s limit counts', async () => {
    const person = await portal.make.person()
    await sql`update application_setting set value = '1' where key = 'acceleratorRequestLimit'`.execute(
      portal.db,
    )
    done(await create(person))
    expect(code(await create(person))).toBe('ACCELERATOR_REQUEST_LIMIT')
    await sql`update application_setting set value = '3' where key = 'acceleratorRequestLimit'`.execute(
      portal.db,
    )
  })

  test('is corrected and resubmitted after a rejection, and then approved', async () => {
    const person = await portal.make.person()
    const { id } = done(await create(person))
    expect(done(await reject(id))).toMatchObject({ approval: 'REJECTED', approvalReason: 'Приложите устав.' })
    expect(code(await revoke(person, id))).toBe('STATE_CHANGED')
    expect(done(await resubmit(person, id))).toMatchObject({
      approval: 'ON_COORDINATION',
      approvalReason: '',
      name: 'Точка опоры',
      version: 2,
    })
    expect(code(await approve(id, 1))).toBe('STATE_CHANGED')
    expect(done(await approve(id, 2)).approval).toBe('COORDINATED')
    for (const late of [await approve(id, 2), await reject(id, 'Поздно.', 2), await revoke(person, id)])
      expect([409, 403, 404]).toContain(late.status)
    const { body } = await portal.as(person).call(profiles.getAcceleratorHistory, {
      query: { acceleratorId: String(id) },
    })
    const actions = (body['items'] as { action: string }[]).map(({ action }) => action)
    expect(actions).toEqual(['approve', 'resubmit', 'reject', 'create'])
  })

  test('approving and revoking at once: one wins', async () => {
    for (let round = 0; round < 4; round++) {
      const person = await portal.make.person()
      const { id } = done(await create(person))
      const answers = await collide(
        portal.database,
        `select id from accelerator where id = ${id} for update`,
        [() => approve(id), () => revoke(person, id)],
      )
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    }
  })

  test('is nobody else’s: strangers and other accelerators find nothing', async () => {
    const { id } = done(await create(await portal.make.person()))
    const others = [await portal.make.person(), await portal.make.member({ role: 'ACC', admin: true })]
    for (const other of others) {
      const by = portal.as(other)
      const query = { acceleratorId: String(id) }
      expect((await by.call(profiles.getAccelerator, { query })).status).toBe(404)
      expect((await by.call(profiles.getAcceleratorHistory, { query })).status).toBe(404)
      expect((await revoke(other, id)).status).toBe(404)
      expect((await resubmit(other, id)).status).toBe(404)
    }
  })
})

describe('an accelerator that waits for approval', () => {
  const programme = (by: Person, acceleratorId: number) =>
    portal.as(by).call(contents.createProgramme, {
      headers: { 'accelerator-id': String(acceleratorId) },
      body: { name: 'Первый набор' },
    })
  const openWork = (by: Person, acceleratorId: number) =>
    portal
      .as(by)
      .call(listProjectsInWork, { headers: { 'accelerator-id': String(acceleratorId) }, query: {} })

  test('lets its author edit the request and the profile, and nothing else', async () => {
    const person = await portal.make.person()
    const by = portal.as(person)
    const { id, version } = done(await create(person))
    const edited = done(
      await by.call(profiles.editAccelerator, {
        body: {
          ...profile,
          industries: [],
          currencies: [...profile.currencies],
          transferTargets: [],
          name: 'Лаборатория роста',
          id,
          version,
        },
      }),
    )
    expect(edited).toMatchObject({ name: 'Лаборатория роста', approval: 'ON_COORDINATION' })
    expect((await programme(person, id)).status).toBe(404)
    expect(code(await openWork(person, id))).toBe('ACCELERATOR_ONLY_PAGE')
    expect(
      (await by.call(getMenu, { query: {}, headers: { 'accelerator-id': String(id) } })).body,
    ).toMatchObject({
      role: 'INI',
    })
    done(await reject(id, 'Приложите устав.', edited.version))
    expect((await programme(person, id)).status).toBe(404)
    expect(code(await openWork(person, id))).toBe('ACCELERATOR_ONLY_PAGE')
  })

  test('takes no application and starts nothing; once approved its requester administers it', async () => {
    const { make } = portal
    const person = await make.person()
    const { id } = done(await create(person))
    const accelerator = await portal.db
      .selectFrom('accelerator')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const published = await make.programme({ accelerator })
    const draft = await make.track({ programme: published, content_status: 'DRAFT' })
    const track = await make.track({ programme: published })
    const leader = await make.person()
    const project = await make.project({ leader })
    const applied = await portal.as(leader).call(applications.createAccelerationRequest, {
      body: { projectId: project.id, trackId: track.id, consentVersion: contactConsentVersion },
    })
    expect(code(applied)).toBe('ACCELERATOR_NOT_APPROVED')

    const by = portal.as(person)
    const request = await make.request({ project, track })
    const accept = () =>
      by.call(applications.acceptAccelerationRequest, {
        headers: { 'accelerator-id': String(id) },
        query: { userUid: person.uid, requestId: String(request.id) },
      })
    const publish = () =>
      by.call(contents.moveContent, { body: { kind: 'track', id: draft.id, action: 'publish' } })
    expect([(await accept()).status, (await publish()).status]).toEqual([404, 404])

    done(await approve(id))
    // Every process is notified of changed permissions shortly after the commit.
    await expect.poll(async () => (await programme(person, id)).status).toBe(200)
    expect((await by.call(listMemberTeams, {})).body['items']).toMatchObject([
      { id, admin: true, roles: ['ACC'] },
    ])
    expect((await publish()).status).toBeLessThan(300)
    expect((await accept()).status).toBe(200)
  })
})

describe('people are notified', () => {
  const inbox = async (person: Person): Promise<string[]> => {
    const { body } = await portal.as(person).call(listNotifications, { query: {} })
    return (body['items'] as { code: string }[]).map((item) => item.code)
  }
  const hears = async (person: Person, wanted: string): Promise<void> => {
    for (let tries = 0; tries < 100 && !(await inbox(person)).includes(wanted); tries++) await sleep(50)
    expect(await inbox(person)).toContain(wanted)
  }

  test('the portal’s administrators of requests, the requester of decisions, each once', async () => {
    await portal.startWorker()
    const [admin, deputy, person] = [
      await portal.make.person({ roles: ['ADMIN'] }),
      await portal.make.person({ roles: ['HTADM'] }),
      await portal.make.person(),
    ]
    const { id } = done(await create(person))
    await hears(admin, 'ACCELERATOR_REQUESTED')
    await hears(deputy, 'ACCELERATOR_REQUESTED')
    done(await reject(id))
    await hears(person, 'ACCELERATOR_REJECTED')
    done(await resubmit(person, id))
    await hears(admin, 'ACCELERATOR_RESUBMITTED')
    done(await approve(id, 2))
    await hears(person, 'ACCELERATOR_APPROVED')
    const other = done(await create(person))
    done(await revoke(person, other.id))
    await hears(admin, 'ACCELERATOR_REQUEST_REVOKED')
    expect((await inbox(person)).toSorted()).toEqual(['ACCELERATOR_APPROVED', 'ACCELERATOR_REJECTED'])
  })
})
