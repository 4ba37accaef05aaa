import { beforeAll, expect, test } from 'vitest'
import type { PortalRole } from '#platform/domain/actor.ts'
import { insertOne } from '../../../tests/support/factories/insert.ts'
import type { Person } from '../../../tests/support/factories/person.ts'
import { openPortal, type TestPortal } from '../../../tests/support/portal.ts'
import { getFirstSteps } from '../contract/first-steps.endpoints.ts'
import { firstSteps, firstStepsRoles, type FirstStep, type FirstStepsRole } from '../domain/first-steps.ts'

let portal: TestPortal

beforeAll(async () => {
  portal = await openPortal()
})

const accelerator = async (person: Person) =>
  portal.db
    .selectFrom('accelerator_member')
    .select('accelerator_id as id')
    .where('person_uid', '=', person.uid)
    .executeTakeFirstOrThrow()

/** Makes the fact that ticks a step off. */
const facts: Record<FirstStep, (person: Person, role: FirstStepsRole) => Promise<unknown>> = {
  profile: ({ uid }) =>
    portal.db
      .insertInto('person_profile')
      .values({ person_uid: uid, specialty: 'Химик' })
      .onConflict((conflict) => conflict.column('person_uid').doUpdateSet({ specialty: 'Химик' }))
      .execute(),
  investor: ({ uid }) =>
    portal.db
      .insertInto('person_profile')
      .values({ person_uid: uid, investor_type: 'BUSINESS_ANGEL' })
      .onConflict((conflict) =>
        conflict.column('person_uid').doUpdateSet({ investor_type: 'BUSINESS_ANGEL' }),
      )
      .execute(),
  project: (leader) => portal.make.project({ leader }),
  application: async ({ uid }) => {
    const project = await portal.db
      .selectFrom('project')
      .selectAll()
      .where('leader_uid', '=', uid)
      .executeTakeFirstOrThrow()
    await portal.make.request({ project })
  },
  acceleratorProfile: async (person) =>
    portal.db
      .updateTable('accelerator')
      .set({ description: 'Пилоты', target_audience: 'Команды' })
      .where('id', '=', (await accelerator(person)).id)
      .execute(),
  track: async (person) =>
    portal.db
      .updateTable('track')
      .set({ content_status: 'PUBLISHED' })
      .where('accelerator_id', '=', (await accelerator(person)).id)
      .execute(),
  decision: async (person) => {
    const track = await portal.db
      .selectFrom('track')
      .selectAll()
      .where('accelerator_id', '=', (await accelerator(person)).id)
      .executeTakeFirstOrThrow()
    await portal.make.request({ track, status: 'REJECT' })
  },
  card: ({ uid }) =>
    portal.db.updateTable('person').set({ card_published: true }).where('uid', '=', uid).execute(),
  review: (expert) => portal.make.expertJob({ expert_uid: expert.uid, status: 'PROCESS' }),
  team: async (person) => portal.make.projectMember({ person }),
  order: (client) => portal.make.expertJob({ client_uid: client.uid, ordered_as: 'INV' }),
  sponsor: async ({ uid, email }) => {
    const programme = await portal.make.programme()
    await insertOne(portal.db, 'programme_sponsor', {
      accelerator_id: programme.accelerator_id,
      programme_id: programme.id,
      email,
      named_by: uid,
    })
  },
  expertRole: ({ uid }) => insertOne(portal.db, 'person_role', { person_uid: uid, role: 'EXP' }),
  mentorRole: ({ uid }) => insertOne(portal.db, 'person_role', { person_uid: uid, role: 'MNT' }),
  investorRole: ({ uid }) => insertOne(portal.db, 'person_role', { person_uid: uid, role: 'INV' }),
  acceleratorRequest: ({ uid }) => portal.make.accelerator({ created_by: uid, approval: 'ON_COORDINATION' }),
  approval: ({ uid }) =>
    portal.db
      .updateTable('accelerator')
      .set({ approval: 'COORDINATED' })
      .where('created_by', '=', uid)
      .execute(),
  report: async ({ email }) => {
    const programme = await portal.db
      .selectFrom('programme')
      .selectAll('programme')
      .innerJoin('programme_sponsor as s', 's.programme_id', 'programme.id')
      .where('s.email', '=', email)
      .executeTakeFirstOrThrow()
    await portal.make.participation({ track: await portal.make.track({ programme }) })
  },
}

const newcomer = async (role: FirstStepsRole): Promise<Person> => {
  if (role !== 'ACC')
    return portal.make.person({
      roles: role === 'CST' || role.startsWith('WISH_') ? [] : [role as PortalRole],
    })
  const own = await portal.make.accelerator({ description: '' })
  const programme = await portal.make.programme({ accelerator: own })
  await portal.make.track({ programme, content_status: 'DRAFT' })
  return portal.make.member({ accelerator: own, admin: true })
}

test.each(firstStepsRoles)(
  '%s: none of three steps is done at first, and each is ticked off by its fact',
  async (role) => {
    const person = await newcomer(role)
    const headers = role === 'ACC' ? { 'accelerator-id': String((await accelerator(person)).id) } : {}
    const read = async () => {
      const { status, body } = await portal.as(person).send(getFirstSteps, { query: { role }, headers })
      expect(status).toBe(200)
      return (body as { steps: { step: FirstStep; done: boolean }[] }).steps
    }
    const steps = firstSteps[role]
    expect(steps).toHaveLength(3)
    for (const [at, step] of steps.entries()) {
      expect((await read()).map(({ done }) => done)).toEqual(steps.map((_, place) => place < at))
      await facts[step](person, role)
    }
    expect((await read()).every(({ done }) => done)).toBe(true)
  },
)

test('the steps of an accelerator are shown only to its own team', async () => {
  const member = await newcomer('ACC')
  const { id } = await accelerator(member)
  await facts.track(member, 'ACC')
  const stranger = portal.as(await portal.make.member())
  const { body, status } = await stranger.send(getFirstSteps, {
    query: { role: 'ACC' },
    headers: { 'accelerator-id': String(id) },
  })
  const steps = status === 200 ? (body as { steps: { done: boolean }[] }).steps : []
  expect(steps.every(({ done }) => !done)).toBe(true)
})
