import { sql } from 'kysely'
import { setImmediate } from 'node:timers/promises'
import type { z } from 'zod'
import { emailsLeft } from '#features/communication'
import { activeTree } from '#features/profile-templates'
import type { Actor } from '#platform/domain/actor.ts'
import { cutText } from '#platform/domain/cut-text.ts'
import { possibleActions } from '#platform/domain/machine.ts'
import { stillThere } from '#platform/domain/product-error.ts'
import type { Context, Db } from '#platform/server/context.ts'
import type { RowSource } from '#platform/server/lists/rows.ts'
import type { importCheck, importRow, projectImport } from '../contract/import.schemas.ts'
import { isBlocking } from '../domain/decide.rules.ts'
import { nearestValues, prepareValues, type PreparedValues } from '../domain/nearest-value.rules.ts'
import type { CellProblem } from '../domain/plan.rules.ts'
import { projectImportMachine, projectImports } from '../domain/project-import.machine.ts'
import { sameProblems } from '../domain/same-problems.rules.ts'
import { importAfter, sameTrackBefore } from './import-after.ts'
import { targetsOf } from './import-targets.ts'
import {
  findImport,
  importColumns,
  importCountsJson,
  previewOf,
  readPreview,
  type ImportSettings,
  type ImportSubject,
} from './import.repository.ts'
import { outcomeCauses } from './outcome-causes.ts'
import { planImport, type ImportPlan } from './plan-import.ts'
import { activeValues } from './remembered-values.ts'

/** An import as its screen shows it. */
export type ShownImport = z.output<typeof projectImport>

/** The actions that are possible now. */
export const actionsOf = (actor: Actor, subject: ImportSubject, importable = 1): ShownImport['actions'] => {
  const draft = subject.status === 'DRAFT' && projectImports.manage.allows(actor, subject)
  return [
    ...possibleActions(projectImportMachine, subject.status, actor, { ...subject, importable }).filter(
      (action) => action === 'start' || action === 'undo',
    ),
    ...(draft ? (['edit', 'delete'] as const) : []),
  ]
}

/** Length of a heading that identifies its column. */
const maxHeaderLength = 200

/** Maximum number of problems shown; the rest is downloaded. */
const maxProblems = 100

/** Maximum number of listed rows that are not projects. */
const maxLeftOutRows = 20

/** Maximum number of corrections shown, newest first. */
const maxCorrections = 200

/** Maximum number of names asked about, most frequent first. */
const maxNames = 100

/** Maximum number of names shown that have remembered values, and of those that rows share. */
const maxRemembered = 100
const maxJoined = 50

/** Maximum number of skipped projects listed. */
const maxSkipped = 20

const inLocale = ({ ru, en }: { ru: string; en: string }, locale: Context['locale']): string =>
  (locale === 'en' ? en : ru) || ru

const headerOf = (sheet: ImportPlan['sheet'], headerRow: number, column: number): string =>
  cutText(sheet[headerRow]?.[column] ?? '', maxHeaderLength)

/** Problems in the order of the file, with the headings of their columns. */
export const shownProblems = (
  problems: readonly CellProblem[],
  sheet: ImportPlan['sheet'],
  { headerRow, targets }: Pick<ImportSettings, 'headerRow' | 'targets'>,
) =>
  problems
    .toSorted((a, b) => a.line - b.line || a.column - b.column)
    .map((problem) => ({
      ...problem,
      header: headerOf(sheet, headerRow, problem.column),
      blocks: isBlocking(problem, {
        nameColumn: targets.indexOf('main.name'),
        numberColumn: targets.indexOf('main.number'),
      }),
    }))

/** The problems of a plan. */
export const problemsOf = ({ projects, sheet }: ImportPlan, settings: ImportSettings) =>
  shownProblems(
    projects.flatMap(({ problems }) => problems),
    sheet,
    settings,
  )

type ShownProblem = ReturnType<typeof shownProblems>[number]

/** Numbers of problems of a column, most frequent first. */
const causesOf = (problems: readonly ShownProblem[]): z.output<typeof importCheck>['causes'] => {
  const causes = new Map<string, z.output<typeof importCheck>['causes'][number]>()
  for (const { column, header, problem, blocks } of problems) {
    const key = `${column} ${problem}`
    const cause = causes.get(key) ?? { column, header, problem, blocks, count: 0 }
    cause.count += 1
    causes.set(key, cause)
  }
  return [...causes.values()].toSorted((a, b) => b.count - a.count)
}

