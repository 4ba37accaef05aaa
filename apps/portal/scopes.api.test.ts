import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { loadPerson } from '#features/identity'
import { visibleProjects } from '#features/projects'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import { guest, type Person as Actor } from '#platform/domain/actor.ts'
import { whereOf } from '#platform/server/lists/row-set.ts'
import * as requests from '../../features/acceleration-requests/contract/acceleration-request.endpoints.ts'
import * as inWork from '../../features/acceleration-requests/contract/project-in-work.endpoints.ts'
import { boardColumns } from '../../features/acceleration-requests/domain/states.ts'
import { listTasksToReview } from '../../features/participations/contract/participation.endpoints.ts'
import { participations } from '../../features/participations/domain/participation.machine.ts'
import { tasks } from '../../features/participations/domain/task.policy.ts'
import { findParticipation } from '../../features/participations/server/participation.repository.ts'
import { findTask } from '../../features/participations/server/task.repository.ts'
import { listMyProjects } from '../../features/projects/contract/project.endpoints.ts'
import { projectDetails } from '../../features/projects/domain/project-details.policy.ts'
import { projects } from '../../features/projects/domain/project.policy.ts'
import { findProject } from '../../features/projects/server/project.repository.ts'
import type { Person } from '../../tests/support/factories/person.ts'
import { openPortal, type Parts, type TestPortal } from '../../tests/support/portal.ts'
import { makeRandomWorld, worldPlan, type RandomWorld } from '../../tests/support/random-world.ts'

let portal: TestPortal
const worlds: RandomWorld[] = []

/** As in the test of hostile input: more runs are configured by hand, the seed is fixed. */
const numRuns = Number(process.env['FUZZ_RUNS'] ?? 15)
const seed = Number(process.env['FUZZ_SEED'] ?? 20_261_121)

beforeAll(async () => {
  portal = await openPortal()
  for (const plan of fc.sample(worldPlan, { numRuns, seed }))
    worlds.push(await makeRandomWorld(portal.make, plan))
}, 60_000)

/** Proves on random worlds that a list shows exactly what the policy of one object makes visible. */
const inRandomWorlds = async (
  check: (world: RandomWorld, person: Person, actor: Actor) => Promise<void>,
): Promise<void> => {
  for (const world of worlds)
    for (const person of world.people) await check(world, person, (await loadPerson(portal.db, person.uid))!)
}

const taskIdsIn = async (acceleratorId: number) => {
  const rows = await portal.db
    .selectFrom('project_trackpoint')
    .select('id')
    .where('accelerator_id', '=', acceleratorId)
    .execute()
  return rows.map(({ id }) => id)
}

const ascending = (ids: readonly number[]): number[] => ids.toSorted((a, b) => a - b)

/** Ids of a list; empty if access is denied. */
const listed = async (person: Person, endpoint: Endpoint, parts: Parts): Promise<number[]> => {
  const { status, body } = await portal.as(person).send(endpoint, parts)
  if (status === 403) return []
  expect(status, JSON.stringify(body).slice(0, 200)).toBe(200)
  const { items, total } = body as { items: { id: number }[]; total: number }
  expect(total).toBe(items.length)
  return ascending(items.map(({ id }) => id))
}

/** The ids whose subject passes the policy. */
const passing = async <S>(
  ids: readonly number[],
  load: (id: number) => Promise<S | undefined>,
  passes: (subject: S) => boolean,
): Promise<number[]> => {
  const passed: number[] = []
  for (const id of ids) {
    const subject = await load(id)
    if (subject && passes(subject)) passed.push(id)
  }
  return ascending(passed)
}

const whole = { query: { limit: 50 } }
// Rejected and withdrawn ones are in separate columns that must be requested.
const everyColumn = { query: { limit: 50, column: boardColumns.join(',') } }
const onAccelerator = (acceleratorId: number) => ({ headers: { 'accelerator-id': acceleratorId } })

