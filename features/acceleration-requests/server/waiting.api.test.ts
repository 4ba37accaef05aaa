import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Person } from '../../../tests/support/factories/person.ts'
import { openPortal, type TestPortal } from '../../../tests/support/portal.ts'
import { listTasksToReview } from '../../participations/contract/participation.endpoints.ts'
import { listProjectsInWork } from '../contract/project-in-work.endpoints.ts'

/**
 * The fast condition for pending rows, by columns of the application, equals the list of tasks to decide on, for
 * every reason that can block a task.
 */
const ways = {
  performer: ['TEAM', 'ACCELERATOR'],
  claim: ['nobody', 'oneself', 'another', 'long ago', 'before it was handed in'],
  expert: ['none', 'has it', 'is done'],
  besides: ['nothing', 'own project', 'own work', 'tracked'],
} as const
type Way = { [K in keyof typeof ways]: (typeof ways)[K][number] }

const allWays: Way[] = ways.performer.flatMap((performer) =>
  ways.claim.flatMap((claim) =>
    ways.expert.flatMap((expert) =>
      ways.besides.map((besides): Way => ({ performer, claim, expert, besides })),
    ),
  ),
)

let portal: TestPortal
let headers: { 'accelerator-id': string }
let deciders: Record<'team' | 'tracker', Person>

const limit = '50'

type Answer = { status: number; body: Record<string, unknown> }

/** The projects in all pages of a list. */
const readAll = async (ask: (page: { limit: string; after?: string }) => Promise<Answer>) => {
  const found = new Set<number>()
  for (let after: string | null = ''; after !== null;) {
    const { status, body }: Answer = await ask({ limit, ...(after && { after }) })
    expect(status).toBe(200)
    for (const { project } of body['items'] as { project: { id: number } }[]) found.add(project.id)
    after = body['next'] as string | null
  }
  return found
}

/** Owner of the claim, the project or the work, in turn; otherwise anybody. */
const concerned = ({ claim, besides }: Way): Person[] => {
  const isOwn = claim === 'oneself' || besides === 'own project' || besides === 'own work'
  return isOwn ? Object.values(deciders) : [deciders.team]
}

beforeAll(async () => {
  portal = await openPortal()
  const { make } = portal
  const accelerator = await make.accelerator()
  headers = { 'accelerator-id': String(accelerator.id) }
  deciders = {
    team: await make.member({ accelerator, role: 'ACC' }),
    tracker: await make.member({ accelerator, role: 'TRC' }),
  }
  const another = await make.member({ accelerator, role: 'TRC_TEAM' })
  const tracks = {
    TEAM: await make.track({ accelerator }),
    ACCELERATOR: await make.track({ accelerator }),
  }
  for (const performer of ways.performer)
    for (let count = 0; count < 2; count++) await make.trackpoint({ track: tracks[performer], performer })
  for (const [n, way] of allWays.entries())
    for (const decider of concerned(way)) {
      const project = await make.project()
      if (way.besides === 'own project') await make.projectMember({ project, person: decider })
      const { tasks } = await make.participation({
        track: tracks[way.performer],
        project,
        // A later submitted task may be decided on while the first one is pending.
        states: ['DONE_CODE', n % 7 < 2 ? 'DONE_CODE' : 'NOT_STARTED'],
        ...(way.besides !== 'nothing' && { tracker: deciders.tracker }),
      })
      const task = tasks[0]!
      const at = way.claim === 'long ago' ? sql`now() - interval '5 hours'` : sql`now()`
      if (way.claim !== 'nobody')
        await sql`insert into task_claim (task_id, person_uid, claimed_at)
          values (${task.id}, ${way.claim === 'oneself' ? decider.uid : another.uid}, ${at})`.execute(
          portal.db,
        )
      if (way.claim === 'before it was handed in')
        await sql`update project_trackpoint set state_changed_at = now() + interval '1 minute' where id = ${task.id}`.execute(
          portal.db,
        )
      if (way.expert !== 'none')
        await make.expertJob({ task, status: way.expert === 'has it' ? 'NEW' : 'COMPLETE' })
      if (way.besides === 'own work')
        await sql`insert into audit_entry (accelerator_id, subject, subject_id, action, actor_uid)
          values (${accelerator.id}, 'task', ${task.id}, 'complete', ${decider.uid})`.execute(portal.db)
    }
}, 120_000)

describe.each(['team', 'tracker'] as const)('for the %s', (name) => {
  test('an application at review waits when one of its tasks can be decided on', async () => {
    const by = portal.as(deciders[name])
    const waiting = await readAll((page) =>
      by.call(listProjectsInWork, { headers, query: { waiting: 'true', column: 'TO_REVIEW', ...page } }),
    )
    const toReview = await readAll((page) =>
      by.call(listTasksToReview, { headers, query: { waiting: 'true', ...page } }),
    )
    expect(waiting).toEqual(toReview)
    expect(waiting.size).toBeGreaterThan(20)
    expect(waiting.size).toBeLessThan(2 * allWays.length)
  })
})
