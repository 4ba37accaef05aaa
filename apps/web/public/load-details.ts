import { getShowcaseAccelerator } from '../../../features/accelerators/contract/showcase-accelerators.endpoints.ts'
import { acceleratorMeta } from '../../../features/accelerators/web/public/accelerator-meta.ts'
import type { ShownAccelerator } from '../../../features/accelerators/web/public/showcase.types.ts'
import { getShowcasePerson } from '../../../features/people/contract/showcase-people.endpoints.ts'
import type { PublicPath } from '#platform/domain/screen-paths.ts'
import { showcasePages, type ShowcaseRole } from '../../../features/people/domain/showcase-roles.ts'
import { personMeta } from '../../../features/people/web/public/person-meta.ts'
import type { ShownCard } from '../../../features/people/web/public/showcase.types.ts'
import {
  getPublicProgramme,
  listPublicProgrammes,
} from '../../../features/programmes/contract/public-programme.endpoints.ts'
import { programmeMeta } from '../../../features/programmes/web/public/programme-meta.ts'
import type {
  ListedProgramme,
  PublicProgramme,
} from '../../../features/programmes/web/public/public-programme.ts'
import type { PublicContext } from './context.ts'
import { idOf } from './id-of.ts'
import { isUnknown } from './is-unknown.ts'
import { UnknownPage, type PageData } from './page.ts'
import { UnknownAccelerator, UnknownPerson, UnknownProgramme } from './screens/unknown.tsx'

/** Data of an accelerator's page. */
export type AcceleratorData = PageData & {
  accelerator: ShownAccelerator
  programmes: readonly ListedProgramme[]
  now: number
}

/** Loads an approved accelerator with its published programmes. */
export const loadAccelerator = async (context: PublicContext, url: URL): Promise<AcceleratorData> => {
  const acceleratorId = idOf(url)
  await context.loadTexts('accelerators', 'programmes')
  if (!acceleratorId) throw new UnknownPage(UnknownAccelerator)
  try {
    const [accelerator, programmes] = await Promise.all([
      context.ask(getShowcaseAccelerator, { query: { acceleratorId } }),
      context.ask(listPublicProgrammes, { query: { acceleratorId } }),
    ])
    const meta = acceleratorMeta(accelerator, context.text)
    return { meta, accelerator, programmes: programmes.items, now: context.now }
  } catch (error) {
    throw isUnknown(error) ? new UnknownPage(UnknownAccelerator) : error
  }
}

/** Data of a programme's page. */
export type ProgrammeData = PageData & { programme: PublicProgramme; now: number }

export const loadProgramme = async (context: PublicContext, url: URL): Promise<ProgrammeData> => {
  const programmeId = idOf(url)
  await context.loadTexts('programmes')
  if (!programmeId) throw new UnknownPage(UnknownProgramme)
  try {
    const programme = await context.ask(getPublicProgramme, { query: { programmeId } })
    return { meta: programmeMeta(programme, context.text), programme, now: context.now }
  } catch (error) {
    throw isUnknown(error) ? new UnknownPage(UnknownProgramme) : error
  }
}

/** Data of a person's page. */
export type PersonData = PageData & { person: ShownCard; all: { href: PublicPath; label: string } }

const textsOf = { EXPERT: 'experts', MENTOR: 'mentors', TRACKER: 'trackers' } as const

/** Loads a person's published card, if they have the page's role. */
export const loadPerson =
  (role: ShowcaseRole) =>
  async (context: PublicContext, url: URL): Promise<PersonData> => {
    const { list, page } = showcasePages[role]
    await context.loadTexts('people')
    try {
      const query = { uid: (url.searchParams.get('uid') ?? '').slice(0, 64), role }
      const person = await context.ask(getShowcasePerson, { query })
      const all = { href: list, label: context.text(`people:showcase.${textsOf[role]}.all`) }
      return { meta: personMeta(person, page), person, all }
    } catch (error) {
      throw isUnknown(error) ? new UnknownPage(UnknownPerson) : error
    }
  }
