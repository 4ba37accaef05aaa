import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { StateTone } from '#platform/web/work/components/states/state-tones.ts'
import type { getPerson, listPeople } from '../../contract/people.endpoints.ts'
import type { listWaitingAccounts } from '../../contract/waiting-accounts.endpoints.ts'
import type { PersonState } from '../../domain/people.states.ts'

/** A row of the list. */
export type ListedPerson = ResponseOf<typeof listPeople>['items'][number]

export type AdministeredPerson = ResponseOf<typeof getPerson>

export type WaitingAccount = ResponseOf<typeof listWaitingAccounts>['items'][number]

/** The colour of each state of a person. */
export const personTones: Record<PersonState, StateTone> = {
  W: 'new',
  A: 'accepted',
  B: 'blocked',
  R: 'rejected',
}
