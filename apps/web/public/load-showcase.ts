import { readAsked } from '#platform/web/public/list/list-address.ts'
import { askShown, type ListAnswer } from '#platform/web/public/list/list-pages.ts'
import type { PublicList } from '#platform/web/public/list/list.types.ts'
import { getShowcaseAccelerator } from '../../../features/accelerators/contract/showcase-accelerators.endpoints.ts'
import { acceleratorMeta } from '../../../features/accelerators/web/public/accelerator-meta.ts'
import type { ShownAccelerator } from '../../../features/accelerators/web/public/showcase.types.ts'
import { getShowcasePerson } from '../../../features/people/contract/showcase-people.endpoints.ts'
import type { ShowcaseRole } from '../../../features/people/domain/showcase-roles.ts'
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
import { isUnknown } from './is-unknown.ts'
import { UnknownPage, type PageData } from './page.ts'
import { UnknownAccelerator, UnknownPerson, UnknownProgramme } from './screens/unknown.tsx'

/** What a list of the showcase is drawn from: its declaration, and its rows or why there are none. */
export type ListData<Row> = PageData & {
  of: PublicList<Row>
  first: ListAnswer<Row> | null
  refused: string | null
}

const refusalOf = (error: unknown): string => {
  const code = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : ''
  if (code !== 'TOO_MANY_FILTER_VALUES' && code !== 'VALIDATION_FAILED') throw error
  return code
}

/** Loads a list as its address says it; an address that asks too much or nonsense is told so on the page. */
export const loadList =
  <Row>(declared: () => Promise<PublicList<Row>>) =>
  async (context: PublicContext, url: URL): Promise<ListData<Row>> => {
    const of = await declared()
    const [namespace = ''] = of.texts.split(':')
    const [answer] = await Promise.all([
      askShown<Row>(context.ask, of.of, readAsked(url.searchParams, of)).then(
        (first) => ({ first, refused: null }),
        (error: unknown) => ({ first: null, refused: refusalOf(error) }),
      ),
      context.loadTexts(namespace),
    ])
    const title = context.text(`${of.texts}.title`)
    const meta = { title, description: context.text(`${of.texts}.lead`), canonical: of.path }
    return { meta: answer.refused ? { title, hidden: true } : meta, of, ...answer }
  }

/** The number of `?id=`; what is none names nothing (spec 2). */
export const idOf = (url: URL, name = 'id'): string | null => {
  const id = url.searchParams.get(name) ?? ''
  return /^[1-9]\d{0,14}$/.test(id) ? id : null
}

/** What an accelerator's page is made from. */
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

/** What a programme's page is made from. */
export type ProgrammeData = PageData & { programme: PublicProgramme; now: number }

/** Loads a published programme. */
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

/** What a person's page is made from. */
export type PersonData = PageData & { person: ShownCard; all: { href: string; label: string } }

const listsOf = {
  EXPERT: { list: '/showcase/experts-list', page: '/details/expert-details', texts: 'experts' },
  MENTOR: { list: '/showcase/mentors-list', page: '/details/mentor-details', texts: 'mentors' },
  TRACKER: { list: '/showcase/trackers-list', page: '/details/tracker-details', texts: 'trackers' },
} as const

/** Loads the published card of somebody who is what the page is of. */
export const loadPerson =
  (role: ShowcaseRole) =>
  async (context: PublicContext, url: URL): Promise<PersonData> => {
    const { list, page, texts } = listsOf[role]
    await context.loadTexts('people')
    try {
      const query = { uid: (url.searchParams.get('uid') ?? '').slice(0, 64), role }
      const person = await context.ask(getShowcasePerson, { query })
      const all = { href: list, label: context.text(`people:showcase.${texts}.all`) }
      return { meta: personMeta(person, page), person, all }
    } catch (error) {
      throw isUnknown(error) ? new UnknownPage(UnknownPerson) : error
    }
  }
