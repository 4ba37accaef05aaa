import { useEffect, useState } from 'react'
import { call } from '#platform/web/api/call.ts'
import { useAnswer } from '#platform/web/query/use-answer.ts'
import type { SharedEntry } from '#platform/web/save-queue/other-tabs.ts'
import { personStores } from '#platform/web/save-queue/person-stores.ts'
import type { SaveQueueOptions } from '#platform/web/save-queue/save-queue.types.ts'
import { createSaveQueue, type SaveQueue } from '#platform/web/save-queue/save-queue.ts'
import { schemaRules } from '#platform/web/save-queue/schema-rules.ts'
import { useSaveQueue } from '#platform/web/work/components/saving/use-save-queue.ts'
import { getExpertJobOrder, saveExpertJob } from '../../../contract/expert-job-order.endpoints.ts'
import type { ExpertOrderPage } from '../../job.types.ts'
import type { Value } from '../../../../fields/domain/values.ts'
import { codeOfKey, templateRules } from '../../template/template-entries.ts'
import { answerKey, conclusionKey, entriesOf, reviewSchema, textIn, withSaved } from './review-entries.ts'

/** Saves the template, answers and the conclusion of a job while they are typed. */
export type ReviewQueue = SaveQueue<unknown>

// Only the expert writes them: newer values come from another tab or device of theirs.
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

const rulesOf = (order: ExpertOrderPage): SaveQueueOptions<unknown>['rules'] => {
  const ofTexts = schemaRules(reviewSchema(order))
  const ofTemplate = templateRules(order.template)
  return (key) => ofTemplate(key) ?? ofTexts(key)
}

/** The save queue of a job's review, for the lifetime of its page: use under `key={order.id}`. */
export const useReviewQueue = (order: ExpertOrderPage): ReviewQueue => {
  const { id: jobId } = order
  const input = { query: { jobId } }
  const known = useAnswer(getExpertJobOrder, input)
  const [queue] = useState(() =>
    createSaveQueue<unknown>({
      ...personStores(`expert-job:${jobId}`),
      load: (key) =>
        newsOf(order).find((one) => one.key === key)?.theirs ?? { value: '', version: order.version },
      rules: rulesOf(order),
      subjectOf: () => 'review',
      save: async (batch) => {
        const typed = new Map(batch.map(({ key, value }) => [key, value]))
        const answers = order.questions.flatMap(({ position }) => {
          const answer = textIn(typed, answerKey(position))
          return answer === undefined ? [] : [{ position, answer }]
        })
        const values = batch.flatMap(({ key, value }) => {
          const code = codeOfKey(key)
          return code === null ? [] : [{ code, value: value as Value }]
        })
        const body = {
          jobId,
          version: Math.min(...batch.map(({ version }) => version)),
          conclusion: textIn(typed, conclusionKey),
          answers,
          values,
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
