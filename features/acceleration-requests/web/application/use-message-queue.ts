import { useEffect, useState } from 'react'
import { call } from '#platform/web/api/call.ts'
import { useAnswer } from '#platform/web/query/use-answer.ts'
import type { Theirs } from '#platform/web/save-queue/entry.ts'
import { personStores } from '#platform/web/save-queue/person-stores.ts'
import { createSaveQueue, type SaveQueue } from '#platform/web/save-queue/save-queue.ts'
import { schemaRules } from '#platform/web/save-queue/schema-rules.ts'
import { useSaveQueue } from '#platform/web/work/components/saving/use-save-queue.ts'
import { getApplicationDraft, saveApplicationDraft } from '../../contract/application-draft.endpoints.ts'
import { draftMessage } from '../../contract/application-draft.schemas.ts'
import type { DraftPage } from './application.types.ts'

/** The only entry of the queue. */
export const messageKey = 'message'

/** Saves the message of a draft while typing. */
export type MessageQueue = SaveQueue<unknown>

const theirsOf = ({ message, version, updatedAt }: DraftPage): Theirs<unknown> => ({
  value: message,
  version,
  at: updatedAt,
  by: null,
})

/** The message of a draft, while its page is mounted. */
export const useMessageQueue = (draft: DraftPage): MessageQueue => {
  const input = { query: { draftId: draft.id } }
  const known = useAnswer(getApplicationDraft, input)
  const [queue] = useState(() =>
    createSaveQueue<unknown>({
      ...personStores(`application-draft:${draft.id}`),
      load: () => theirsOf(draft),
      rules: schemaRules(draftMessage),
      save: async (batch) => {
        const { value, version } = batch[0]!
        const message = String(value)
        const body = { draftId: draft.id, version, message }
        const saved = await call(saveApplicationDraft, { body }, { quiet: true })
        known.put((now) => ({ ...now, message, version: saved.version, updatedAt: saved.savedAt }))
        return { savedAt: saved.savedAt, versions: [saved.version] }
      },
      read: async () => {
        const newest = await call(getApplicationDraft, input)
        known.put(newest)
        return [{ key: messageKey, theirs: theirsOf(newest) }]
      },
    }),
  )
  useSaveQueue(queue)
  useEffect(() => queue.receive(messageKey, theirsOf(draft)), [queue, draft])
  return queue
}
