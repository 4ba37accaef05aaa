import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { headline, requiredText, text } from '#platform/contract/fields.ts'
import { isAddressee } from '../domain/addressee.ts'

const addressee = z.string('REQUIRED').max(60, 'INVALID').refine(isAddressee, 'INVALID')

/** To whom the caller may write: found by the beginnings of words, without a text the nearest ones. */
export const findAddressees = endpoint({
  name: 'findAddressees',
  method: 'GET',
  path: '/notification/addressees',
  summary: 'People, project teams and accelerators the caller may write to',
  query: z.object({ findText: text(200).optional(), to: addressee.optional() }),
  response: z.object({
    items: z.array(
      z.object({
        to: z.string(),
        /** A tracker is a person who tracks a project of the caller. */
        kind: z.enum(['person', 'tracker', 'project', 'accelerator']),
        name: z.string(),
      }),
    ),
  }),
  reads: ['projectTeam', 'participation', 'acceleratorTeam'],
  permission: 'signed-in',
})

/** Begins a conversation: with a person, or with everybody of a team one by one. */
export const sendMessage = endpoint({
  name: 'sendMessage',
  method: 'POST',
  path: '/notification/send',
  summary: 'Writes to a person, a project’s team or an accelerator',
  body: z.strictObject({ to: addressee, subject: headline(255), body: requiredText(4000) }),
  response: z.object({ recipients: z.int() }),
  errors: ['MESSAGE_LIMIT', 'MESSAGE_BLOCKED'],
  changes: ['notification'],
  permission: 'signed-in',
})
