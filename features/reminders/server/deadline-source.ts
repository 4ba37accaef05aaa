import { sql } from 'kysely'
import type { draftNotice } from '#features/communication'
import type { Sql } from '#platform/server/lists/order.ts'
import type { PortalRule, ReminderKind } from '../domain/reminder-rules.ts'

type Draft = ReturnType<typeof draftNotice>

/** One item for which a rule sends a reminder on a day. */
export type DueReminder = {
  acceleratorId: number
  object: string
  dueOn: string
  /** The deadline as notifications get it: day, time and time zone. */
  until: string
  sendOn: string
  step: 'REMIND' | 'ESCALATE'
  /** Whether the deadline has passed when the reminder is sent. */
  isLate: boolean
  about: string
  project: string
  /** Name of the project as the people responsible see it. */
  shown: string
  person: string
  assigned: string[]
  /** The clients of the work, if the rule includes them. */
  clients: string[]
  others: string[]
  /** People who may not know of the item. */
  barred: string[]
  /** Number of objects that wait, for an item that covers several. */
  count: number
  placeId: number
  thingId: number
}

/** Items that wait for somebody, and their notifications. */
type Waiting = {
  /** Identifies the item among all kinds: `task:12`. */
  object: Sql
  /** The day of the deadline in the time zone of the accelerator `a`. */
  dueOn: Sql
  /** The time of that day, `HH:MM` by the same clock; by default the end of the day. */
  dueTime?: Sql
  about: Sql
  project?: Sql
  /** Name of the project as the people responsible may know it, if it differs. */
  shown?: Sql
  person?: Sql
  /** Uids of the people responsible. */
  assigned: Sql
  clients?: Sql
  tracker?: Sql
  /** Instant from which the item waits: nobody is reminded within half a day of it. */
  since?: Sql
  /** Days of the last step that was sent by other means, if any: rules of the portal do not repeat it. */
  sentDays?: Sql
  /** Uids of people who may not know of the item: they are neither reminded as others nor see it in the plan. */
  barred?: Sql
  /** Whether the accelerator’s own rules apply; otherwise only those of the portal do. */
  isOwn?: Sql
  /** Whether rules of the portal apply; otherwise only the accelerator’s own do. */
  byPortal?: Sql
  count?: Sql
  placeId?: Sql
  thingId: Sql
  /** Tables and the condition: open items of the accelerator `a` that still wait. */
  from: Sql
  where: Sql
  /** Notifications of a reminder. */
  notices: (due: DueReminder) => Draft[]
}

/** Deadlines of one kind, declared by the feature that owns them and registered by `addDeadlineSource`. */
export type DeadlineSource = Waiting & {
  kind: ReminderKind
  /** What waits once the deadline has passed, if it is something else or waits for other people. */
  after?: Waiting
  /** Rules that apply in accelerators without rules of their own for this kind. */
  portalRules: readonly PortalRule[]
}

const nobody = sql`'{}'::uuid[]`
const nothing = sql`''`

const sources = new Map<ReminderKind, DeadlineSource>()

/** Registers the deadlines of a feature. */
export const addDeadlineSource = (source: DeadlineSource): void => void sources.set(source.kind, source)

/** Registered sources. */
export const deadlineSources = (): DeadlineSource[] => [...sources.values()]

export const sourceOf = (kind: ReminderKind): DeadlineSource => {
  const source = sources.get(kind)
  if (!source) throw new Error(`No feature declares deadlines of the kind ${kind}`)
  return source
}

/** Query for items; `isLate` is whether they wait only after the deadline, or null for both. */
const select = (items: Waiting, isLate: boolean | null): Sql => {
  const { project = nothing, shown = project, person = nothing, clients = nobody, tracker = nobody } = items
  const { since = sql`null::timestamptz`, sentDays = sql`null::int`, barred = nobody, count = sql`1` } = items
  const { isOwn = sql`true`, byPortal = sql`true`, thingId, placeId = thingId } = items
  const { dueTime = sql`'23:59'` } = items
  return sql`
    select ${items.object} as object, ${items.dueOn} as due_on, ${dueTime}::text as due_time,
      ${items.about} as about, ${project} as project,
      ${shown} as shown, ${person} as person, ${items.assigned} as assigned, ${clients} as clients,
      ${tracker} as tracker, ${since} as since, ${sentDays} as sent_days, ${barred} as barred, ${isOwn} as is_own,
      ${byPortal} as by_portal, ${count}::int as count, ${placeId} as place_id, ${thingId} as thing_id,
      ${isLate}::boolean as is_late
    from ${items.from} where ${items.where}`
}

/** Query for the open items of a source in the accelerator of row `a`. */
export const itemsOf = (source: DeadlineSource): Sql =>
  source.after
    ? sql`(${select(source, false)}) union all (${select(source.after, true)})`
    : select(source, null)

/** The notifications of a reminder. */
export const noticesOfDue = (kind: ReminderKind, due: DueReminder): Draft[] => {
  const source = sourceOf(kind)
  return (due.isLate && source.after ? source.after : source).notices(due)
}
