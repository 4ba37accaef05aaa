import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { oneLineTitle, readableText, text } from '#platform/contract/fields.ts'
import { isAddressee } from '../domain/addressee.ts'

const addressee = z.string('REQUIRED').max(60, 'INVALID').refine(isAddressee, 'INVALID')

/**
 * People and teams that the caller may write to: matching the beginnings of words, or without a text the closest ones.
 */
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
        /** A tracker is the tracker of one of the caller's projects. */
        kind: z.enum(['person', 'tracker', 'project', 'accelerator']),
        name: z.string(),
      }),
    ),
  }),
  reads: ['projectTeam', 'participation', 'acceleratorTeam'],
  permission: 'signed-in',
})

/** Starts a conversation with a person, or a separate one with each member of a team. */
export const sendMessage = endpoint({
  name: 'sendMessage',
  method: 'POST',
  path: '/notification/send',
  summary: 'Writes to a person, a project’s team or an accelerator',
  body: z.strictObject({ to: addressee, subject: oneLineTitle(255), body: readableText(4000) }),
  response: z.object({ recipients: z.int() }),
  errors: ['MESSAGE_LIMIT', 'MESSAGE_BLOCKED'],
  changes: ['notification'],
  permission: 'signed-in',
})
