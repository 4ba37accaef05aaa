import { tasks } from '#features/participations'
import { activeTree } from '#features/profile-templates'
import { profileCells } from '#features/project-profiles'
import { cutText } from '#platform/domain/cut-text.ts'
import { notFound } from '#platform/domain/product-error.ts'
import { quickExportLimit } from '#platform/domain/quotas.ts'
import type { SignedIn } from '#platform/server/context.ts'
import { writeGrid, type GridCell } from '#platform/server/documents/write-docx.ts'
import { useCase } from '#platform/server/handler.ts'
import { countHit } from '#platform/server/rate-limit.ts'
import { tableFile, tableMime } from '#platform/server/spreadsheets/table-file.ts'
import type { SheetCell } from '#platform/server/spreadsheets/write-sheet.ts'
import { findElement } from '../../fields/domain/tree.ts'
import { downloadTaskReport } from '../contract/task-report.endpoints.ts'
import { canvasAreas, canvasBlocks, type CanvasBlock } from '../domain/canvas.ts'
import { reportKeys, reports } from '../domain/reports.ts'
import { scorings } from '../domain/scoring.policy.ts'
import en from '../texts/en.json' with { type: 'json' }
import ru from '../texts/ru.json' with { type: 'json' }
import { readMapping } from './canvas.repository.ts'
import { findScoringSubject, readScoring, shownAssessment } from './scoring.repository.ts'
import {
  isCanvas,
  loadReport,
  readFields,
  readFiledEvents,
  readMembers,
  type TaskReportSubject,
} from './task-report.repository.ts'

type Words = typeof ru | typeof en
type Table = { titles: string[]; rows: SheetCell[][]; total?: number }
type Facts = readonly (readonly [name: string, fact: string])[]
type Reader = { ctx: SignedIn; subject: TaskReportSubject; words: Words }

/** Names and values of profile elements, as far as the reader may read them. */
const readValues = async ({ ctx, subject }: Reader, codes: readonly string[]): Promise<SheetCell[][]> => {
  const [tree, cells] = await Promise.all([
    activeTree(ctx.db),
    profileCells(ctx, subject.report.project.id, codes),
  ])
  return codes.map((code, at) => {
    const name = findElement(tree, code)?.name
    return [(name && (name[ctx.locale] || name.ru)) || code, cells[at] ?? null]
  })
}

const fieldsTable = async (reader: Reader): Promise<Table> => {
  const { field, value } = reader.words.task.file
  const codes = await readFields(reader.ctx, reader.subject.report.trackpointId)
  return { titles: [field, value], rows: await readValues(reader, codes) }
}

/** The canvas as a canvas: each block in its place, with its fields. */
const canvasFile = async (reader: Reader, head: { title: string; facts: Facts }): Promise<Buffer> => {
  const { ctx, subject, words } = reader
  const { code } = subject.report
  const { blocks } = await readMapping(
    ctx.db,
    subject.acceleratorId,
    isCanvas(code) ? code : 'OSTERWALDER_CANVAS',
  )
  const named = canvasBlocks.flatMap((block) => blocks[block].map((element) => ({ block, element })))
  const values = await readValues(
    reader,
    named.map(({ element }) => element),
  )
  const cellOf = (block: CanvasBlock): GridCell => ({
    title: words.canvas.blocks[block],
    values: values.flatMap(([name = '', value = null], at) =>
      named[at]!.block === block ? [[String(name), value] as const] : [],
    ),
  })
  return writeGrid(
    {
      title: head.title,
      about: head.facts,
      areas: canvasAreas,
      cells: Object.fromEntries(canvasBlocks.map((block) => [block, cellOf(block)])) as Record<
        CanvasBlock,
        GridCell
      >,
    },
    ctx.locale,
  )
}