/** The same person without the visibility of a project's own team. */
const asStaff = <F extends { memberUids: readonly string[] }>(facts: F): F => ({ ...facts, memberUids: [] })

/** The same person with only their own projects. */
const asFounder = (actor: Actor): Actor => ({ ...actor, roles: ['INI'], memberships: [] })

describe('what a list shows is what the policy lets see', () => {
  test('projects in work: their participations too', async () => {
    await inRandomWorlds(async ({ acceleratorIds }, person, actor) => {
      for (const acceleratorId of acceleratorIds) {
        const shown = await listed(person, inWork.listProjectsInWork, {
          ...everyColumn,
          ...onAccelerator(acceleratorId),
        })
        const working = await portal.db
          .selectFrom('project_track')
          .select(['id', 'request_id'])
          .where('accelerator_id', '=', acceleratorId)
          .execute()
        for (const { id, request_id } of working) {
          if (request_id === null) continue
          const facts = (await findParticipation(portal.db, id))!
          expect(shown.includes(request_id)).toBe(participations.view.allows(actor, asStaff(facts)))
        }
      }
    })
  }, 60_000)

  test('the board and the badge count what the list shows', async () => {
    await inRandomWorlds(async ({ acceleratorIds }, person) => {
      for (const acceleratorId of acceleratorIds) {
        const at = onAccelerator(acceleratorId)
        const { status, body } = await portal.as(person).send(inWork.countProjectsInWork, at)
        const list = await portal.as(person).send(inWork.listProjectsInWork, { ...everyColumn, ...at })
        expect(list.status).toBe(status)
        if (status !== 200) continue
        for (const [column, n] of Object.entries(body['counts'] as Record<string, number>)) {
          const { items } = list.body as { items: { column: string }[] }
          expect(items.filter((item) => item.column === column)).toHaveLength(n)
        }
        const request = { query: { userUid: person.uid }, ...at }
        const badge = await portal.as(person).send(requests.countNewAccelerationRequests, request)
        const counts = body['counts'] as Record<string, number>
        expect(badge.body).toMatchObject({ count: counts['NEW'] })
      }
    })
  }, 60_000)

  test('tasks to review: what one may review', async () => {
    await inRandomWorlds(async ({ acceleratorIds }, person, actor) => {
      for (const acceleratorId of acceleratorIds) {
        const shown = await listed(person, listTasksToReview, onAccelerator(acceleratorId))
        const all = await taskIdsIn(acceleratorId)
        const load = (id: number) => findTask(portal.db, id)
        expect(shown).toEqual(
          await passing(all, load, (task) => task.state === 'DONE_CODE' && tasks.review.allows(actor, task)),
        )
      }
    })
  }, 60_000)

  test('my projects: what one may edit as a founder', async () => {
    await inRandomWorlds(async ({ projectIds: ids }, person, actor) => {
      const shown = await listed(person, listMyProjects, whole)
      expect(shown).toEqual(
        await passing(
          ids,
          (id) => findProject(portal.db, id),
          (facts) => projects.edit.allows(asFounder(actor), facts),
        ),
      )
    })
  }, 60_000)

  test('pages of projects: the scope is what the policy opens, for guests too', async () => {
    const check = async (ids: readonly number[], actor: Actor | typeof guest): Promise<void> => {
      const { rows } = await sql<{ id: number }>`
        select p.id from project p where p.id = any(${[...ids]}) and ${whereOf(visibleProjects, { actor }, null)}`.execute(
        portal.db,
      )
      const load = (id: number) => findProject(portal.db, id)
      expect(ascending(rows.map(({ id }) => id))).toEqual(
        await passing(ids, load, (facts) => projectDetails.view.allows(actor, facts)),
      )
    }
    await inRandomWorlds(({ projectIds }, _person, actor) => check(projectIds, actor))
    for (const { projectIds } of worlds) await check(projectIds, guest)
  }, 60_000)
})
