import { strFromU8 } from 'fflate'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { paragraphsOf, type Paragraph } from '#platform/server/documents/template-paragraphs.ts'
import type { uploadActTemplate } from '../../contract/act.endpoints.ts'
import { actTags, jobsTag, jobTags } from './act-tags.ts'

/** A tag or marker in a template that cannot be filled in, with its position. */
export type TemplateProblem = ResponseOf<typeof uploadActTemplate>['problems'][number]

type Kind = TemplateProblem['kind']
type Part = TemplateProblem['part']

/** Maximum number of reported problems. */
const maxReported = 50
/** Maximum length of the quoted paragraph. */
const shownText = 80

const partOf = (name: string): Part | null => {
  if (name === 'word/document.xml') return 'document'
  if (/^word\/header\d*\.xml$/.test(name)) return 'header'
  if (/^word\/footer\d*\.xml$/.test(name)) return 'footer'
  return /^word\/(?:foot|end)notes\.xml$/.test(name) ? 'notes' : null
}

const known: ReadonlySet<string> = new Set(actTags)
const ofJob: ReadonlySet<string> = new Set(jobTags)

type Found = { kind: Kind; tag: string }

/** Returns whether the list of jobs is open after a tag, and the problem of the tag if there is one. */
const check = (tag: string, isOpen: boolean): { opens: boolean; problem: Kind | null } => {
  if (tag === `#${jobsTag}`) return { opens: true, problem: isOpen ? 'BROKEN' : null }
  if (tag === `/${jobsTag}`) return { opens: false, problem: isOpen ? null : 'UNOPENED' }
  if (ofJob.has(tag)) return { opens: isOpen, problem: isOpen ? null : 'OUTSIDE' }
  return { opens: isOpen, problem: known.has(tag) ? null : 'UNKNOWN' }
}

/** Matches complete tags and single markers. A `{{` without `}}` in the same paragraph does not start a tag. */
const marks = /\{\{([^{}]*)\}\}|\{\{|\}\}/g

const checkPart = (part: Part, paragraphs: readonly Paragraph[]): TemplateProblem[] => {
  const problems: TemplateProblem[] = []
  let opened: Paragraph | null = null
  const say = ({ number, text }: Paragraph, { kind, tag }: Found) =>
    problems.push({ kind, tag, part, paragraph: number, text: text.trim().slice(0, shownText) })
  for (const paragraph of paragraphs)
    for (const [mark, inside] of paragraph.text.matchAll(marks)) {
      if (inside === undefined) {
        say(paragraph, { kind: mark === '{{' ? 'UNCLOSED' : 'UNOPENED', tag: mark })
        continue
      }
      const tag = inside.trim()
      const { opens, problem } = check(tag, opened !== null)
      if (problem) say(paragraph, { kind: problem, tag: `{{${tag.slice(0, shownText)}}}` })
      if (!opens) opened = null
      else opened ??= paragraph
    }
  if (opened) say(opened, { kind: 'UNCLOSED', tag: `{{#${jobsTag}}}` })
  return problems
}

const keyOf = ({ kind, tag, part, paragraph }: TemplateProblem): string =>
  [kind, tag, part, paragraph].join(' ')

/**
 * Finds tags that cannot be filled in: unknown tags, tags of a job outside the list of jobs, and unclosed tags; each
 * position once.
 */
export const checkTemplate = (parts: Readonly<Record<string, Uint8Array>>): TemplateProblem[] => {
  const found = Object.entries(parts).flatMap(([name, bytes]) => {
    const part = partOf(name)
    return part ? checkPart(part, paragraphsOf(strFromU8(bytes))) : []
  })
  return [...new Map(found.map((one) => [keyOf(one), one])).values()].slice(0, maxReported)
}
