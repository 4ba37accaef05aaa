import { quickExportLimit } from '#platform/domain/quotas.ts'
import { useCase } from '#platform/server/handler.ts'
import { countHit } from '#platform/server/rate-limit.ts'
import { markReportTemplate } from '../contract/report-template.endpoints.ts'
import type { TemplateProblem } from '../domain/check-tags.rules.ts'
import { reportBuilding } from '../domain/user-report.policy.ts'
import { codesIn, extensionOf } from './check-request.ts'
import { knownTags, knownTree } from './reading/known-tags.ts'
import { serverTexts } from './server-texts.ts'
import { templateFile } from './template-file.ts'
import { checkTemplate, markTemplate } from './template/templates.ts'
import { acceleratorOfBuilder, bytesOf } from './user-report.repository.ts'

/** A fault in words, with the nearest tag there is. */
const wordsOf = ({ kind, tag, nearest, instead }: TemplateProblem, locale: 'ru' | 'en'): string => {
  const { problems, template } = serverTexts[locale]
  if (kind === 'TRACKED_CHANGES' && tag === '') return problems.TRACKED_CHANGES_OF_NOBODY
  const text = problems[kind].replace('{{tag}}', () => tag).replace('{{filter}}', () => nearest ?? '')
  return instead ? `${text} ${template.mend.replace('{{nearest}}', () => instead)}` : text
}

export const markReportTemplateUseCase = useCase({
  endpoint: markReportTemplate,
  load: acceleratorOfBuilder,
  authorize: reportBuilding.build,
  // Outside a transaction: the template is marked by a thread.
  prepare: async (ctx, { body: { fileId, oneFile, parameters } }, { acceleratorId }) => {
    await countHit(ctx.db, `user-report:${ctx.actor.uid}`, quickExportLimit)
    const { locale } = ctx
    const { name, mime } = await templateFile(ctx, acceleratorId, fileId)
    const [bytes, tree] = await Promise.all([bytesOf(ctx, fileId), knownTree(ctx.db)])
    const extension = extensionOf(mime)
    const by = ctx.actor.uid
    const known = knownTags(tree, { oneFile, parameters: codesIn(parameters), locale })
    const { problems } = await checkTemplate(by, { bytes, extension, known })
    const stream = await markTemplate(by, {
      bytes,
      extension,
      author: serverTexts[locale].title,
      marks: problems.map((problem) => ({
        part: problem.part,
        place: problem.place,
        words: wordsOf(problem, locale),
      })),
    })
    const marked = name.replace(/(?=\.\w+$)/, () => ` — ${serverTexts[locale].template.markedName}`)
    return { name: marked, mime, size: stream.length, stream }
  },
  run: async (_ctx, _input, _subject, file) => file,
})
