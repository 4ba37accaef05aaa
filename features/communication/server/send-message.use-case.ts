import { invalid, ProductError } from '#platform/domain/product-error.ts'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { raise } from '#platform/server/events/raise.ts'
import { useCase } from '#platform/server/handler.ts'
import { sendMessage } from '../contract/message.endpoints.ts'
import { addresseeOf } from '../domain/addressee.ts'
import type { CommunicationEvent } from '../domain/events.ts'
import { maxRecipients } from '../domain/message-limits.ts'
import { messages } from '../domain/message.policy.ts'
import { findAddressee } from './addressees.repository.ts'
import { countMessage } from './count-message.ts'
import { insertNotifications } from './notification.repository.ts'

/** Starts a conversation with each recipient. */
export const sendMessageUseCase = useCase({
  endpoint: sendMessage,
  load: (ctx, { body }) => findAddressee(ctx, addresseeOf(body.to)),
  authorize: messages.write,
  run: async (ctx, { body: { to, subject, body } }, { recipients, isBlocked }) => {
    if (recipients.length === 0 && isBlocked) throw new ProductError('MESSAGE_BLOCKED')
    if (recipients.length === 0) throw invalid({ to: 'NOT_IN_LIST' })
    // All or none: a message that reaches only a part of a team would be misleading.
    if (recipients.length > maxRecipients) throw invalid({ to: 'TOO_MANY' })
    const author = ctx.actor.uid
    await countMessage(ctx)
    const addressee = addresseeOf(to)
    const ids = await insertNotifications(ctx.db, {
      eventId: null,
      code: 'MESSAGE',
      params: {},
      recipients,
      senderUid: author,
      acceleratorId: addressee.kind === 'accelerator' ? addressee.id : null,
      link: addressee.kind === 'project' ? linkTo('/bch/view/project-details', { id: addressee.id }) : '',
      mail: true,
      subject,
      body,
    })
    await Promise.all(
      ids.map((id) => raise(ctx, 'NotificationSent' satisfies CommunicationEvent, { id }, null)),
    )
    return { recipients: ids.length }
  },
})
