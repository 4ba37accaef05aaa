import { sql } from 'kysely'
import { previewNotice } from '#features/communication'
import { isTeam } from '#platform/domain/actor.ts'
import { notFound } from '#platform/domain/product-error.ts'
import { query, type Handler } from '#platform/server/handler.ts'
import { listOf } from '#platform/server/lists/list-of.ts'
import { wholeName } from '#platform/server/sql.ts'
import {
  getMassMessage,
  listMassMessages,
  listMassRecipients,
  previewMassMessage,
} from '../contract/mass-message.endpoints.ts'
import { massMessages } from '../domain/mass-message.policy.ts'
import { checkPlaceholders } from './check-placeholders.ts'
import { filledIn, type Noted } from './fill-in.ts'
import {
  acceleratorOfHeader,
  findMassMessage,
  massMessageRows,
  readMassMessage,
  recipientName,
  recipientRows,
  recipientStateOf,
} from './mass-message.repository.ts'

export const listMassMessagesQuery = listOf(listMassMessages, {
  load: acceleratorOfHeader,
  authorize: massMessages.plan,
  rows: massMessageRows,
  scope: ({ actor }, { acceleratorId }) =>
    sql`g.accelerator_id = ${acceleratorId} and ${isTeam(actor, acceleratorId) ? sql`true` : sql`g.author_uid = ${actor.uid}`}`,
  sortings: () => ({ CREATE_DATE: sql`g.id` }),
  search: sql`concat_ws(' ', g.subject, g.body)`,
})

export const getMassMessageQuery = query({
  endpoint: getMassMessage,
  load: ({ db }, { query: { messageId } }) => findMassMessage(db, messageId),
  authorize: massMessages.view,
  run: (ctx, _input, { id }) => readMassMessage(ctx, id),
})

export const listMassRecipientsQuery = listOf(listMassRecipients, {
  load: ({ db }, { query: { messageId } }) => findMassMessage(db, messageId),
  authorize: massMessages.view,
  rows: recipientRows,
  scope: (_ctx, { id }) => sql`r.message_id = ${id}`,
  sortings: () => ({ NAME: recipientName }),
  filters: { state: (states) => sql`${recipientStateOf} = any(${[...states]})` },
  search: sql`concat_ws(' ', ${wholeName('u')}, p.name)`,
})

export const previewMassMessageQuery = (settings: { publicUrl: string }): Handler =>
  query({
    endpoint: previewMassMessage,
    load: ({ db }, { body: { messageId } }) => findMassMessage(db, messageId),
    authorize: massMessages.manage,
    run: async ({ db }, { body: { recipientId, ...text } }, message) => {
      checkPlaceholders(text, message.audience)
      const { rows } = await sql<{
        params: Noted
        name: string
        firstName: string
        locale: 'ru' | 'en' | null
        accelerator: string
      }>`
        select r.params, ${wholeName('u')} as name, u.first_name as "firstName", u.locale, a.name as accelerator
        from mass_message_recipient r join person u on u.uid = r.person_uid
          join mass_message g on g.id = r.message_id join accelerator a on a.id = g.accelerator_id
        where r.id = ${recipientId} and r.message_id = ${message.id}`.execute(db)
      const [found] = rows
      if (!found) throw notFound()
      const { params, name, firstName, locale, accelerator } = found
      const { mail } = await previewNotice(
        db,
        settings,
        { name: firstName, locale: locale ?? 'ru' },
        { code: 'MASS_MESSAGE', params: {}, link: '', ...filledIn(text, params, accelerator) },
        message.acceleratorId,
      )
      return { name, ...mail }
    },
  })
