import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { flagParam, instant, uid } from '#platform/contract/fields.ts'
import { facetsOf } from '#platform/contract/list-facets.ts'
import { list } from '#platform/contract/list.ts'
import { idsParam } from '#platform/contract/lists.ts'
import { showcaseRoles } from '../domain/showcase-roles.ts'
import { publicCard } from './person-card.schemas.ts'

/** A person in a showcase list: a part of the card. */
const showcasePerson = publicCard
  .omit({ lastName: true, firstName: true, middleName: true, about: true })
  .extend({ fullName: z.string() })

const showcase = {
  permission: 'public',
  reads: ['person', 'acceleratorTeam'],
  row: showcasePerson,
  sortings: ['NAME', 'REGISTRATION_DATE'],
  defaultSort: 'NAME',
  search: true,
  // Rendered by the public pages; no export of public people is needed.
  table: null,
} as const

const filters = () => ({ industryId: idsParam(), competencyId: idsParam(), countryId: idsParam() })

/** Experts of approved accelerators, and experts certified by the portal, with a published card. */
export const listShowcaseExperts = list({
  name: 'listShowcaseExperts',
  path: '/showcase/experts/list',
  summary: 'Experts in the showcase',
  ...showcase,
  filters: { ...filters(), certified: flagParam() },
  more: { facets: facetsOf('industryId', 'competencyId', 'countryId', 'certified') },
})

/** Mentors of approved accelerators with a published card. */
export const listShowcaseMentors = list({
  name: 'listShowcaseMentors',
  path: '/showcase/mentors/list',
  summary: 'Mentors in the showcase',
  ...showcase,
  filters: filters(),
  more: { facets: facetsOf('industryId', 'competencyId', 'countryId') },
})

/** Trackers of approved accelerators with a published card. */
export const listShowcaseTrackers = list({
  name: 'listShowcaseTrackers',
  path: '/showcase/trackers/list',
  summary: 'Trackers in the showcase',
  ...showcase,
  filters: filters(),
  more: { facets: facetsOf('industryId', 'competencyId', 'countryId') },
})

/** The published card of a person with the role in the path: an expert is not found among mentors. */
export const getShowcasePerson = endpoint({
  name: 'getShowcasePerson',
  method: 'GET',
  path: '/showcase/people/get-by-id',
  summary: 'A person in a showcase',
  query: z.object({ uid: uid(), role: z.enum(showcaseRoles, 'NOT_IN_LIST') }),
  response: publicCard.extend({
    fullName: z.string(),
    /** The nearest hour of a mentor that nobody has booked, and the mentor's time zone; null for other roles. */
    nextHour: z.object({ at: instant(), timeZone: z.string() }).nullable(),
  }),
  reads: ['person', 'acceleratorTeam', 'mentoring'],
  permission: 'public',
})
