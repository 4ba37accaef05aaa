import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { uid } from '#platform/contract/fields.ts'
import { list } from '#platform/contract/list.ts'
import { listParam } from '#platform/contract/lists.ts'
import { stateKey } from '#platform/domain/state-table.ts'
import { wholeName } from '#platform/domain/whole-name.ts'
import { personStateTable } from '../domain/state-tables.ts'
import { waitingAccount } from './people.schemas.ts'

/** Unconfirmed and rejected accounts. */
export const listWaitingAccounts = list({
  name: 'listWaitingAccounts',
  path: '/admin/people/waiting',
  summary: 'Accounts not confirmed yet',
  permission: 'signed-in',
  reads: ['person'],
  row: waitingAccount,
  sortings: ['CREATE_DATE'],
  defaultSort: '-CREATE_DATE',
  filters: { status: listParam(['W', 'R']) },
  search: true,
  table: {
    texts: 'people:waiting',
    columns: {
      name: wholeName,
      email: 'email',
      status: ({ status }, t) => t(stateKey(personStateTable, status)),
      created: 'createdAt',
    },
  },
})

/** Rejects a registration that was never confirmed. */
export const rejectRegistration = endpoint({
  name: 'rejectRegistration',
  method: 'POST',
  path: '/admin/people/reject',
  summary: 'Reject a registration',
  body: z.strictObject({ uid: uid() }),
  response: null,
  errors: ['STATE_CHANGED'],
  changes: ['person'],
  permission: 'signed-in',
})

/** Sends the confirmation email again. */
export const resendConfirmation = endpoint({
  name: 'resendConfirmation',
  method: 'POST',
  path: '/admin/people/resend-confirmation',
  summary: 'Send the confirmation letter again',
  body: z.strictObject({ uid: uid() }),
  response: null,
  errors: ['STATE_CHANGED'],
  changes: ['person'],
  permission: 'signed-in',
})
