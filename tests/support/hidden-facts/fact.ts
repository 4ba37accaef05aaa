import { plain, tree } from '../../../features/fields/domain/samples.ts'
import type { Person } from '../factories/person.ts'
import type { TestPortal } from '../portal.ts'
import { everybody, makeWorld, type World } from '../who-may/index.ts'

/** Who reads: everybody, an expert who reviews the same tasks and is not done, and one whose reviews of them were withdrawn. */
export const viewers = [...everybody, 'colleague', 'former'] as const

export type Viewer = (typeof viewers)[number]

/** The world of the permission table with those viewers; experts of its accelerator read what others wrote once they are done. */
export type HiddenWorld = Omit<World, 'people'> & {
  people: Record<Viewer, Person>
  /** What every profile is made of, by the codes of its fields: two that say whose it is, a text and a file, and a text that does not. */
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
    people: { ...people, colleague: await expert(), former: await expert() },
    profile: { templateId, codes },
  }
}

/** The ids by which calls name things. */
export type Ids = Readonly<Record<string, unknown>>

/** What was planted: words that stand nowhere else, and the ids by which calls name what they belong to. */
export type Planted = {
  words: readonly string[]
  ids: Ids
  /** By which other ids somebody asks besides: a reviewer of the same task by those of their own review. */
  own?: Partial<Record<Viewer, Ids>>
}

/** Something that only some may learn of. A feature that keeps one adds it in a `*.facts.ts` of this folder. */
export type HiddenFact = {
  name: string
  /** Everybody else reads none of its words anywhere; of these, somebody reads each somewhere. */
  readers: readonly Viewer[]
  /** Each of these reads every word somewhere. */
  surely?: readonly Viewer[]
  /** Its words by which some search finds something; by the others none does. */
  searched?: readonly string[]
  /** Brings it about by the portal's own calls, so that whatever follows from it has been written, too. */
  plant: (portal: TestPortal, world: HiddenWorld) => Promise<Planted>
  /** Who is told besides, as it comes about, to fetch again what of their own it changes. */
  alsoHear?: readonly Viewer[]
  /** The moment at which it is there, where that is one of its own: what is pushed and counted then tells nobody else of it either. */
  comesAbout?: (portal: TestPortal, world: HiddenWorld, planted: Planted) => Promise<void>
}
