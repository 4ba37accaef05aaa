import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { getPerson, listPeople } from '../../contract/people.endpoints.ts'
import type { listWaitingAccounts } from '../../contract/waiting-accounts.endpoints.ts'

/** A row of the list. */
export type ListedPerson = ResponseOf<typeof listPeople>['items'][number]

export type AdministeredPerson = ResponseOf<typeof getPerson>

export type WaitingAccount = ResponseOf<typeof listWaitingAccounts>['items'][number]
