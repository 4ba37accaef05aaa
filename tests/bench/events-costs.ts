import type pg from 'pg'
import { demoPassword } from '../../database/demo/index.ts'
import { getEventDoor } from '../../features/events/contract/door.endpoints.ts'
import { getHeldEvent, listHeldEvents } from '../../features/events/contract/event.endpoints.ts'
import {
  listEventCandidates,
  listEventProjects,
  listEventRequests,
  listProjectEvents,
} from '../../features/events/contract/invitation.endpoints.ts'
import { getEventMonth } from '../../features/events/contract/month.endpoints.ts'
import { listPublicEvents } from '../../features/events/contract/public-event.endpoints.ts'
import { signIn } from '../support/http-sign-in.ts'
import { onDemo, sayCost, type Say } from './demo-world.ts'
import { askCost } from './statement-costs.ts'

/** Maximum database milliseconds of a list's page, of a search, and of a month. */
const pageGoal = 5
const searchGoal = 50
const monthGoal = 100

const events = 10_000
const invitationsOfEach = 10

/** Events of two years at the demo's accelerators, every fifth public, with 100,000 invitations. */
const fill = async (client: pg.Client): Promise<void> => {
  const { rows } = await client.query<{ n: number }>(
    "select count(*)::int as n from held_event where description = 'bench'",
  )
  if (rows[0]!.n > 0) return
  await client.query(`
    insert into project (name, leader_uid)
    select 'Участник смотра ' || g.n, case when g.n <= 20 then i.uid else u.uid end
    from generate_series(1, 5000) g (n) cross join (select uid from person where email = 'ini@demo.example') i
      join (select uid, row_number() over (order by uid) as place, count(*) over () as all from person where status = 'A') u
        on u.place = 1 + g.n % u.all
    on conflict do nothing`)
  await client.query(`
    insert into project_member (project_id, person_uid)
    select id, leader_uid from project where name like 'Участник смотра %' on conflict do nothing`)
  await client.query(`
    insert into held_event (accelerator_id, name, description, kind, starts_at, ends_at, time_zone, status, created_by, is_public)
    select a.id, 'Встреча ' || g.n, 'bench', 'DEMO_DAY', now() + (g.n - ${events / 2}) * interval '100 minutes',
      now() + (g.n - ${events / 2} + 1) * interval '100 minutes', 'Europe/Moscow',
      case when g.n < ${events / 2} then 'OVER' else 'PUBLISHED' end, x.uid, g.n % 5 = 0
    from generate_series(1, ${events}) g (n)
      join (select id, row_number() over (order by id) as place from accelerator) a on a.place = 1 + g.n % 2
      cross join (select uid from person where email = 'acc-admin@demo.example') x`)
  await client.query(`
    insert into event_invitation (event_id, project_id, status, message, changed_at)
    select e.id, p.id, (array['ACCEPTED', 'REQUESTED', 'INVITED', 'DECLINED', 'WAITING'])[1 + g.k % 5], 'Покажем прототип',
      now() - (e.id % 1000) * interval '1 hour'
    from held_event e cross join generate_series(1, ${invitationsOfEach}) g (k)
      join (select id, row_number() over (order by id) as n, count(*) over () as all from project where name like 'Участник смотра %') p
        on p.n = 1 + (e.id * 31 + g.k) % p.all
    where e.description = 'bench' on conflict do nothing`)
  // As after autovacuum: until then, a GIN index keeps inserted rows in a pending list that every search reads.
  await client.query('vacuum analyze')
}

