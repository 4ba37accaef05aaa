import { sql, type RawBuilder } from 'kysely'
import type { Person as Actor } from '#platform/domain/actor.ts'
import type { PolicyAction } from '#platform/domain/policy.ts'
import type { SignedIn } from '#platform/server/context.ts'
import type { RowSet } from '#platform/server/lists/row-set.ts'
import type { Reader } from '#platform/server/lists/rows.ts'
import type { Parts } from '../portal.ts'

/** The objects of a list, and who sees one of them on its own page. */
export type ListCheck = {
  /** The key of a row in the response. */
  key: string
  /** Every object that the list could show to anybody; `null` if only the shown ones can be named. */
  all: ((parts: Parts) => RawBuilder<unknown>) | null
  /** The policy of one object. */
  sees: (reader: Reader & { actor: Actor }, key: never, parts: Parts) => Promise<boolean>
  /** People without access to the list see none of its objects elsewhere either. */
  closed: boolean
}

export const acceleratorOf = ({ headers }: Parts): number => Number(headers!['accelerator-id'])

/** For objects that the policy checks one by one. */
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

/** For the rows of a row set, at the requested accelerator if the list is about one. */
export const ofSet = (
  {
    from,
    key,
    sees,
  }: Pick<RowSet<never, { acceleratorId: number }, Record<string, never>>, 'from' | 'key' | 'sees'>,
  of: 'accelerator' | 'reader',
): ListCheck => ({
  key: 'id',
  all: () => sql`select ${key} from ${from}`,
  sees: async (reader, id, parts) =>
    sees(reader as SignedIn, id, { acceleratorId: of === 'reader' ? 0 : acceleratorOf(parts) }),
  closed: true,
})

/** For objects visible to everybody who may call the list. */
export const open = (action: PolicyAction<unknown>, all: ListCheck['all'] = null, key = 'id'): ListCheck => ({
  key,
  all,
  closed: false,
  sees: async ({ actor }) => action.allows(actor, null),
})

/** For objects visible to everybody with this permission in the requested accelerator, and to nobody else. */
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
