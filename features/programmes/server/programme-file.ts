import type { z } from 'zod'
import { activeTemplates, latestTemplates } from '#features/profile-templates'
import { cutText } from '#platform/domain/cut-text.ts'
import { invalid } from '#platform/domain/product-error.ts'
import type { Db } from '#platform/server/context.ts'
import { withoutPictures } from '../../fields/domain/rich-text.rules.ts'
import type { programmeFile } from '../contract/programme-file.schemas.ts'
import { fileProblems, missingFields, type MissingField } from '../domain/programme-file.rules.ts'
import type { ProgrammePlan } from './programme-plan.repository.ts'
import { elementsByCode } from './trackpoint-fields.repository.ts'

type ProgrammeFile = z.output<typeof programmeFile>

/** Converts a programme to its file, each field with its name here. */
export const programmeAsFile = async (
  db: Db,
  { tracks, ...fields }: ProgrammePlan,
): Promise<ProgrammeFile> => {
  const asked = tracks.flatMap(({ trackpoints, form }) => [
    ...form,
    ...trackpoints.flatMap((task) => task.fields),
  ])
  const now = elementsByCode(await activeTemplates(db))
  const gone = asked.filter(({ code }) => !now.has(code)).map(({ templateId }) => templateId)
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
          trackpoints: trackpoints.map(({ copiedFrom: _task, fields: own, ...task }) => ({
            ...task,
            fields: own.map(({ code, required, readOnly }) => ({
              code,
              name: nameOf(code),
              required,
              readOnly,
            })),
          })),
        }),
      ),
    },
  }
}

/**
 * Converts a file to a plan to be written, without the fields that do not exist here, which are returned separately.
 */
export const lookInto = async (
  db: Db,
  { programme: { tracks, ...fields } }: ProgrammeFile,
): Promise<{ plan: ProgrammePlan; missing: MissingField[] }> => {
  const problems = Object.entries(fileProblems(tracks))
  if (problems.length > 0)
    throw invalid(Object.fromEntries(problems.map(([path, code]) => [`file.programme.${path}`, code])))
  const known = elementsByCode(await activeTemplates(db))
  const knownOf = (asked: ProgrammeFile['programme']['tracks'][number]['form']) =>
    asked.flatMap(({ code, required, readOnly }) => {
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
      trackpoints: trackpoints.map(({ fields: asked, ...task }) => ({
        ...task,
        copiedFrom: null,
        fields: knownOf(asked),
      })),
    })),
  }
  return { plan, missing: missingFields(tracks, new Set(known.keys())) }
}
