import type { RawBuilder } from 'kysely'
import type { Person as Actor } from '#platform/domain/actor.ts'
import type { PolicyAction } from '#platform/domain/policy.ts'
import type { Reader } from '#platform/server/lists/rows.ts'
import type { Parts } from '../portal.ts'

/** What is said of a list: what there is of its kind, and who sees one of it on its own page. */
export type ListCheck = {
  /** What names a row of the answer. */
  key: string
  /** Every object the list could show, whoever asks; `null` where only the shown ones can be named. */
  all: ((parts: Parts) => RawBuilder<unknown>) | null
  /** The policy of one object. */
  sees: (reader: Reader & { actor: Actor }, key: never, parts: Parts) => Promise<boolean>
  /** Whoever is refused the list sees none of its objects elsewhere either. */
  closed: boolean
}

export const acceleratorOf = ({ headers }: Parts): number => Number(headers!['accelerator-id'])

/** Of objects that the policy checks one by one. */
export const checked = <Subject>(
  all: ListCheck['all'],
  find: (reader: Reader, id: number) => Promise<Subject | undefined>,
  sees: (actor: Actor, subject: Subject, parts: Parts) => boolean,
  options: Partial<Pick<ListCheck, 'key' | 'closed'>> = {},
): ListCheck => ({
  key: 'id',
  closed: false,
  ...options,
  all,
  sees: async (reader, id, parts) => {
    const subject = await find(reader, id)
    return subject !== undefined && sees(reader.actor, subject, parts)
  },
})

/** Of objects that are all open to whoever may ask for them. */
export const open = (action: PolicyAction<unknown>, all: ListCheck['all'] = null, key = 'id'): ListCheck => ({
  key,
  all,
  closed: false,
  sees: async ({ actor }) => action.allows(actor, null),
})

/** Of objects that are all open to whoever may act so in the accelerator that is asked for; nobody else reads one. */
export const openIn = (
  action: PolicyAction<{ acceleratorId: number }>,
  all: ListCheck['all'],
  key = 'id',
): ListCheck => ({
  key,
  all,
  closed: true,
  sees: async ({ actor }, _key, parts) => action.allows(actor, { acceleratorId: acceleratorOf(parts) }),
})

/** The same person as a founder: their rooms in accelerators are other lists. */
export const asFounder = (actor: Actor): Actor => ({ ...actor, roles: ['INI'], memberships: [] })