/** Lists, the month, the requests and the entrance of an accelerator with 10,000 events and 100,000 invitations. */
export const measureEvents = (say: Say): Promise<void> =>
  onDemo({
    name: 'events',
    port: 3909,
    say,
    fill,
    measure: async ({ client, origin }) => {
      const { rows } = await client.query<{
        acceleratorId: number
        eventId: number
        projectId: number
        events: number
        invitations: number
      }>(`
        select m.accelerator_id::int as "acceleratorId", (select max(e.id)::int from held_event e
            where e.accelerator_id = m.accelerator_id and e.description = 'bench') as "eventId",
          (select min(id)::int from project where name like 'Участник смотра %') as "projectId",
          (select count(*)::int from held_event) as events, (select count(*)::int from event_invitation) as invitations
        from accelerator_member m join person u on u.uid = m.person_uid where u.email = 'acc-admin@demo.example' limit 1`)
      const { acceleratorId, eventId, projectId, events: all, invitations } = rows[0]!
      const [host, founder] = await Promise.all(
        ['acc-admin@demo.example', 'ini@demo.example'].map(async (email) => {
          const { headers } = await signIn(origin, email, demoPassword)
          return { ...headers, 'accelerator-id': String(acceleratorId) }
        }),
      )
      const month = new Date().toISOString().slice(0, 7)
      const ask = (
        { path }: { path: string },
        query: Record<string, string | number>,
        headers: Record<string, string> = host!,
      ): [url: string, init: RequestInit] => [
        `${origin}/api/v1${path}?${new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]))}`,
        { headers },
      ]
      say(`${all} events, ${invitations} invitations`)
      say('| call | ms of the database | goal |')
      say('| --- | --- | --- |')
      const calls: [name: string, request: [url: string, init: RequestInit], goal: number][] = [
        ['events, nearest first', ask(listHeldEvents, { limit: 50 }), searchGoal],
        [
          'events, newest first',
          ask(listHeldEvents, { limit: 50, sorting: 'START_DATE', sortingDirection: 'DESC' }),
          pageGoal,
        ],
        [
          'events ahead by name',
          ask(listHeldEvents, { limit: 50, ahead: 'true', sorting: 'NAME', sortingDirection: 'ASC' }),
          searchGoal,
        ],
        ['events found by a word', ask(listHeldEvents, { limit: 50, findText: 'встреча 77' }), searchGoal],
        ['events of a founder', ask(listHeldEvents, { limit: 50 }, founder), searchGoal],
        ['public events with their filters', ask(listPublicEvents, { limit: 12 }, {}), searchGoal],
        ['a month of a host', ask(getEventMonth, { month, timeZone: 'Europe/Moscow' }), monthGoal],
        [
          'a month of a founder',
          ask(getEventMonth, { month, timeZone: 'Europe/Moscow' }, founder),
          monthGoal,
        ],
        ['requests, newest first', ask(listEventRequests, { limit: 50 }), pageGoal],
        ['requests that wait', ask(listEventRequests, { limit: 50, status: 'REQUESTED' }), pageGoal],
        [
          'requests found by a word',
          ask(listEventRequests, { limit: 50, findText: 'смотра 77' }),
          searchGoal,
        ],
        ['an event', ask(getHeldEvent, { eventId }), searchGoal],
        ['projects at an event', ask(listEventProjects, { eventId, limit: 50 }), pageGoal],
        ['whom to invite', ask(listEventCandidates, { eventId, limit: 50 }), searchGoal],
        ['the door', ask(getEventDoor, { eventId }), searchGoal],
        ['events of a project', ask(listProjectEvents, { projectId, limit: 50 }, founder), pageGoal],
      ]
      for (const [name, [url, init], goal] of calls) {
        const cost = await askCost(client, url, init, { whole: true })
        sayCost(say, name, cost?.ms ?? Infinity, goal)
      }
      // Elapsed time, including the portal's own work.
      const [url, init] = ask(getEventMonth, { month, timeZone: 'Europe/Moscow' })
      const times: number[] = []
      for (let at = 0; at < 9; at += 1) {
        const start = performance.now()
        await (await fetch(url, init)).json()
        times.push(performance.now() - start)
      }
      sayCost(say, 'a month, answered', times.toSorted((one, other) => one - other)[4]!, monthGoal)
    },
  })