/** Questions and notes about the columns, with their headings and the possible values of names. */
const notesShown = async (
  { db, locale }: Pick<Context, 'db' | 'locale'>,
  { notes, sheet, remembered }: ImportPlan,
  { headerRow, conventions }: ImportSettings,
) => {
  const headed = <One extends { column: number }>(one: One) => ({
    ...one,
    header: headerOf(sheet, headerRow, one.column),
  })
  const named = ({ id, ...words }: { id: number; ru: string; en: string }) => ({
    id,
    name: inLocale(words, locale),
  })
  const ambiguous = notes.names.toSorted((a, b) => b.count - a.count)
  const values = await activeValues(db, [...new Set(ambiguous.map(({ dictionary }) => dictionary))])
  const prepared = new Map<string, PreparedValues>()
  const names: z.output<typeof importCheck>['names'] = []
  for (const one of ambiguous.slice(0, maxNames)) {
    const known = values.get(one.dictionary) ?? []
    const ready = prepared.get(one.dictionary) ?? prepareValues(known)
    prepared.set(one.dictionary, ready)
    const { ids, certainty } = nearestValues(one.name, ready)
    const proposed = ids.flatMap((id) => known.filter((value) => value.id === id)).map(named)
    names.push({ ...headed(one), proposed, certainty })
    // A name is compared with thousands of values, so the event loop is yielded to in between.
    await setImmediate()
  }
  return {
    questions: notes.questions.map(({ answers, ...question }) => ({
      ...headed(question),
      answers: [...answers],
      isDate: answers.includes('DAY_FIRST') || answers.includes('YEAR_START'),
      answer:
        conventions.find(({ target, answer }) => target === question.target && answers.includes(answer))
          ?.answer ?? null,
    })),
    assumed: notes.assumed.map(headed),
    emptied: notes.emptied.map(headed),
    namesCount: ambiguous.length,
    names,
    remembered: remembered.slice(0, maxRemembered).map(({ id, valueId, ru, en, ...one }) => ({
      ...headed(one),
      id,
      value: valueId === null ? null : named({ id: valueId, ru, en }),
    })),
  }
}

const checkOf = async (
  ctx: Context,
  plan: ImportPlan,
  subject: ImportSubject,
): Promise<z.output<typeof importCheck>> => {
  const { settings, about, acceleratorId, createdByUid } = subject
  const problems = problemsOf(plan, settings)
  const named = new Set(plan.notes.names.map(({ column }) => column))
  // Names and columns that are asked about are settled once, not cell by cell.
  const toFix = sameProblems(
    problems.filter(
      ({ problem, column }) => problem !== 'AMBIGUOUS' && !(problem === 'NOT_IN_LIST' && named.has(column)),
    ),
  )
  const waiting = plan.projects.filter(({ status }) => status === 'WAITING')
  const fresh = waiting.filter(({ existingId }) => existingId === null)
  const skipped = plan.projects.flatMap(({ status, reason, lines, name, number }) =>
    status === 'SKIPPED' && reason ? [{ line: lines[0]!, name: cutText(name || number, 255), reason }] : [],
  )
  const invitations = settings.invite ? fresh.filter(({ leaderEmail }) => leaderEmail !== '').length : 0
  const mayInvite = invitations === 0 ? 0 : await emailsLeft(ctx.db, createdByUid, acceleratorId)
  return {
    fresh: fresh.length,
    updated: waiting.length - fresh.length,
    skipped: skipped.length,
    skippedProjects: skipped.slice(0, maxSkipped),
    faulty: plan.projects.filter(({ status }) => status === 'FAILED').length,
    invitations,
    uninvited: Math.max(0, invitations - mayInvite),
    problemsCount: problems.length,
    problems: toFix.slice(0, maxProblems),
    toFixCount: toFix.length,
    drafts: waiting.filter((project) => project.problems.length > 0).length,
    trackClosed: plan.trackClosed,
    sameTrack: await sameTrackBefore(ctx.db, subject),
    withoutAddress: fresh.filter(({ leaderEmail }) => leaderEmail === '').length,
    causes: causesOf(problems),
    ...(await notesShown(ctx, plan, settings)),
    answers: plan.answers.map(({ name, by, count }) => ({
      name: inLocale(name, ctx.locale),
      by: inLocale(by, ctx.locale),
      count,
    })),
    joinedCount: plan.joined.length,
    joined: plan.joined.slice(0, maxJoined).map(({ differs, ...one }) => ({
      ...one,
      differs: differs.map((column) => headerOf(plan.sheet, settings.headerRow, column)),
    })),
    leftOut: {
      rowsCount: plan.leftOut.length,
      rows: plan.leftOut
        .slice(0, maxLeftOutRows)
        .map((row) => ({ ...row, text: cutText(row.text, maxHeaderLength) })),
      sheet: about.sheet,
      sheets: about.leftOut,
    },
    fixed: (about.mended ?? [])
      .map(({ line, column, before }) => ({
        line,
        column,
        header: headerOf(plan.sheet, settings.headerRow, column),
        before,
        text: plan.sheet[line - 1]?.[column] ?? '',
      }))
      .filter(({ before, text }) => before !== text)
      .slice(-maxCorrections)
      .toReversed(),
    nameMissing: !settings.targets.includes('main.name'),
  }
}

