import { unzipSync, zipSync } from 'fflate'
import { ProductError } from '#platform/domain/product-error.ts'
import { partsOfOffice } from '#platform/server/documents/office-parts.ts'
import { childOf, childrenOf } from '#platform/server/documents/xml-tree.ts'
import { checkTags, type Checked, type TemplateProblem, type Piece } from '../../domain/check-tags.rules.ts'
import { type ProblemKind, type ReportExtension, maxProblems } from '../../domain/states.ts'
import { readTag } from '../../domain/tag.rules.ts'
import { emptyScope, type KnownScope, type Scope } from '../../domain/template-values.ts'
import { docxPieces, trackedChanges } from '../docx/docx-pieces.ts'
import { fillDocx } from '../docx/fill-docx.ts'
import type { Pictures } from '../pictures/report-picture.ts'
import { fillXlsx } from '../xlsx/fill-xlsx.ts'
import { cellText, readWorkbook, type Parts } from '../xlsx/workbook.ts'
import { formatsOf } from './formats.ts'
import { markDocx, type Mark } from './mark-docx.ts'
import { markXlsx } from './mark-xlsx.ts'
import { mendParts, type Mending } from './mend-template.ts'
import { unpackTransfer, type Unpacked } from './unpack-transfer.ts'

/** The texts of a workbook's cells, by sheet and row. */
const xlsxPieces = (parts: Parts): Piece[] => {
  const { sheets, shared } = readWorkbook(parts)
  return sheets.flatMap(({ name, root }) => {
    const data = childOf(root, 'sheetData')
    return (data ? childrenOf(data, 'row') : []).flatMap((row) =>
      childrenOf(row, 'c').flatMap((cell): Piece[] => {
        const text = cellText(cell, shared)
        return text ? [{ part: name, place: cell.attributes['r'] ?? '', text }] : []
      }),
    )
  })
}

type Template = { bytes: Uint8Array; extension: ReportExtension }

/** Input of the worker thread, by kind of work. */
export type TemplateRequest =
  | (Template & { work: 'check'; known: KnownScope })
  | (Template & { work: 'mend'; tags: readonly Mending[] })
  | (Template & { work: 'mark'; marks: readonly Mark[]; author: string })
  | (Template & { work: 'names' })
  | { work: 'unpack'; bytes: Uint8Array }
  | (Template & { work: 'fill'; scope: Scope; locale: 'ru' | 'en'; pictures: Pictures })

export type TemplateAnswer = {
  checked: Checked | null
  document: Uint8Array | null
  names?: string[]
  unpacked?: Unpacked
}

const whole = (kind: ProblemKind, tag = ''): TemplateProblem => ({
  kind,
  tag,
  nearest: null,
  instead: null,
  part: '',
  place: '',
  text: '',
})

const dangers: readonly [ProblemKind, RegExp][] = [
  ['MACROS', /vbaProject|macrosheets/i],
  ['EXTERNAL', /externalLinks|connections\.xml|queryTables/i],
  ['EMBEDDED', /embeddings|activeX|customUI/i],
]

/** Macros, embedded and external content of a template, detected by part names without unpacking. */
const dangersIn = (bytes: Uint8Array): TemplateProblem[] => {
  const names: string[] = []
  try {
    unzipSync(bytes, {
      filter: ({ name }) => {
        names.push(name)
        return false
      },
    })
  } catch {
    throw new ProductError('FILE_INCORRECT')
  }
  return dangers.flatMap(([kind, pattern]) => {
    const found = names.find((name) => pattern.test(name))
    return found ? [whole(kind, found.slice(-80))] : []
  })
}

/** A sample scope: each value is its own name, lists have two items. */
const sampleOf = (known: KnownScope, depth = 0): Scope =>
  Object.entries(known).reduce<Scope>((scope, [name, { list }]) => {
    scope[name] = list
      ? depth < 3
        ? [sampleOf(list, depth + 1), sampleOf(list, depth + 1)]
        : []
      : { text: name }
    return scope
  }, emptyScope<Scope>())

const piecesOf = (parts: Record<string, Uint8Array>, extension: ReportExtension) =>
  extension === 'docx' ? docxPieces(parts) : xlsxPieces(parts)

/** The names of all tags, whether they are known or not. */
const namesIn = (parts: Record<string, Uint8Array>, extension: ReportExtension): string[] => {
  const { tags } = checkTags(piecesOf(parts, extension), emptyScope<KnownScope>())
  return [...new Set(tags.flatMap((tag) => readTag(tag.slice(2, -2))?.name ?? []))]
}

const shownText = 80

const check = async ({ bytes, extension }: Template, known: KnownScope): Promise<Checked> => {
  const dangerous = dangersIn(bytes)
  if (dangerous.length > 0) return { tags: [], problems: dangerous, veiled: [] }
  const parts = partsOfOffice(bytes, extension)
  const { tags, problems, veiled } = checkTags(piecesOf(parts, extension), known)
  if (extension === 'docx')
    problems.unshift(
      ...trackedChanges(parts).map(({ author, text, part, place }) => ({
        ...whole('TRACKED_CHANGES', author),
        part,
        place,
        text: text.trim().slice(0, shownText),
      })),
    )
  if (tags.length === 0 && problems.length === 0) problems.push(whole('NO_TAGS'))
  if (problems.length === 0) {
    const scopes = [sampleOf(known)]
    try {
      if (extension === 'docx') await fillDocx(parts, scopes, formatsOf('ru'))
      else fillXlsx(parts, scopes, formatsOf('ru'))
    } catch {
      problems.push(whole('BROKEN'))
    }
  }
  return { tags, problems: problems.slice(0, maxProblems), veiled }
}

/** Performs the work on a template: check, mend, mark or fill in, or unpacks a transferred report. */
export const workOnTemplate = async (request: TemplateRequest): Promise<TemplateAnswer> => {
  if (request.work === 'unpack')
    return { checked: null, document: null, unpacked: unpackTransfer(request.bytes) }
  if (request.work === 'check') return { checked: await check(request, request.known), document: null }
  if (request.work === 'mend')
    return { checked: null, document: mendParts(request.bytes, request.extension, request.tags) }
  const parts = partsOfOffice(request.bytes, request.extension)
  if (request.work === 'names')
    return { checked: null, document: null, names: namesIn(parts, request.extension) }
  if (request.work === 'mark') {
    if (request.extension === 'docx') markDocx(parts, request.marks, request.author)
    else markXlsx(parts, request.marks)
    return { checked: null, document: zipSync(parts) }
  }
  const formats = formatsOf(request.locale)
  const document =
    request.extension === 'docx'
      ? await fillDocx(parts, [request.scope], formats, request.pictures)
      : fillXlsx(parts, [request.scope], formats, request.pictures)
  return { checked: null, document }
}