const scoringTable = async ({ ctx, subject, words }: Reader): Promise<Table> => {
  const { group, parameter, mark, evidence } = words.task.file
  const titles = [group, parameter, mark, evidence]
  const place = { acceleratorId: subject.acceleratorId, projectId: subject.report.project.id }
  const scored = await findScoringSubject(ctx.db, place)
  const version =
    scored && scorings.view.allows(ctx.actor, scored)
      ? await readScoring(ctx.db, scored, undefined)
      : undefined
  if (!version) return { titles, rows: [] }
  const { groups, marks, total } = await shownAssessment(ctx.db, version.groups, version.marks)
  const given = new Map(marks.map((one) => [one.code, one]))
  const rows = groups.flatMap(({ name, parameters }) =>
    parameters.map((one) => [
      name[ctx.locale],
      one.name[ctx.locale],
      given.get(one.code)?.value ?? null,
      given.get(one.code)?.evidence ?? '',
    ]),
  )
  return { titles, rows, total }
}

const lifeTable = async ({ ctx, subject, words }: Reader): Promise<Table> => {
  const { at, event, task } = words.task.file
  const events = await readFiledEvents(ctx, subject)
  return {
    titles: [at, event, task],
    rows: events.map((one) => [new Date(one.day), words.events[one.event], one.task]),
  }
}

const membersTable = async ({ ctx, subject, words }: Reader): Promise<Table> => {
  const { name, role, position } = words.task.file
  const members = await readMembers(ctx, subject.report.project.id)
  return {
    titles: [name, role, position],
    rows: members.map((one) => [
      one.name,
      one.isLeader ? words.team.leader : words.team.member,
      one.position,
    ]),
  }
}

const tables: Partial<Record<TaskReportSubject['report']['code'], (reader: Reader) => Promise<Table>>> = {
  PROJECT_PROFILE_IN_TASK_REPORT: fieldsTable,
  SCORING_REPORT: scoringTable,
  DYNAMICS_OF_PROJECT: lifeTable,
  PROJECT_TEAM_MEMBERS: membersTable,
}

const documentOf = (
  { titles, rows, total }: Table,
  { title, facts }: { title: string; facts: Facts },
  { ctx: { locale }, words }: Reader,
): Promise<Buffer> =>
  tableFile({
    name: title,
    titles,
    rows,
    format: 'docx',
    locale,
    about: {
      title,
      facts: [
        ...facts,
        ...(total === undefined ? [] : [[words.task.file.total, total.toLocaleString(locale)] as const]),
      ],
    },
  })

const unfit = /[^\p{L}\p{N} .,()«»“”-]/gu

/** The report of a task as a document; reports with a file of their own (profile, table) answer 404. */
export const downloadTaskReportUseCase = useCase({
  endpoint: downloadTaskReport,
  load: (ctx, { body: { taskId } }) => loadReport(ctx, taskId),
  authorize: tasks.view,
  // Runs outside the transaction, so that generating a document does not occupy a connection.
  prepare: async (ctx, _input, subject) => {
    await countHit(ctx.db, `list-file:${ctx.actor.uid}`, quickExportLimit)
    const { code, project, task, track } = subject.report
    const tableOf = tables[code]
    const key = reportKeys.find((one) => reports[one].code === code)
    if ((!tableOf && !isCanvas(code)) || key === undefined) throw notFound()
    const words: Words = { ru, en }[ctx.locale]
    const { title } = words[key]
    const of = words.task.file
    const facts: Facts = [
      [of.project, project.name],
      [of.track, track.name],
      [of.task, task.name],
    ]
    const reader = { ctx, subject, words }
    const stream = tableOf
      ? await documentOf(await tableOf(reader), { title, facts }, reader)
      : await canvasFile(reader, { title, facts })
    const name = `${cutText(`${title} - ${project.name}`.replace(unfit, ' '), 100).trim()}.docx`
    return { name, mime: tableMime.docx, size: stream.length, stream }
  },
  run: async (_ctx, _input, _subject, file) => file,
})
