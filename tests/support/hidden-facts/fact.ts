import { plain, tree } from '../../../features/fields/domain/samples.ts'
import type { Person } from '../factories/person.ts'
import type { TestPortal } from '../portal.ts'
import { everybody, makeWorld, type World } from '../who-may/index.ts'
import { makeInvestors } from './investor-people.ts'

/**
 * Readers: everybody, an expert with an unfinished review of the same tasks, one whose reviews of them were withdrawn, and an
 * investor with somebody of their firm and somebody who left it.
 */
export const viewers = [...everybody, 'colleague', 'former', 'investor', 'partner', 'formerPartner'] as const

export type Viewer = (typeof viewers)[number]

/** Any reader; a guest makes only the public calls. */
export type AnyReader = Viewer | 'guest'

/** The world of the permission table with those viewers; its accelerator's experts may read others' reviews once they are done. */
export type HiddenWorld = Omit<World, 'people'> & {
  people: Record<Viewer, Person>
  /** Fields of every profile, by code: a text and a file that reveal its owner, and a text that does not. */
  profile: { templateId: number; codes: readonly ['whose', 'whose_deck', 'pitch'] }
}

export const makeHiddenWorld = async (portal: TestPortal): Promise<HiddenWorld> => {
  const world = await makeWorld(portal)
  const { make, db, accelerator, people } = world
  await db
    .updateTable('accelerator')
    .set({ expert_reads_others: true })
    .where('id', '=', accelerator.id)
    .execute()
  const codes = ['whose', 'whose_deck', 'pitch'] as const
  const { id: templateId } = await make.profileTemplate({
    status: 'ACTIVE',
    main: true,
    tree: tree(
      plain({ code: codes[0], type: 'STRING', identifies: true }),
      plain({ code: codes[1], type: 'FILE', identifies: true, limits: { extensions: ['txt'] } }),
      plain({ code: codes[2], type: 'STRING' }),
    ),
  })
  const expert = () => make.member({ accelerator, role: 'EXP' })
  return {
    ...world,
    people: {
      ...people,
      ...(await makeInvestors(portal)),
      colleague: await expert(),
      former: await expert(),
    },
    profile: { templateId, codes },
  }
}

/** Ids by which calls refer to objects. */
export type Ids = Readonly<Record<string, unknown>>

/** The planted fact: words that occur nowhere else, and the ids of their objects. */
export type Planted = {
  words: readonly string[]
  ids: Ids
  /** Other ids for some viewers: a reviewer of the same task uses those of their own review. */
  own?: Partial<Record<Viewer, Ids>>
}

/** Something that only some people may know. A feature adds its own in a `*.facts.ts` of this folder. */
export type HiddenFact = {
  name: string
  /** All others can read none of its words anywhere; of these, somebody can read each somewhere. */
  readers: readonly AnyReader[]
  /** Each of these can read every word somewhere. */
  surely?: readonly Viewer[]
  /** Words by which some search finds something; no search finds anything by the others. */
  searched?: readonly string[]
  /** Creates it with the portal's own calls, so that everything derived from it exists, too. */
  plant: (portal: TestPortal, world: HiddenWorld) => Promise<Planted>
  /** Other people who are notified when it is created, to refetch their own data. */
  alsoHear?: readonly Viewer[]
  /** The moment when it becomes visible, if separate: pushes and counters must not reveal it to others either. */
  comesAbout?: (portal: TestPortal, world: HiddenWorld, planted: Planted) => Promise<void>
}
