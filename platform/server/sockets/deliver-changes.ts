import { sql } from 'kysely'
import { type SocketMessage } from '#platform/contract/socket-messages.ts'
import type { Tag } from '#platform/contract/tags.ts'
import type { Db } from '../context.ts'
import type { ChangeNotice } from './changes.ts'
import type { Connections } from './connections.ts'

/** Milliseconds in which notices are collected: a run of fifty decisions becomes one message and one query. */
const gather = 100

/** Milliseconds over which the pages of this many people spread their requests: about five hundred per second. */
const spread = (people: number): number => Math.min(10_000, 100 + people * 2)

/** Data that the portal's administrators manage: every change of it concerns them. */
const ofAdministrators: ReadonlySet<Tag> = new Set([
  'accelerator',
  'dictionary',
  'object',
  'person',
  'profileTemplate',
  'role',
])

/**
 * Data of an accelerator that all its members see; work on its projects concerns only its team, and a tracker's own
 * concerns the tracker.
 */
const ofMembers: ReadonlySet<Tag> = new Set(['accelerator', 'acceleratorTeam', 'marketingFile', 'programme'])

type Member = { uid: string; acceleratorId: number; isTeam: boolean }

const only = (uid: string | null) => (uid === null ? sql`true` : sql`person_uid = ${uid}`)

// Read at delivery: a person who lost a right by the change is not notified.
const membersOf = async (db: Db, accelerators: readonly number[], uid: string | null): Promise<Member[]> => {
  if (accelerators.length === 0) return []
  const { rows } = await sql<Member>`
    select person_uid as uid, accelerator_id as "acceleratorId", bool_or(role in ('ACC', 'TRC_TEAM')) as "isTeam"
    from counted_membership where accelerator_id = any(${accelerators}) and ${only(uid)}
    group by person_uid, accelerator_id`.execute(db)
  return rows
}

const administrators = async (db: Db, uid: string | null): Promise<string[]> => {
  const { rows } = await sql<{ uid: string }>`
    select person_uid as uid from person_role where role in ('ADMIN', 'HTADM') and ${only(uid)}`.execute(db)
  return rows.map((row) => row.uid)
}

/** Tags for each person, by the page that made the change. */
type Deliveries = Map<string, Map<string | null, Set<Tag>>>

/** Tags of notices for everybody, and for individual people. */
const deliveriesOf = async (
  db: Db,
  notices: readonly ChangeNotice[],
  person: string | null = null,
): Promise<Deliveries> => {
  const accelerators = [...new Set(notices.flatMap((notice) => notice.accelerators))]
  const isForAdministrators = notices.some((notice) => notice.tags.some((tag) => ofAdministrators.has(tag)))
  const [members, admins] = await Promise.all([
    membersOf(db, accelerators, person),
    isForAdministrators ? administrators(db, person) : [],
  ])
  const deliveries: Deliveries = new Map()
  const deliver = (uid: string, page: string | null, tags: readonly Tag[]): void => {
    if (tags.length === 0) return
    const own = deliveries.get(uid) ?? new Map<string | null, Set<Tag>>()
    deliveries.set(uid, own.set(page, new Set([...(own.get(page) ?? []), ...tags])))
  }
  for (const notice of notices) {
    const { tags, by } = notice
    const pageOf = (uid: string): string | null => (uid === by ? notice.page : null)
    for (const uid of notice.people) deliver(uid, pageOf(uid), tags)
    for (const uid of admins)
      deliver(
        uid,
        pageOf(uid),
        tags.filter((tag) => ofAdministrators.has(tag)),
      )
    for (const { uid, acceleratorId, isTeam } of members)
      if (notice.accelerators.includes(acceleratorId))
        deliver(
          uid,
          pageOf(uid),
          tags.filter((tag) => isTeam || ofMembers.has(tag)),
        )
  }
  return deliveries
}

const changedMessage = (tags: Iterable<Tag>, within: number, page: string | null): string =>
  JSON.stringify({
    namespace: 'Fresh',
    action: 'CHANGED',
    message: { tags: [...tags], within, page },
  } satisfies SocketMessage)

/** The messages of all notices for a person, one for each page that made a change. */
export const messagesOf = async (
  db: Db,
  notices: readonly ChangeNotice[],
  uid: string,
): Promise<string[]> => {
  const own = (await deliveriesOf(db, notices, uid)).get(uid) ?? []
  return [...own].map(([page, tags]) => changedMessage(tags, spread(1), page))
}

/** Collects notices and notifies the pages of this process; `onMissed` if the people concerned could not be read. */
export const createDelivery = (options: {
  db: Db
  connections: Connections
  onMissed: (error: unknown) => void
}) => {
  let waiting: ChangeNotice[] = []
  let timer: NodeJS.Timeout | undefined

  const deliver = async (): Promise<void> => {
    timer = undefined
    const notices = waiting
    waiting = []
    const here = new Set(options.connections.people())
    if (here.size === 0) return
    const deliveries = [...(await deliveriesOf(options.db, notices))].filter(([uid]) => here.has(uid))
    const within = spread(deliveries.length)
    for (const [uid, byPage] of deliveries) {
      for (const [page, tags] of byPage) options.connections.sendTo(uid, changedMessage(tags, within, page))
    }
  }

  return {
    take: (notice: ChangeNotice): void => {
      waiting.push(notice)
      timer ??= setTimeout(() => void deliver().catch(options.onMissed), gather)
    },
    stop: (): void => clearTimeout(timer),
  }
}
