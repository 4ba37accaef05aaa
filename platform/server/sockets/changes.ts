import { z } from 'zod'
import { tags, type Tag } from '#platform/contract/tags.ts'
import { personOf } from '#platform/domain/actor.ts'
import type { Context, Db } from '../context.ts'
import { sayBehind } from './channels.ts'

/** The channel over which all processes hear what has changed. */
export const changesChannel = 'changes'

const notice = z.object({
  tags: z.array(z.enum(tags)),
  people: z.array(z.string()),
  accelerators: z.array(z.number()),
  page: z.string().nullable(),
})

/** What travels between the processes: what changed, whom it concerns, and the page that knows it already. */
export type ChangeNotice = z.output<typeof notice>

/** Whom a change concerns: people by uid, and whoever works for an accelerator. */
export type Concerned = { people?: readonly string[]; accelerators?: readonly number[] }

/** Facts of a subject that name people it concerns; policies call them so (CONTRIBUTING). */
const peopleFacts = [
  'uid',
  'personUid',
  'leaderUid',
  'memberUid',
  'memberUids',
  'trackerUid',
  'trackerUids',
  'inviteeUid',
  'fromUid',
  'toUid',
  'requesterUid',
  'recipientUid',
  'expertUid',
] as const

const acceleratorFacts = ['acceleratorId', 'acceleratorIds', 'keeperId'] as const

/** Whom a change of these subjects concerns, by the names of the facts their policy decides on. */
export const concernedBy = (subject: unknown): Required<Concerned> => {
  const subjects = [subject].flat().filter((one) => one !== null && typeof one === 'object')
  const facts = <Value>(names: readonly string[], isOne: (value: unknown) => value is Value): Value[] =>
    subjects.flatMap((one) => names.flatMap((name) => (one as Record<string, unknown>)[name]).filter(isOne))
  return {
    people: facts(peopleFacts, (value) => typeof value === 'string'),
    accelerators: facts(acceleratorFacts, (value) => typeof value === 'number'),
  }
}

/** Accelerators that the events of a running transaction belong to. */
const raisedFor = new WeakMap<Db, Set<number>>()

/** Notes the accelerator that an event of this transaction belongs to: its team is concerned. */
export const noteAccelerator = (db: Db, acceleratorId: number | null): void => {
  if (acceleratorId === null || !db.isTransaction) return
  const known = raisedFor.get(db)
  if (known) known.add(acceleratorId)
  else raisedFor.set(db, new Set([acceleratorId]))
}

// NOTIFY carries 8,000 bytes: 100 uids of 39 and 300 ids leave room for the tags.
const peoplePerNotice = 100
const acceleratorsPerNotice = 300

/**
 * Tells the pages of everybody concerned that things of some kinds have changed, at any process; with a transaction,
 * after its commit and at no trip of its own. For what background work changes, too.
 */
export const announceChanges = async (
  db: Db,
  changed: readonly Tag[],
  { people = [], accelerators = [] }: Concerned,
  page: string | null = null,
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
  }))
  await sayBehind(
    db,
    changesChannel,
    notices.map((one) => JSON.stringify(one)),
  )
}

/** Tells what a command has changed: the subject's people and accelerators, those of its events, and the actor. */
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
    page,
  )
}

/** Reads a notice; null for anything that is none. */
export const openNotice = (payload: string): ChangeNotice | null => {
  try {
    return notice.parse(JSON.parse(payload))
  } catch {
    return null
  }
}
