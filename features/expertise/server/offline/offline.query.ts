import { matchNames } from '#features/project-profiles'
import { notFound, ProductError } from '#platform/domain/product-error.ts'
import type { Db } from '#platform/server/context.ts'
import { docxMime } from '#platform/server/documents/write-docx.ts'
import { query } from '#platform/server/handler.ts'
import { readSheet } from '#platform/server/spreadsheets/read-sheet.ts'
import { tableFile, tableMime } from '#platform/server/spreadsheets/table-file.ts'
import { writeSheet, xlsxMime } from '#platform/server/spreadsheets/write-sheet.ts'
import { possibleNames } from '../../../fields/types/list/list.type.ts'
import { downloadReviewTemplate, readFilledTemplate } from '../../contract/offline.endpoints.ts'
import { expertJobs } from '../../domain/expert-job.policy.ts'
import { writingRefusal } from '../../domain/expert-job.rules.ts'
import { filledRows, readFilled } from '../../domain/filled-template.rules.ts'
import { maxReviewValues, questionsOf } from '../../domain/review-template.rules.ts'
import { findExpertJob } from '../expert-job.repository.ts'
import { readReview, type ReviewTemplate } from '../templates/read-review.ts'
import { offlineTexts, readChoices, templateRows } from './template-file.ts'

/** The workbook may have been saved as text. */
const readable: ReadonlySet<string> = new Set([xlsxMime, docxMime, 'text/csv', 'text/plain'])

/** A template has at most this many rows; the heading and a few additional lines are accepted. */
const limits = { rows: maxReviewValues + 100, columns: 20, documents: true, formulas: true }

/** Column widths of code, section, question, how to answer, and answer: grades have descriptions. */
const widths = [14, 22, 40, 52, 52]

const titles = {
  code: [offlineTexts.ru.columns.code, offlineTexts.en.columns.code],
  answer: [offlineTexts.ru.columns.answer, offlineTexts.en.columns.answer],
}

/** The template with the current answers; it does not name the project. */
export const downloadReviewTemplateQuery = query({
  endpoint: downloadReviewTemplate,
  load: (ctx, { query: { jobId } }) => findExpertJob(ctx.db, jobId),
  authorize: expertJobs.perform,
  run: async ({ db, locale }, { query: { format } }, { id }) => {
    const review = await readReview(db, id)
    if (!review) throw notFound()
    const t = offlineTexts[locale]
    const choices = await readChoices(db, questionsOf(review.tree))
    const sheet = {
      name: review.name,
      rows: templateRows(review, choices, locale),
      about: { title: t.about, facts: [[t.howTitle, t.how] as const] },
    }
    const names = Object.values(t.columns)
    const stream =
      format === 'xlsx'
        ? await writeSheet({
            ...sheet,
            columns: names.map((title, at) => ({ title, width: widths[at]!, wraps: true })),
          })
        : await tableFile({ ...sheet, titles: names, format, locale })
    return { name: `${review.name} E-${id}.${format}`, mime: tableMime[format], size: stream.length, stream }
  },
})

type Found = Awaited<ReturnType<typeof matchNames>>

/** Finds dictionary values by the names in the answers, per dictionary. */
const findNames = async (
  db: Db,
  { tree }: ReviewTemplate,
  rows: readonly (readonly string[])[],
): Promise<Map<string, Found>> => {
  const lists = new Map(
    questionsOf(tree).flatMap((question) => (question.type === 'LIST' ? [[question.code, question]] : [])),
  )
  const wanted = new Map<string, Set<string>>()
  for (const { code, text } of filledRows(rows, titles) ?? []) {
    const question = lists.get(code)
    if (!question?.dictionary) continue
    const names = wanted.get(question.dictionary) ?? new Set()
    for (const name of possibleNames(question, text)) names.add(name)
    wanted.set(question.dictionary, names)
  }
  const found = await Promise.all(
    [...wanted].map(async ([dictionary, names]): Promise<[string, Found]> => [
      dictionary,
      await matchNames(db, dictionary, [...names].slice(0, 1000)),
    ]),
  )
  return new Map(found)
}

/** Parses a filled template, and reports per row whether it is understood. */
export const readFilledTemplateQuery = query({
  endpoint: readFilledTemplate,
  load: (ctx, { query: { jobId } }) => findExpertJob(ctx.db, jobId),
  authorize: expertJobs.perform,
  run: async ({ db, actor }, { body: { bytes, mime } }, job) => {
    const { id, status } = job
    const refused = writingRefusal(job)
    if (refused) throw new ProductError(refused, { state: status })
    const review = await readReview(db, id)
    if (!review) throw notFound()
    if (!readable.has(mime)) throw new ProductError('FILE_INCORRECT')
    const rows = await readSheet(actor.uid, bytes, limits)
    const found = await findNames(db, review, rows)
    const { head, answers, unread, empty } = readFilled(rows, {
      tree: review.tree,
      titles,
      find: (dictionary, name) => found.get(dictionary)?.found[name],
    })
    if (!head) throw new ProductError('FILE_INCORRECT')
    return {
      answers,
      unread,
      empty,
      names: Object.assign({}, ...[...found.values()].map(({ names }) => names)),
    }
  },
})
