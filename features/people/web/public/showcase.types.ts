import type { z } from 'zod'
import type { getShowcasePerson, listShowcaseExperts } from '../../contract/showcase-people.endpoints.ts'

/** A person in a list of the showcase. */
export type ShownPerson = z.output<typeof listShowcaseExperts.response>['items'][number]

export type ShownCard = z.output<typeof getShowcasePerson.response>
