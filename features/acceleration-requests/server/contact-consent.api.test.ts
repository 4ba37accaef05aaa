import { beforeAll, describe, expect, test } from 'vitest'
import type { Accelerator } from '../../../tests/support/factories/accelerator.ts'
import type { Track } from '../../../tests/support/factories/content.ts'
import type { Person } from '../../../tests/support/factories/person.ts'
import type { Project } from '../../../tests/support/factories/project.ts'
import { openPortal, type TestPortal } from '../../../tests/support/portal.ts'
import { getPersonCard } from '../../people/contract/person-card.endpoints.ts'
import { getProjectDetails } from '../../projects/contract/project-details.endpoints.ts'
import * as requests from '../contract/acceleration-request.endpoints.ts'
import { contactConsentVersion } from '../domain/contact-consent.ts'

let portal: TestPortal
let accelerator: Accelerator
let track: Track
let acc: Person

beforeAll(async () => {
  portal = await openPortal()
  accelerator = await portal.make.accelerator()
  track = await portal.make.track({ accelerator })
  acc = await portal.make.member({ accelerator, role: 'ACC' })
})

const team = async (): Promise<{ leader: Person; member: Person; project: Project }> => {
  const leader = await portal.make.person({ phone: '+79161234567' })
  const member = await portal.make.person()
  return { leader, member, project: await portal.make.project({ leader, members: [member] }) }
}

/** The team's contacts visible to the accelerator: on the cards, and on the project's page. */
const seen = async ({ leader, member, project }: Awaited<ReturnType<typeof team>>) => {
  const cards = []
  for (const { uid } of [leader, member]) {
    const { status, body } = await portal.as(acc).call(getPersonCard, { query: { uid } })
    cards.push(status === 200 ? body['contacts'] !== null : status)
  }
  const page = await portal.as(acc).call(getProjectDetails, { query: { projectId: String(project.id) } })
  const shown = JSON.stringify(page.body)
  return { cards, page: [leader, member].map(({ email }) => shown.includes(email)) }
}

const all = { cards: [true, true], page: [true, true] }
const none = { cards: [false, false], page: [false, false] }

const consent = (by: Person, requestId: number) =>
  portal
    .as(by)
    .call(requests.giveContactConsent, { body: { requestId, consentVersion: contactConsentVersion } })

describe('an application', () => {
  test.each([
    ['without consent', {}],
    ['with consent to an older text', { consentVersion: '2020-01-01' }],
  ])('%s is not made', async (_what, given) => {
    const { leader, project } = await team()
    const body = { projectId: project.id, trackId: track.id, ...given }
    expect(await portal.as(leader).send(requests.createAccelerationRequest, { body })).toMatchObject({
      status: 400,
      body: { fields: { consentVersion: 'REQUIRED' } },
    })
  })

  test('records the consent with its date, version and person, and opens the contacts while it waits', async () => {
    const of = await team()
    const { status, body } = await portal.as(of.leader).call(requests.createAccelerationRequest, {
      body: { projectId: of.project.id, trackId: track.id, consentVersion: contactConsentVersion },
    })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      contactConsent: { at: expect.any(String) as string, version: contactConsentVersion },
      actions: expect.not.arrayContaining(['consent']) as string[],
    })
    const stored = await portal.db
      .selectFrom('acceleration_request')
      .select(['consent_version', 'consent_by'])
      .where('id', '=', body['id'] as number)
      .executeTakeFirstOrThrow()
    expect(stored).toEqual({ consent_version: contactConsentVersion, consent_by: of.leader.uid })
    expect(await seen(of)).toEqual(all)
    const rejected = await portal.as(acc).call(requests.rejectAccelerationRequest, {
      headers: { 'accelerator-id': String(accelerator.id) },
      query: { userUid: acc.uid, requestId: String(body['id'] as number) },
      body: { reason: 'Не подходит.' },
    })
    expect(rejected.status).toBe(200)
    expect(await seen(of)).toEqual({ cards: [404, 404], page: [false, false] })
  })

  test('from before hides the contacts until the leader, and nobody else, hands them over', async () => {
    const of = await team()
    const { id } = await portal.make.request({ project: of.project, track })
    expect(await seen(of)).toEqual(none)
    expect((await consent(of.member, id)).status).toBe(403)
    expect((await consent(acc, id)).status).toBe(403)
    expect(await consent(of.leader, id)).toMatchObject({
      status: 200,
      body: {
        contactConsent: { version: contactConsentVersion },
        actions: expect.not.arrayContaining(['consent']) as string[],
      },
    })
    expect(await seen(of)).toEqual(all)
    expect((await consent(of.leader, id)).body['code']).toBe('STATE_CHANGED')
  })
})

test('a participation opens the contacts by itself', async () => {
  const of = await team()
  await portal.make.participation({ project: of.project, track })
  expect(await seen(of)).toEqual(all)
})
