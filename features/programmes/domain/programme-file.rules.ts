import type { FieldErrors } from '#platform/domain/product-error.ts'
import { checklistProblems } from './checklist.rules.ts'
import { performerRefusal, type investmentTypes, type performers, type taskTypes } from './performer.rules.ts'
import type { TaskReportCode } from './report-types.ts'
import { fieldProblems, type TrackpointField } from './trackpoint-fields.rules.ts'

type Task = {
  name: string
  type: (typeof taskTypes)[number]
  performer: (typeof performers)[number]
  fields: RequestedFields
  checklist: readonly string[]
  reportType: TaskReportCode | null
  template?: string | undefined
}
type RequestedFields = readonly (TrackpointField & { name: string })[]
type Track = {
  name: string
  form: RequestedFields
  investmentType: (typeof investmentTypes)[number]
  trackpoints: readonly Task[]
}

const problemsOfForm = (form: RequestedFields): FieldErrors =>
  Object.fromEntries(
    Object.entries(fieldProblems(form, new Set(form.map(({ code }) => code)))).map(([path, problem]) => [
      path.replace('fields.', 'form.'),
      problem,
    ]),
  )

const problemsOfTrack = ({ investmentType, trackpoints, form }: Track): FieldErrors => {
  const problems: FieldErrors = problemsOfForm(form)
  let evaluations = 0
  for (const [at, { type, performer, fields, checklist, reportType, template }] of trackpoints.entries()) {
    if (performerRefusal(investmentType, { performer, type }))
      problems[`trackpoints.${at}.performer`] = 'NOT_IN_LIST'
    if (reportType !== null && template !== undefined) problems[`trackpoints.${at}.template`] = 'INVALID'
    if (type === 'EVALUATION' && ++evaluations > 1) problems[`trackpoints.${at}.type`] = 'ALREADY_TAKEN'
    const codes = new Set(fields.map(({ code }) => code))
    for (const [path, problem] of Object.entries(fieldProblems(fields, codes)))
      problems[`trackpoints.${at}.${path}`] = problem
    for (const [point, problem] of Object.entries(checklistProblems(checklist)))
      problems[`trackpoints.${at}.checklist.${point}`] = problem
  }
  return problems
}

/** Errors in a programme file beyond its schema, by path below `programme`: the same rules as in forms. */
export const fileProblems = (tracks: readonly Track[]): FieldErrors =>
  Object.fromEntries(
    tracks.flatMap((track, at) =>
      Object.entries(problemsOfTrack(track)).map(([path, problem]) => [`tracks.${at}.${path}`, problem]),
    ),
  )

/** A field of a file that does not exist here, with the place that requests it. */
export type MissingField = { track: string; trackpoint: string; code: string; name: string }

/** All fields without an active template here, by the place that requests them. */
export const missingFields = (tracks: readonly Track[], known: ReadonlySet<string>): MissingField[] =>
  tracks.flatMap((track) =>
    // The application form comes before the tasks.
    [{ name: '', fields: track.form }, ...track.trackpoints].flatMap((task) =>
      task.fields
        .filter(({ code }) => !known.has(code))
        .map(({ code, name }) => ({ track: track.name, trackpoint: task.name, code, name })),
    ),
  )

/** All reports by template of a file that the accelerator does not have, by the task. */
export const missingReports = (
  tracks: readonly Track[],
  known: ReadonlyMap<string, number>,
): { track: string; trackpoint: string; name: string }[] =>
  tracks.flatMap((track) =>
    track.trackpoints.flatMap(({ name, template }) =>
      template === undefined || known.has(template)
        ? []
        : [{ track: track.name, trackpoint: name, name: template }],
    ),
  )
