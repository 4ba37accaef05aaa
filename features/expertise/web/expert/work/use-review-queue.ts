import { useEffect, useState } from 'react'
import { call } from '#platform/web/api/call.ts'
import { useAnswer } from '#platform/web/query/use-answer.ts'
import type { SharedEntry } from '#platform/web/save-queue/other-tabs.ts'
import { personStores } from '#platform/web/save-queue/person-stores.ts'
import { createSaveQueue, type SaveQueue } from '#platform/web/save-queue/save-queue.ts'
import { schemaRules } from '#platform/web/save-queue/schema-rules.ts'
import { useSaveQueue } from '#platform/web/work/components/saving/use-save-queue.ts'
import { getExpertJobOrder, saveExpertJob } from '../../../contract/expert-job-order.endpoints.ts'
import type { ExpertOrderPage } from '../../job.types.ts'
import { answerKey, conclusionKey, entriesOf, reviewSchema, withSaved } from './review-entries.ts'

/** Saves answers and the conclusion of a job while they are written. */
export type ReviewQueue = SaveQueue<unknown>

// Only the expert writes them: what is newer comes from another tab or device of theirs.
const newsOf = (order: ExpertOrderPage): SharedEntry<unknown>[] =>
  entriesOf(order).map(({ key, value }) => ({
    key,
    theirs: {
      value,
      version: order.version,
      at: null,
      by: null,
      isSelf: true,
      isClosed: !order.actions.includes('write'),
    },
  }))

/** What is written of a job, for as long as its page stands: under `key={order.id}`. */
export const useReviewQueue = (order: ExpertOrderPage): ReviewQueue => {
  const { id: jobId } = order
  const input = { query: { jobId } }
  const known = useAnswer(getExpertJobOrder, input)
  const [queue] = useState(() =>
    createSaveQueue<unknown>({
      ...personStores(`expert-job:${jobId}`),
      load: (key) =>
        newsOf(order).find((one) => one.key === key)?.theirs ?? { value: '', version: order.version },
      rules: schemaRules(reviewSchema(order)),
      subjectOf: () => 'review',
      save: async (batch) => {
        const typed = new Map(batch.map(({ key, value }) => [key, String(value)]))
        const answers = order.questions.flatMap(({ position }) => {
          const answer = typed.get(answerKey(position))
          return answer === undefined ? [] : [{ position, answer }]
        })
        const body = {
          jobId,
          version: Math.min(...batch.map(({ version }) => version)),
          conclusion: typed.get(conclusionKey),
          answers,
        }
        const { savedAt, version } = await call(saveExpertJob, { body }, { quiet: true })
        known.put((now) => withSaved(now, typed, version))
        const now = known.get()
        return { savedAt, versions: batch.map(() => version), news: now ? newsOf(now) : [] }
      },
      read: async (keys) => {
        const newest = await call(getExpertJobOrder, input)
        known.put(newest)
        return newsOf(newest).filter(({ key }) => keys.includes(key))
      },
    }),
  )
  useSaveQueue(queue)
  useEffect(() => {
    for (const { key, theirs } of newsOf(order)) queue.receive(key, theirs)
  }, [queue, order])
  return queue
}
