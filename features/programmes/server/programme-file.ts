import type { z } from 'zod'
import { activeTemplates, latestTemplates } from '#features/profile-templates'
import { cutText } from '#platform/domain/cut-text.ts'
import { invalid } from '#platform/domain/product-error.ts'
import type { Db, SignedIn } from '#platform/server/context.ts'
import { withoutPictures } from '../../fields/domain/rich-text.rules.ts'
import type { programmeFile } from '../contract/programme-file.schemas.ts'
import { fileProblems, missingFields, missingReports } from '../domain/programme-file.rules.ts'
import { choiceOfTemplate, codeOfChoice } from '../domain/report-types.ts'
import type { ProgrammePlan } from './programme-plan.repository.ts'
import { readTaskTemplates } from './task-templates.ts'
import { elementsByCode } from './trackpoint-fields.repository.ts'

type ProgrammeFile = z.output<typeof programmeFile>

/** Converts a programme to its file, each field with its name here. */
export const programmeAsFile = async (
  db: Db,
  { tracks, ...fields }: ProgrammePlan,
): Promise<ProgrammeFile> => {
  const requested = tracks.flatMap(({ trackpoints, form }) => [
    ...form,
    ...trackpoints.flatMap((task) => task.fields),
  ])
  const now = elementsByCode(await activeTemplates(db))
  const gone = requested.filter(({ code }) => !now.has(code)).map(({ templateId }) => templateId)
  const before = elementsByCode(await latestTemplates(db, gone))
  const nameOf = (code: string): string => {
    const name = (now.get(code) ?? before.get(code))?.element.name
    return cutText(name?.ru || name?.en || '', 255)
  }
  const named = (fields: ProgrammePlan['tracks'][number]['form']) =>
    fields.map(({ code, required, readOnly }) => ({ code, name: nameOf(code), required, readOnly }))
  return {
    format: 'accelerator-programme',
    version: 1,
    programme: {
      ...fields,
      tracks: tracks.map(
        ({
          copiedFrom: _track,
          requestType: _taken,
          scheduleId: _days,
          coverFileId: _cover,
          trackpoints,
          form,
          ...track
        }) => ({
          ...track,
          // Pictures belong to the accelerator.
          faceText: withoutPictures(track.faceText),
          form: named(form),
          trackpoints: trackpoints.map(
            ({ copiedFrom: _task, fields: own, reportType, template, ...task }) => ({
              ...task,
              reportType: reportType && codeOfChoice(reportType),
              ...(template === null ? {} : { template }),
              fields: own.map(({ code, required, readOnly }) => ({
                code,
                name: nameOf(code),
                required,
                readOnly,
              })),
            }),
          ),
        }),
      ),
    },
  }
}

/** The accelerator's reports by template that a file names; of several with one name, the oldest. */
const templatesByName = async (
  ctx: Pick<SignedIn, 'db' | 'actor'>,
  acceleratorId: number,
  tracks: ProgrammeFile['programme']['tracks'],
): Promise<Map<string, number>> => {
  const names = tracks.flatMap(({ trackpoints }) => trackpoints.flatMap(({ template }) => template ?? []))
  if (names.length === 0) return new Map()
  const found = await readTaskTemplates(ctx, acceleratorId, { names: [...new Set(names)] })
  return new Map(found.map(({ id, name }) => [name, id]))
}

/**
 * Converts a file to a plan to be written, without the fields and reports by template that do not exist here, which are
 * returned separately.
 */
export const checkProgrammeFile = async (
  ctx: Pick<SignedIn, 'db' | 'actor'>,
  acceleratorId: number,
  { programme: { tracks, ...fields } }: ProgrammeFile,
) => {
  const problems = Object.entries(fileProblems(tracks))
  if (problems.length > 0)
    throw invalid(Object.fromEntries(problems.map(([path, code]) => [`file.programme.${path}`, code])))
  const [active, templates] = await Promise.all([
    activeTemplates(ctx.db),
    templatesByName(ctx, acceleratorId, tracks),
  ])
  const known = elementsByCode(active)
  const knownOf = (form: ProgrammeFile['programme']['tracks'][number]['form']) =>
    form.flatMap(({ code, required, readOnly }) => {
      const found = known.get(code)
      return found ? [{ code, required, readOnly, templateId: found.templateId }] : []
    })
  const plan: ProgrammePlan = {
    ...fields,
    tracks: tracks.map(({ trackpoints, form, ...track }) => ({
      ...track,
      copiedFrom: null,
      requestType: null,
      scheduleId: null,
      coverFileId: null,
      form: knownOf(form),
      trackpoints: trackpoints.map(({ fields: requested, template = null, ...task }) => {
        const templateId = template === null ? undefined : templates.get(template)
        return {
          ...task,
          reportType: templateId === undefined ? task.reportType : choiceOfTemplate(templateId),
          template,
          copiedFrom: null,
          fields: knownOf(requested),
        }
      }),
    })),
  }
  return {
    plan,
    missing: missingFields(tracks, new Set(known.keys())),
    missingReports: missingReports(tracks, templates),
  }
}
