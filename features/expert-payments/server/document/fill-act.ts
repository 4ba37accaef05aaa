import { TemplateHandler } from 'easy-template-x'
import { zipSync } from 'fflate'
import { ProductError } from '#platform/domain/product-error.ts'
import { actTags, jobTags, type ActWords } from './act-tags.ts'
import { partsOfOffice } from '#platform/server/documents/office-parts.ts'
import { checkTemplate, type TemplateProblem } from './template-check.ts'

/** What is asked of the thread: whether a file is a template, or one filled in. */
export type ActAsked = { bytes: Uint8Array; words: ActWords | null }

/** What is wrong with the template, or the document; a template alone is only looked at. */
export type ActAnswer = { problems: TemplateProblem[]; document: Uint8Array | null }

const handler = new TemplateHandler({
  delimiters: { tagStart: '{{', tagEnd: '}}', containerTagOpen: '#', containerTagClose: '/' },
})

const said = <Tag extends string>(tags: readonly Tag[]) =>
  Object.fromEntries(tags.map((tag) => [tag, tag])) as Record<Tag, Tag>

/** Every tag said by its own name, twice for jobs: what a template is tried with. */
const sample: ActWords = { ...said(actTags), Jobs: [said(jobTags), said(jobTags)] }

const process = async (parts: Record<string, Uint8Array>, words: ActWords): Promise<Uint8Array> => {
  // Not packed: the parser unfolds no more than was measured.
  const bounded = zipSync(parts, { level: 0 })
  try {
    return new Uint8Array(await handler.process(Buffer.from(bounded), words))
  } catch {
    throw new ProductError('FILE_INCORRECT')
  }
}

/** Checks a template, and fills it in once nothing is wrong with it. */
export const fillAct = async ({ bytes, words }: ActAsked): Promise<ActAnswer> => {
  const parts = partsOfOffice(bytes, 'docx')
  const problems = checkTemplate(parts)
  if (problems.length > 0) return { problems, document: null }
  return { problems, document: await process(parts, words ?? sample) }
}
