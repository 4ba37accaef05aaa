import { linkTo } from '#platform/domain/screen-paths.ts'
import type { PersonPath } from '../../domain/showcase-roles.ts'
import { shortened } from '#platform/web/public/shortened.ts'
import type { PageMeta } from '#platform/web/public/page-meta.ts'
import { placeOf, workOf } from './person-words.ts'
import type { ShownCard } from './showcase.types.ts'

/** Metadata of a person for the tab, search engines and link previews: data of the published card. */
export const personMeta = (person: ShownCard, page: PersonPath): PageMeta => {
  const work = workOf(person)
  return {
    title: person.fullName,
    description: shortened([work, placeOf(person), person.about].filter(Boolean).join('. ')),
    canonical: linkTo(page, { uid: person.uid }),
    type: 'profile',
    ...(person.avatar ? { picture: { url: person.avatar.largeUrl, width: 512, height: 512 } } : {}),
    data: {
      '@type': 'ProfilePage',
      mainEntity: {
        '@type': 'Person',
        name: person.fullName,
        ...(person.specialty ? { jobTitle: person.specialty } : {}),
        ...(person.company ? { worksFor: { '@type': 'Organization', name: person.company } } : {}),
        ...(person.competencies.length > 0
          ? { knowsAbout: person.competencies.map(({ name }) => name) }
          : {}),
      },
    },
  }
}
