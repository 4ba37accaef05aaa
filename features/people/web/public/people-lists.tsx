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
  { path: '/showcase/experts-list', text: 'showcase.experts.title' },
  { path: '/showcase/mentors-list', text: 'showcase.mentors.title' },
  { path: '/showcase/trackers-list', text: 'showcase.trackers.title' },
]

const peopleList = (
  of: Endpoint,
  { list, page, texts }: { list: string; page: string; texts: `people:${string}` },
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
    { key: 'name', cell: ({ uid, fullName }) => <a href={`${page}?uid=${uid}`}>{fullName}</a> },
    { key: 'work', cell: (person) => workOf(person) || '—' },
    { key: 'competencies', cell: ({ competencies }) => names(competencies) },
    { key: 'industries', cell: ({ industries }) => names(industries) },
    { key: 'place', cell: (person) => placeOf(person) || '—' },
  ],
})

export const experts = peopleList(
  listShowcaseExperts,
  { list: '/showcase/experts-list', page: '/details/expert-details', texts: 'people:showcase.experts' },
  ['certified', 'competencyId', 'industryId', 'countryId'],
)

export const mentors = peopleList(listShowcaseMentors, {
  list: '/showcase/mentors-list',
  page: '/details/mentor-details',
  texts: 'people:showcase.mentors',
})

export const trackers = peopleList(listShowcaseTrackers, {
  list: '/showcase/trackers-list',
  page: '/details/tracker-details',
  texts: 'people:showcase.trackers',
})
