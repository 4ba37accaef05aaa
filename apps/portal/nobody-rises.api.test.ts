import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createApiToken } from '../../features/api-tokens/contract/api-token.endpoints.ts'
import { logInAs } from '../../features/people/contract/log-in-as.endpoints.ts'
import * as merging from '../../features/people/contract/merge.endpoints.ts'
import { rankOf } from '../../features/people/domain/merge/obstacles.ts'
import * as roles from '../../features/roles/contract/role.endpoints.ts'
import type { PortalRole } from '../../platform/domain/actor.ts'
import type { Person } from '../../tests/support/factories/person.ts'
import { openPortal } from '../../tests/support/portal.ts'

const portal = await openPortal()
const { db, make } = portal

/** One attempt: the actor, the target, and whether a program acts for the actor. */
const attempt = fc.record({
  by: fc.nat(4),
  to: fc.nat(4),
  kind: fc.constantFrom(
    'grant',
    'withdraw',
    'offer',
    'addRole',
    'merge',
    'logInAs',
    'token',
    'grantByToken',
    'mergeByToken',
  ),
  role: fc.constantFrom<PortalRole>('ADMIN', 'HTADM', 'EXP', 'INV'),
})

type Attempt = { by: number; to: number; kind: string; role: PortalRole }

const rolesOf = async (uid: string): Promise<PortalRole[]> => {
  const { rows } = await sql<{ role: PortalRole }>`
    select r.role from person_role r join person p on p.uid = r.person_uid where r.person_uid = ${uid} and p.status = 'A'`.execute(
    db,
  )
  return rows.map(({ role }) => role)
}

const bearers = new Map<string, string>()

/** A call by a person's program; without a token there is none. */
const byToken = async (by: Person, endpoint: { method: 'GET' | 'POST'; path: string }, body: unknown) => {
  const bearer = bearers.get(by.uid)
  if (bearer !== undefined)
    await portal.guest.send(endpoint, { headers: { authorization: `Bearer ${bearer}` }, body })
}

const act = async ({ by, to, kind, role }: Attempt, people: readonly Person[]): Promise<void> => {
  const [actor, target] = [people[by]!, people[to]!]
  const as = portal.as(actor)
  const grant = { uid: target.uid, role }
  if (kind === 'grant') await as.send(roles.grantRole, { body: grant })
  if (kind === 'withdraw') await as.send(roles.withdrawRole, { body: grant })
  if (kind === 'addRole') await as.send(roles.addRole, { body: { role } })
  if (kind === 'offer') await as.send(roles.offerRoleTransfer, { body: { role, email: target.email } })
  if (kind === 'grantByToken') await byToken(actor, roles.grantRole, grant)
  if (kind === 'logInAs')
    await as.send(logInAs, {
      headers: { 'session-id': 'a-session-that-is-not-there' },
      body: { uid: target.uid, reason: 'Проверка' },
    })
  if (kind === 'token') {
    const { body } = await as.send(createApiToken, {
      body: { name: 'Сборка', scope: 'WRITE', days: 30, acceleratorId: null },
    })
    if (typeof body['secret'] === 'string') bearers.set(actor.uid, body['secret'])
  }
  if (kind === 'merge' || kind === 'mergeByToken') {
    const other = people[(to + 1) % people.length]!
    const { body } = await as.send(merging.previewMerge, { query: { uid: target.uid, email: other.email } })
    const mergeBody = { uid: target.uid, email: other.email, reason: 'Один человек', seen: body['seen'] }
    if (kind === 'merge') await as.send(merging.mergePeople, { body: mergeBody })
    else await byToken(actor, merging.mergePeople, mergeBody)
  }
}

test('by no series of grants, transfers, merges, tokens and logins does anybody rise but by an administrator’s grant', async () => {
  let merges = 0
  await fc.assert(
    fc.asyncProperty(fc.array(attempt, { minLength: 6, maxLength: 14 }), async (attempts) => {
      const people = [
        await make.person({ roles: ['ADMIN'] }),
        await make.person({ roles: ['HTADM'] }),
        await make.person({ roles: ['EXP'] }),
        await make.person({ roles: ['INV'] }),
        await make.person(),
      ]
      for (const one of attempts) {
        const before = await Promise.all(people.map(({ uid }) => rolesOf(uid)))
        await act(one, people)
        const after = await Promise.all(people.map(({ uid }) => rolesOf(uid)))
        const actorWas = before[one.by]!
        const known = new Set(before.flat())
        if (
          after.filter((roles) => roles.length === 0).length >
          before.filter((roles) => roles.length === 0).length
        )
          merges++
        people.forEach((_, at) => {
          const rose = rankOf(after[at]!) > rankOf(before[at]!)
          // Only a grant by an administrator in person raises anybody.
          if (rose) expect({ kind: one.kind, rank: rankOf(actorWas) }).toEqual({ kind: 'grant', rank: 2 })
          if (one.kind === 'merge') expect(after[at]!.filter((role) => !known.has(role))).toEqual([])
          if (one.kind === 'merge' && at === one.by)
            expect(after[at]!.toSorted()).toEqual(before[at]!.toSorted())
          if (/ByToken|logInAs|token/.test(one.kind))
            expect(after[at]!.toSorted()).toEqual(before[at]!.toSorted())
        })
      }
    }),
    { numRuns: 40, seed: 40 },
  )
  // The series did merge accounts: the rule was put to the test.
  expect(merges).toBeGreaterThan(0)
}, 120_000)
