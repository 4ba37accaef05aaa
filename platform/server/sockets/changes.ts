import { z } from 'zod'
import { tags, type Tag } from '#platform/contract/tags.ts'
import { personOf } from '#platform/domain/actor.ts'
import { policyPeople } from '#platform/domain/policy-people.ts'
import type { Context, Db } from '../context.ts'
import { sayBehind } from './channels.ts'

/** The NOTIFY channel for changes, on which all processes listen. */
export const changesChannel = 'changes'

const notice = z.object({
  tags: z.array(z.enum(tags)),
  people: z.array(z.string()),
  accelerators: z.array(z.number()),
  /** The page that made the change, and the person whose page it is: only they are sent its id. */
  page: z.string().nullable(),
  by: z.string().nullable().default(null),
})

/** A message between processes: what changed, the people concerned, and the page that made the change. */
export type ChangeNotice = z.output<typeof notice>

/** People that a change concerns: by uid, and by the accelerator they work for. */
export type Concerned = { people?: readonly string[]; accelerators?: readonly number[] }

/** Facts of a subject that contain the people concerned. */
const peopleFacts = Object.entries(policyPeople).flatMap(([name, isNotified]) => (isNotified ? [name] : []))

const acceleratorFacts = ['acceleratorId', 'acceleratorIds', 'keeperId'] as const

/** People concerned by a change of these subjects, as `policyPeople` declares their policy facts. */
export const concernedBy = (subject: unknown): Required<Concerned> => {
  const subjects = [subject].flat().filter((one) => one !== null && typeof one === 'object')
  const facts = <Value>(names: readonly string[], isOne: (value: unknown) => value is Value): Value[] =>
    subjects.flatMap((one) => names.flatMap((name) => (one as Record<string, unknown>)[name]).filter(isOne))
  return {
    people: facts(peopleFacts, (value) => typeof value === 'string'),
    accelerators: facts(acceleratorFacts, (value) => typeof value === 'number'),
  }
}

/** Accelerators of the events of a running transaction. */
const raisedFor = new WeakMap<Db, Set<number>>()

/** Records the accelerator of an event of this transaction: its team is concerned. */
export const noteAccelerator = (db: Db, acceleratorId: number | null): void => {
  if (acceleratorId === null || !db.isTransaction) return
  const known = raisedFor.get(db)
  if (known) known.add(acceleratorId)
  else raisedFor.set(db, new Set([acceleratorId]))
}

// NOTIFY allows 8,000 bytes: 100 uids of 39 and 300 ids leave space for the tags.
const peoplePerNotice = 100
const acceleratorsPerNotice = 300

/**
 * Notifies the pages of the people concerned, on any process, that data with these tags changed; in a transaction,
 * after its commit and without a round trip of its own. Also for changes by background jobs.
 */
export const announceChanges = async (
  db: Db,
  changed: readonly Tag[],
  { people = [], accelerators = [] }: Concerned,
  { page = null, by = null }: Partial<Pick<ChangeNotice, 'page' | 'by'>> = {},
): Promise<void> => {
  if (changed.length === 0) return
  const uids = [...new Set(people)]
  const ids = [...new Set(accelerators)]
  const parts = Math.max(
    1,
    Math.ceil(uids.length / peoplePerNotice),
    Math.ceil(ids.length / acceleratorsPerNotice),
  )
  const partOf = <One>(all: readonly One[], part: number, size: number) =>
    all.slice(part * size, (part + 1) * size)
  const notices = Array.from({ length: parts }, (_, part): ChangeNotice => ({
    tags: [...changed],
    people: partOf(uids, part, peoplePerNotice),
    accelerators: partOf(ids, part, acceleratorsPerNotice),
    page,
    by,
  }))
  await sayBehind(
    db,
    changesChannel,
    notices.map((one) => JSON.stringify(one)),
  )
}

/** Notifies of a command's changes: the subject's people and accelerators, those of its events, and the actor. */
export const announceCommand = (
  { db, actor, page }: Pick<Context, 'db' | 'actor' | 'page'>,
  changed: readonly Tag[],
  subject: unknown,
): Promise<void> => {
  const { people, accelerators } = concernedBy(subject)
  const self = personOf(actor)
  return announceChanges(
    db,
    changed,
    {
      people: self ? [...people, self.uid] : people,
      accelerators: [...accelerators, ...(raisedFor.get(db) ?? [])],
    },
    { page, by: self?.uid ?? null },
  )
}

/** Parses a notice; null if it is invalid. */
export const openNotice = (payload: string): ChangeNotice | null => {
  try {
    return notice.parse(JSON.parse(payload))
  } catch {
    return null
  }
}
