import { z } from 'zod'
import { day, id, instant, requiredText, text, uid, version } from '#platform/contract/fields.ts'
import { namedRef, personRef } from '#platform/contract/lists.ts'
import { reportRoles } from '../domain/access.rules.ts'
import { parameterFault } from '../domain/parameter.rules.ts'
import {
  parameterTypes,
  problemKinds,
  reportExtensions,
  runStates,
  maxParameters,
  maxProjects,
} from '../domain/states.ts'

/** Code of a parameter in templates: `{{Param.quarter}}`. */
const parameterCode = () =>
  z
    .string('REQUIRED')
    .trim()
    .max(22, 'TOO_LONG')
    .regex(/^[a-z][a-z0-9_]*$/, 'INVALID_CODE')

/** A parameter of a report. */
export const reportParameter = z.strictObject({
  code: parameterCode(),
  name: requiredText(100),
  type: z.enum(parameterTypes, 'NOT_IN_LIST'),
  required: z.boolean(),
  defaultValue: text(255),
  /** For LIST, the code of its dictionary. */
  dictionary: text(100),
})

export type ReportParameter = z.output<typeof reportParameter>

const codesDiffer = (parameters: readonly { code: string }[]): boolean =>
  new Set(parameters.map(({ code }) => code)).size === parameters.length

/** A parameter as it may be saved: what it is answered with by default fits its type. */
const savedParameter = reportParameter.superRefine(({ type, defaultValue }, context) => {
  const fault = parameterFault(type, defaultValue)
  if (fault) context.addIssue({ code: 'custom', path: ['defaultValue'], message: fault })
})

const given = {
  name: requiredText(200),
  /** May contain tags. */
  fileName: requiredText(200),
  templateFileId: uid(),
  forAll: z.boolean(),
  roles: z.array(z.enum(reportRoles, 'NOT_IN_LIST')).max(reportRoles.length, 'TOO_MANY'),
  /** Whether all projects go into one file; otherwise into a zip with one file each. */
  oneFile: z.boolean(),
  parameters: z.array(savedParameter).max(maxParameters, 'TOO_MANY').refine(codesDiffer, 'ALREADY_TAKEN'),
}

/** Editable properties of a report; a new one has no id. */
export const reportFields = z.strictObject({
  id: id().nullable().default(null),
  version: version().nullable().default(null),
  ...given,
})

const template = z.object({ id: uid(), name: z.string(), size: z.int() })

const shown = {
  id: id(),
  version: z.int(),
  name: z.string(),
  fileName: z.string(),
  extension: z.enum(reportExtensions),
  forAll: z.boolean(),
  roles: z.array(z.enum(reportRoles)),
  oneFile: z.boolean(),
  accelerator: namedRef,
  updatedAt: instant(),
}

/** A report for its builders. */
export const builtReport = z.object({
  ...shown,
  parameters: z.array(reportParameter),
  template,
  updatedBy: personRef,
  actions: z.array(z.enum(['run', 'edit', 'delete', 'template', 'export'])),
})

/** A report for the people who create it. */
export const offeredReport = z.object({
  id: id(),
  name: z.string(),
  extension: z.enum(reportExtensions),
  oneFile: z.boolean(),
  accelerator: namedRef,
  /** When the reader last created it. */
  usedAt: instant().nullable(),
})

/** Value of a parameter as text, including booleans and dates. */
const parameterValue = text(255)

/** Input of a run. */
export const reportRequest = z.strictObject({
  projectIds: z.array(id()).min(1, 'REQUIRED').max(200, 'TOO_MANY'),
  parameters: z.record(parameterCode(), parameterValue).default({}),
})

export type ReportRequest = z.output<typeof reportRequest>

/** Parameters of a report, with the reader's latest values. */
export const reportFilters = z.object({
  report: offeredReport,
  parameters: z.array(
    reportParameter.extend({
      /** The latest value, or the default. */
      value: z.string(),
      choices: z.array(z.object({ value: z.string(), ru: z.string(), en: z.string() })),
    }),
  ),
  /** The projects that were asked for, or those of the latest run: those that the reader may use. */
  projects: z.array(namedRef).max(maxProjects),
})

