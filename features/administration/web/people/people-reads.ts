import { getRoles, listRoleRequests } from '../../../roles/contract/role.endpoints.ts'
import { getPerson, listPeople, listWaitingAccounts } from '../../contract/people.endpoints.ts'

/** What is no longer true after a deed on a person. */
export const peopleReads = [listPeople, getPerson, listWaitingAccounts, getRoles, listRoleRequests]
