import { query } from '#platform/server/handler.ts'
import { markReportTemplate } from '../contract/user-report.endpoints.ts'
import type { TemplateProblem } from '../domain/check-tags.rules.ts'
import { reportBuilding } from '../domain/user-report.policy.ts'
import { codesIn, extensionOf } from './asked-check.ts'
import { knownTags, knownTree } from './known-tags.ts'
import { serverTexts } from './server-texts.ts'
import { templateFile } from './template-file.ts'
import { checkTemplate, markTemplate } from './template/templates.ts'
import { builtIn, bytesOf } from './user-report.repository.ts'

/** The text of a problem, with the closest known tag. */
const wordsOf = ({ kind, tag, nearest }: TemplateProblem, locale: 'ru' | 'en'): string => {
  const { problems, template } = serverTexts[locale]
  const said = problems[kind].replace('{{tag}}', () => tag)
  return nearest ? `${said} ${template.mend.replace('{{nearest}}', () => nearest)}` : said
}

export const markReportTemplateQuery = query({
  endpoint: markReportTemplate,
  load: builtIn,
  authorize: reportBuilding.build,
  run: async (ctx, { body: { fileId, oneFile, parameters } }, { acceleratorId }) => {
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
    return { name, mime, size: stream.length, stream }
  },
})
