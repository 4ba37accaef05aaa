import { z } from 'zod'
import { day, id, instant, requiredText, text, uid, version } from '#platform/contract/fields.ts'
import { namedRef, personRef } from '#platform/contract/lists.ts'
import { reportRoles } from '../domain/access.rules.ts'
import { mostParameters, mostProjects } from '../domain/limits.ts'
import { parameterTypes, problemKinds, reportExtensions, runStates } from '../domain/states.ts'

/** What a parameter is called in templates: `{{Param.quarter}}`. */
const parameterCode = () =>
  z
    .string('REQUIRED')
    .trim()
    .max(22, 'TOO_LONG')
    .regex(/^[a-z][a-z0-9_]*$/, 'INVALID')

/** What a report asks for before it is made. */
export const reportParameter = z.strictObject({
  code: parameterCode(),
  name: requiredText(100),
  type: z.enum(parameterTypes, 'NOT_IN_LIST'),
  required: z.boolean(),
  defaultValue: text(255),
  /** LIST: the code of the dictionary to choose from. */
  dictionary: text(100),
})

export type ReportParameter = z.output<typeof reportParameter>

const codesDiffer = (parameters: readonly { code: string }[]): boolean =>
  new Set(parameters.map(({ code }) => code)).size === parameters.length

const given = {
  name: requiredText(200),
  /** Tags stand in it, too. */
  fileName: requiredText(200),
  templateFileId: uid(),
  forAll: z.boolean(),
  roles: z.array(z.enum(reportRoles, 'NOT_IN_LIST')).max(reportRoles.length, 'TOO_MANY'),
  /** All projects into one file; otherwise a file for each, in a zip. */
  oneFile: z.boolean(),
  parameters: z.array(reportParameter).max(mostParameters, 'TOO_MANY').refine(codesDiffer, 'ALREADY_TAKEN'),
}

/** What one writes of a report; a new one has no id. */
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

/** A report as whoever builds it sees it. */
export const builtReport = z.object({
  ...shown,
  parameters: z.array(reportParameter),
  template,
  updatedBy: personRef,
  actions: z.array(z.enum(['run', 'edit', 'delete', 'template', 'export'])),
})

/** A report as whoever makes it sees it. */
export const offeredReport = z.object({
  id: id(),
  name: z.string(),
  extension: z.enum(reportExtensions),
  oneFile: z.boolean(),
  accelerator: namedRef,
  /** When the reader made it last. */
  usedAt: instant().nullable(),
})

/** A value given for a parameter: as text, `true` and days among it. */
const parameterValue = text(255)

/** What a run is asked. */
export const reportAsked = z.strictObject({
  projectIds: z.array(id()).min(1, 'REQUIRED').max(200, 'TOO_MANY'),
  parameters: z.record(parameterCode(), parameterValue).default({}),
})

export type ReportAsked = z.output<typeof reportAsked>

/** What a report asks for, with what the reader gave last. */
export const reportFilters = z.object({
  report: offeredReport,
  parameters: z.array(
    reportParameter.extend({
      /** Given last, or the default. */
      value: z.string(),
      choices: z.array(z.object({ value: z.string(), ru: z.string(), en: z.string() })),
    }),
  ),
  /** Projects taken last that the reader may still take. */
  projects: z.array(namedRef).max(mostProjects),
})

/** Something in a template that cannot be filled in, with its place. */
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

/** What was found in an uploaded template. */
export const checkedTemplate = z.object({
  /** Null of one that is not kept: it would run or fetch something. */
  file: template.nullable(),
  extension: z.enum(reportExtensions),
  tags: z.array(z.string()),
  problems: z.array(templateProblem),
  /** Tags that say nothing to some of those whom a report may be for. */
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
  projects: z.array(namedRef).max(mostProjects),
})

/** What of the data is missing, before anything is made. */
export const dryRun = z.object({ projects: z.int(), missing: z.array(missingTag) })

/** A report as it is being built, and the project it is tried on. */
export const trialAsked = z.strictObject({
  name: text(200),
  fileName: text(200),
  templateFileId: z.uuid('INVALID'),
  oneFile: z.boolean(),
  parameters: z.array(reportParameter).max(mostParameters, 'TOO_MANY'),
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

/** A run in the background. */
export const reportRun = z.object({
  id: id(),
  name: z.string(),
  extension: z.enum([...reportExtensions, 'zip']),
  state: z.enum(runStates),
  done: z.int(),
  projects: z.int(),
  size: z.int().nullable(),
  failure: z.string().nullable(),
  createdAt: instant(),
  keptUntil: instant(),
  actions: z.array(z.enum(['download', 'delete'])),
})

/** A project that a report may be made of. */
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
  /** Where it stands: the list it is in, empty for what is everywhere. */
  within: z.string(),
  kind: z.enum(['text', 'number', 'day', 'money', 'flag', 'picture', 'file', 'list']),
})
