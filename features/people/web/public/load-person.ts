import type { PublicPath } from '#platform/domain/screen-paths.ts'
import type { PublicContext } from '#platform/web/public/page-context.ts'
import { isUnknown } from '#platform/web/public/is-unknown.ts'
import { UnknownPage, type PageData } from '#platform/web/public/page.ts'
import { getShowcasePerson } from '../../contract/showcase-people.endpoints.ts'
import { showcasePages, type ShowcaseRole } from '../../domain/showcase-roles.ts'
import { personMeta } from './person-meta.ts'
import type { ShownCard } from './showcase.types.ts'
import { UnknownPerson } from './UnknownPerson.tsx'

/** Data of a person's page. */
export type PersonData = PageData & { person: ShownCard; all: { href: PublicPath; label: string } }

const textsOf = { EXPERT: 'experts', MENTOR: 'mentors', TRACKER: 'trackers' } as const

/** Loads a person's published card, if they have the page's role. */
export const loadPerson =
  (role: ShowcaseRole) =>
  async (context: PublicContext, url: URL): Promise<PersonData> => {
    const { list, page } = showcasePages[role]
    try {
      const query = { uid: (url.searchParams.get('uid') ?? '').slice(0, 64), role }
      const person = await context.ask(getShowcasePerson, { query })
      const all = { href: list, label: context.text(`people:showcase.${textsOf[role]}.all`) }
      return { meta: personMeta(person, page), person, all }
    } catch (error) {
      throw isUnknown(error) ? new UnknownPage(UnknownPerson) : error
    }
  }
