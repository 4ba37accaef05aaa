import type { CallOf, Endpoint } from '#platform/contract/endpoint.ts'
import type { List } from '#platform/contract/list.ts'
import type { Person } from '../factories/person.ts'
import type { Parts } from '../portal.ts'
import type { ListCheck } from './list-check.ts'
import { everybody, type Who, type World } from './world.ts'

type Absent = number | 'left out'

/** Who may make a call that nobody of `everybody` may. */
export type Only = {
  /** Who they are, for the document of permissions. */
  who: string
  /** Their call; absent if it needs a session or a link that only a test of the feature has. */
  call?: (world: World) => Promise<{ by: Person; parts: Parts }>
}

/** A call that only the mentor of its object may make. */
export const theMentor = (call: (world: World, mentor: Person) => Promise<Parts> | Parts): Only => ({
  who: 'the mentor',
  call: async (world) => {
    const by = await world.make.member({ accelerator: world.accelerator, role: 'MNT' })
    return { by, parts: await call(world, by) }
  },
})

/** Responses of one call by person: the permission table of product 4 for one endpoint. */
export type Row = {
  endpoint: Endpoint
  /** A valid call on a new object of the first accelerator, by this person. */
  call: (world: World, by: Person) => Promise<Parts>
  /** The call differs from person to person. */
  personal: boolean
  /** Allowed: neither 401, 403 nor 404. */
  may: readonly Who[]
  /** Who may, if nobody of `everybody` may. */
  only: Only | null
  /** See the object, but are not allowed: 403. */
  see: readonly Who[]
  rest: 403 | 404
  /**
   * The response for an unknown object to a permitted person, if not 404; null if it may be omitted. By field, if a
   * call names several objects.
   */
  absent: Absent | Readonly<Record<string, Absent>>
  /** The response of a public call to a guest. */
  guest: number | 'answer'
  /** For a list: who sees one of its objects, compared with its scope. */
  list: ListCheck | null
}

type Options = Partial<Pick<Row, 'see' | 'rest' | 'absent' | 'guest'>> & {
  only?: Only
  file?: NonNullable<Parts['file']>
  bytes?: Buffer
}

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
    ...(options.bytes ? { bytes: options.bytes } : {}),
  }),
  personal: call.length > 1,
  only: options.only ?? null,
  see: options.see ?? [],
  rest: options.rest ?? 404,
  absent: options.absent ?? 404,
  guest: options.guest ?? 'answer',
  list: 'list' in options ? options.list : null,
})

/** The response when the field refers to an unknown object. */
export const absentOf = ({ absent }: Row, field: string): Absent =>
  typeof absent === 'object' ? (absent[field] ?? 404) : absent

export const but = (...few: Who[]): Who[] => everybody.filter((who) => !few.includes(who))

/** Those of the first list that are not in the second. */
export const without = (all: readonly Who[], few: readonly Who[]): Who[] =>
  all.filter((who) => !few.includes(who))
