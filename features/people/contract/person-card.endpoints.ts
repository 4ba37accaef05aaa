import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { uid } from '#platform/contract/fields.ts'
import { personCard } from './person-card.schemas.ts'

/** What the caller may see of a person; of whom nothing may be seen is not found. */
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