/** A problem in a template, with its place. */
const templateProblem = z.object({
  kind: z.enum(problemKinds),
  tag: z.string(),
  nearest: z.string().nullable(),
  /** The whole tag as it was probably meant. */
  instead: z.string().nullable(),
  part: z.string(),
  place: z.string(),
  text: z.string(),
})

/** Result of checking an uploaded template. */
export const checkedTemplate = z.object({
  /** Null if it was not stored, because it contains macros or external content. */
  file: template.nullable(),
  extension: z.enum(reportExtensions),
  tags: z.array(z.string()),
  problems: z.array(templateProblem),
  /** Valid tags whose values only some roles may see; for other readers they are blank. */
  veiled: z.array(z.object({ tag: z.string(), seenBy: z.enum(['team', 'work']) })),
})

/** A report as it came from a file: to be looked through and saved. */
export const importedReport = z.object({
  report: z.object({
    name: z.string(),
    fileName: z.string(),
    forAll: z.boolean(),
    roles: z.array(z.enum(reportRoles)),
    oneFile: z.boolean(),
    parameters: z.array(reportParameter),
  }),
  /** Codes of dictionaries that its parameters name and the portal does not have. */
  unknownDictionaries: z.array(z.string()),
  checked: checkedTemplate,
})

/** A tag that says nothing of some projects: nothing was filled in, or its reader may not see it there. */
const missingTag = z.object({
  tag: z.string(),
  name: z.string(),
  why: z.enum(['EMPTY', 'HIDDEN']),
  projects: z.array(namedRef).max(maxProjects),
})

/** What of the data is missing, before anything is made. */
export const dryRun = z.object({ projects: z.int(), missing: z.array(missingTag) })

/** A report as it is being built, and the project it is tried on. */
export const trialRequest = z.strictObject({
  name: text(200),
  fileName: text(200),
  templateFileId: z.uuid('INVALID'),
  oneFile: z.boolean(),
  parameters: z.array(reportParameter).max(maxParameters, 'TOO_MANY'),
  /** Values of the parameters; by default their default values. */
  values: z.record(parameterCode(), parameterValue).default({}),
  projectId: id(),
})

/** What a trial run found: faults of the template, missing data, and files that are no pictures after all. */
export const trialFound = z.object({
  problems: z.array(templateProblem),
  missing: z.array(missingTag),
  refused: z.array(z.string()),
})

/** A task that projects can be chosen by. */
export const reportTask = z.object({ id: id(), name: z.string(), track: z.string() })

/** A version of a report. */
export const reportVersion = z.object({
  number: z.int(),
  savedAt: instant(),
  savedBy: personRef,
  name: z.string(),
  template: z.string(),
  current: z.boolean(),
})

/** A background run. */
export const reportRun = z.object({
  id: id(),
  name: z.string(),
  extension: z.enum([...reportExtensions, 'zip']),
  state: z.enum(runStates),
  done: z.int(),
  projects: z.int(),
  size: z.int().nullable(),
  failure: z.string().nullable(),
  /** Its first projects that the reader still sees, and the values of its parameters. */
  projectNames: z.array(z.string()),
  values: z.array(z.object({ name: z.string(), type: z.enum(parameterTypes), value: z.string() })),
  createdAt: instant(),
  keptUntil: instant(),
  actions: z.array(z.enum(['download', 'cancel', 'delete'])),
})

/** A project available to a report. */
export const reportProject = z.object({
  id: id(),
  name: z.string(),
  leader: z.string(),
  track: z.string(),
  day: day().nullable(),
})

/** A tag of the catalogue. */
export const catalogueTag = z.object({
  tag: z.string(),
  name: z.string(),
  /** The list that contains it; empty for a top-level tag. */
  within: z.string(),
  /** What the sample project says here. */
  example: z.string(),
  kind: z.enum(['text', 'number', 'share', 'day', 'money', 'flag', 'picture', 'file', 'list']),
})
