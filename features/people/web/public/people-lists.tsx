import { showcasePages, type ShowcaseRole } from '../../domain/showcase-roles.ts'
import { linkTo } from '#platform/domain/screen-paths.ts'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import type { PublicList } from '#platform/web/public/list/list.types.ts'
import {
  listShowcaseExperts,
  listShowcaseMentors,
  listShowcaseTrackers,
} from '../../contract/showcase-people.endpoints.ts'
import { PersonInList } from './PersonInList.tsx'
import { placeOf, workOf } from './person-words.ts'
import type { ShownPerson } from './showcase.types.ts'

const names = (some: readonly { name: string }[]): string => some.map(({ name }) => name).join(', ') || '—'

const siblings = [
  { path: showcasePages.EXPERT.list, text: 'showcase.experts.title' },
  { path: showcasePages.MENTOR.list, text: 'showcase.mentors.title' },
  { path: showcasePages.TRACKER.list, text: 'showcase.trackers.title' },
]

const peopleList = (
  of: Endpoint,
  { list, page }: (typeof showcasePages)[ShowcaseRole],
  texts: `people:${string}`,
  filters: readonly string[] = ['competencyId', 'industryId', 'countryId'],
): PublicList<ShownPerson> => ({
  of,
  path: list,
  texts,
  siblings,
  filters,
  sortings: ['NAME', '-NAME', '-REGISTRATION_DATE'],
  rowKey: ({ uid }) => uid,
  card: (person) => <PersonInList person={person} page={page} />,
  columns: [
    { key: 'name', cell: ({ uid, fullName }) => <a href={linkTo(page, { uid })}>{fullName}</a> },
    { key: 'work', cell: (person) => workOf(person) || '—' },
    { key: 'competencies', cell: ({ competencies }) => names(competencies) },
    { key: 'industries', cell: ({ industries }) => names(industries) },
    { key: 'place', cell: (person) => placeOf(person) || '—' },
  ],
})

export const experts = peopleList(listShowcaseExperts, showcasePages.EXPERT, 'people:showcase.experts', [
  'certified',
  'competencyId',
  'industryId',
  'countryId',
])

export const mentors = peopleList(listShowcaseMentors, showcasePages.MENTOR, 'people:showcase.mentors')

export const trackers = peopleList(listShowcaseTrackers, showcasePages.TRACKER, 'people:showcase.trackers')