/** Tracks that accept projects today. */
const tracksOf = async (db: Db, acceleratorId: number): Promise<{ id: number; name: string }[]> => {
  const { rows } = await sql<{ id: number; name: string }>`
    select t.id, t.name from track t join programme p on p.id = t.programme_id
    where t.accelerator_id = ${acceleratorId} and t.content_status = 'PUBLISHED' and p.content_status = 'PUBLISHED'
      and t.access_status = 'ALLOWED_TO_WORK' order by t.name, t.id`.execute(db)
  return rows
}

/** Number of projects that can be imported by the current plan. */
export const importableIn = (plan: ImportPlan): number =>
  plan.projects.filter(({ status }) => status === 'WAITING').length

type ImportRow = z.output<typeof importRow>

/** Row source of imports `m`. */
export const importRows: RowSource<ImportSubject & Pick<ImportRow, 'counts'>, ImportRow> = {
  from: sql`project_import m`,
  key: sql`m.id`,
  columns: () => sql`${importColumns}, ${importCountsJson} as counts`,
  joins: sql`join person u on u.uid = m.created_by`,
  row: (subject, { actor }) => ({
    id: subject.id,
    fileName: subject.fileName,
    status: subject.status,
    createdBy: subject.createdBy,
    createdAt: subject.createdAt,
    finishedAt: subject.finishedAt,
    counts: subject.counts,
    actions: actionsOf(actor, subject).filter((action) => action !== 'start'),
  }),
}

/** An import on its screen. */
export const readImport = async (ctx: Context, subject: ImportSubject): Promise<ShownImport> => {
  const {
    createdByUid: _uid,
    undoneByUid: _undoing,
    importable: _none,
    about: _about,
    acceleratorId,
    ...shown
  } = subject
  const isDraft = subject.status === 'DRAFT'
  const plan = isDraft ? await planImport(ctx.db, subject) : null
  const [seen, tree, counts, tracks, causes, after] = await Promise.all([
    plan ? { preview: previewOf(plan.sheet), rowsCount: plan.sheet.length } : readPreview(ctx.db, subject.id),
    plan?.tree ?? activeTree(ctx.db),
    sql<Pick<ShownImport, 'counts'>>`
      select ${importCountsJson} as counts from project_import m where m.id = ${subject.id}`.execute(ctx.db),
    isDraft ? tracksOf(ctx.db, acceleratorId) : [],
    isDraft ? [] : outcomeCauses(ctx.db, subject.id),
    isDraft ? null : importAfter(ctx.db, subject),
  ])
  return {
    ...shown,
    ...seen,
    targets: targetsOf(tree),
    tracks,
    counts: counts.rows[0]!.counts,
    check: plan && (await checkOf(ctx, plan, subject)),
    causes,
    after,
    actions: actionsOf(ctx.actor, subject, plan ? importableIn(plan) : 1),
  }
}

/** The same after an action. */
export const readAgain = async (ctx: Context, id: number): Promise<ShownImport> =>
  readImport(ctx, stillThere(await findImport(ctx.db, id)))
