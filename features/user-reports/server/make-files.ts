import { zipSync } from 'fflate'
import type { SignedIn } from '#platform/server/context.ts'
import { zipName } from '#platform/server/files/zip.ts'
import type { ReportRequest } from '../contract/user-report.schemas.ts'
import { fillText } from '../domain/evaluate.rules.ts'
import { readTag, tagPattern } from '../domain/tag.rules.ts'
import { emptyScope, type Scope } from '../domain/template-values.ts'
import { reportMimes } from './check-request.ts'
import { hasPictures, loadPictures, picturesOf, type LoadedPictures } from './pictures/load-pictures.ts'
import { readReportData } from './reading/report-data.ts'
import { formatsOf } from './template/formats.ts'
import { fillTemplate, namesInTemplate } from './template/templates.ts'
import { bytesOf, type UserReportSubject } from './user-report.repository.ts'

/** A made file, and the names of files of projects that turned out to be no pictures. */
type MadeFile = { name: string; mime: string; bytes: Buffer; refused: string[] }

const noPictures: LoadedPictures = { pictures: {}, refused: [] }

/** The longest name of a file, without its extension. */
const longestName = 150

/** The default name of the specification, of a report whose own says nothing. */
const defaultName = 'Report'

/** All that a report is made by. */
export type ReportPlan = Pick<
  UserReportSubject,
  'acceleratorId' | 'name' | 'fileName' | 'extension' | 'templateFileId' | 'oneFile' | 'parameters'
>

const fileNameOf = (
  { fileName, extension }: ReportPlan,
  scopes: readonly Scope[],
  locale: 'ru' | 'en',
): string => {
  const filledName = fillText(fileName, tagPattern, readTag, scopes, formatsOf(locale))
  const bare = filledName
    .replace(/\.(?:docx|xlsx?)$/i, '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, longestName)
  return `${zipName(bare).trim() || defaultName}.${extension}`
}

/** Two projects may make files of one name: the later one gets a number. */
const uniqueName = (name: string, taken: Set<string>): string => {
  const [, bare = name, extension = ''] = /^(.*)(\.\w+)$/.exec(name) ?? []
  let candidate = name
  for (let number = 2; taken.has(candidate.toLowerCase()); number += 1)
    candidate = `${bare} (${number})${extension}`
  taken.add(candidate.toLowerCase())
  return candidate
}

/**
 * Makes a report: one file, or a zip with one for each project. `onDone` hears how many projects are done and may throw to end
 * it. Errors: those of projects and parameters; `FILE_INCORRECT` of a template that cannot be filled any more.
 */
export const makeFiles = async (
  ctx: SignedIn,
  report: ReportPlan,
  request: ReportRequest,
  onDone: (projects: number) => Promise<void> = async () => undefined,
): Promise<MadeFile> => {
  const { locale } = ctx
  const { extension } = report
  const [{ whole, projects }, bytes] = await Promise.all([
    readReportData(ctx, report, request),
    bytesOf(ctx, report.templateFileId),
  ])
  const scopes = projects.map(({ scope }) => scope)
  const by = ctx.actor.uid
  const { pictures, refused } = hasPictures(scopes)
    ? await loadPictures(ctx, scopes, await namesInTemplate(by, { bytes, extension }))
    : noPictures
  if (report.oneFile) {
    const scope = Object.assign(emptyScope<Scope>(), whole, { Projects: scopes })
    const name = fileNameOf(report, [scope], locale)
    const made = await fillTemplate(by, { bytes, extension, scope, locale, pictures })
    await onDone(projects.length)
    return { name, mime: reportMimes[extension], bytes: made, refused }
  }
  const taken = new Set<string>()
  const files: Record<string, Uint8Array> = {}
  for (const [at, project] of scopes.entries()) {
    const scope = Object.assign(emptyScope<Scope>(), whole, project, { Projects: [project] })
    // One thread fills them one after another.
    // oxlint-disable-next-line no-await-in-loop
    const made = await fillTemplate(by, {
      bytes,
      extension,
      scope,
      locale,
      pictures: picturesOf(project, pictures),
    })
    files[uniqueName(fileNameOf(report, [scope], locale), taken)] = made
    // oxlint-disable-next-line no-await-in-loop
    await onDone(at + 1)
  }
  const [first] = Object.entries(files)
  if (first && scopes.length === 1)
    return { name: first[0], mime: reportMimes[extension], bytes: Buffer.from(first[1]), refused }
  const zipped = zipSync(files, { level: 0 })
  return {
    name: `${zipName(report.name) || defaultName}.zip`,
    mime: 'application/zip',
    bytes: Buffer.from(zipped),
    refused,
  }
}
