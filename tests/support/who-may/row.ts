import type { CallOf, Endpoint } from '#platform/contract/endpoint.ts'
import type { List } from '#platform/contract/list.ts'
import type { Person } from '../factories/person.ts'
import type { Parts } from '../portal.ts'
import type { ListCheck } from './list-check.ts'
import { everybody, type Who, type World } from './world.ts'

type Absent = number | 'left out'

/** What one call answers to whom: the permission table of product 4 for one endpoint. */
export type Row = {
  endpoint: Endpoint
  /** A valid call on a fresh object of the first accelerator, by this person. */
  call: (world: World, by: Person) => Promise<Parts>
  /** The call differs from person to person. */
  personal: boolean
  /** May: neither 401, 403 nor 404. */
  may: readonly Who[]
  /** See the object, but may not do this: 403. */
  see: readonly Who[]
  rest: 403 | 404
  /**
   * What an object that does not exist answers to one who may, where it is not 404; of several it may be left out.
   * By the field that names it, where a call names more than one thing.
   */
  absent: Absent | Readonly<Record<string, Absent>>
  /** What a guest gets of a public call. */
  guest: number | 'answer'
  /** Of a list: who sees one of its objects, which its scope is held against. */
  list: ListCheck | null
}

type Options = Partial<Pick<Row, 'see' | 'rest' | 'absent' | 'guest'>> & { file?: NonNullable<Parts['file']> }

/** A list without its check does not compile. */
type OptionsOf<E extends Endpoint> = E extends List ? [Options & { list: ListCheck }] : [Options?]

/** Declares the row of an endpoint; the call is checked against the contract. */
export const row = <E extends Endpoint>(
  endpoint: E,
  may: readonly Who[],
  call: (world: World, by: Person) => Promise<CallOf<E>> | CallOf<E>,
  ...[options = {}]: OptionsOf<E>
): Row => ({
  endpoint,
  may,
  call: async (world, by) => ({
    ...(await call(world, by)),
    ...(options.file ? { file: options.file } : {}),
  }),
  personal: call.length > 1,
  see: options.see ?? [],
  rest: options.rest ?? 404,
  absent: options.absent ?? 404,
  guest: options.guest ?? 'answer',
  list: 'list' in options ? options.list : null,
})

/** What the call answers when the field leads nowhere. */
export const absentOf = ({ absent }: Row, field: string): Absent =>
  typeof absent === 'object' ? (absent[field] ?? 404) : absent

export const but = (...few: Who[]): Who[] => everybody.filter((who) => !few.includes(who))

/** Those of the first list that are not in the second. */
export const without = (all: readonly Who[], few: readonly Who[]): Who[] =>
  all.filter((who) => !few.includes(who))
