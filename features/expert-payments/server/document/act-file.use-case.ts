import { quickExportLimit } from '#platform/domain/quotas.ts'
import { docxMime } from '#platform/server/documents/write-docx.ts'
import { useCase } from '#platform/server/handler.ts'
import { countHit } from '#platform/server/rate-limit.ts'
import { downloadExpertAct } from '../../contract/act.endpoints.ts'
import { expertActs } from '../../domain/expert-payment.policy.ts'
import { findAct } from '../acts/act.repository.ts'
import { documentOf } from './act-documents.ts'
import { readActWords } from './act-words.ts'
import { readTemplate } from './template-file.ts'

/** Returns an act as a document. It is generated each time, from job data stored when the act was created. */
export const downloadExpertActUseCase = useCase({
  endpoint: downloadExpertAct,
  load: (ctx, { body: { actId } }) => findAct(ctx.db, actId),
  authorize: expertActs.view,
  // Runs outside the transaction, so that generating a document does not occupy a connection.
  prepare: async (ctx, { body: { language } }, { id, acceleratorId }) => {
    await countHit(ctx.db, `list-file:${ctx.actor.uid}`, quickExportLimit)
    const [{ act, words }, template] = await Promise.all([
      readActWords(ctx.db, id, language),
      readTemplate(ctx, acceleratorId, language),
    ])
    const stream = await documentOf(ctx.actor.uid, template.bytes, words)
    const name =
      language === 'ru' ? `Акт № ${act.number} от ${words.Date}` : `Act ${act.number} ${act.madeOn}`
    return { name: `${name}.docx`, mime: docxMime, size: stream.length, stream }
  },
  run: async (_ctx, _input, _act, file) => file,
})
