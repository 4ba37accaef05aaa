import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { uid } from '#platform/contract/fields.ts'
import { personCard } from './person-card.schemas.ts'

/** The parts of a person's card visible to the caller; 404 if there are none. */
export const getPersonCard = endpoint({
  name: 'getPersonCard',
  method: 'GET',
  path: '/person-user-profile/card',
  summary: 'What the caller may see of a person',
  query: z.object({ uid: uid() }),
  response: personCard,
  reads: ['person', 'role'],
  permission: 'signed-in',
})
