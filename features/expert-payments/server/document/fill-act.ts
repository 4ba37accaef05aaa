import { TemplateHandler } from 'easy-template-x'
import { zipSync } from 'fflate'
import { ProductError } from '#platform/domain/product-error.ts'
import { partsOfOffice } from '#platform/server/documents/office-parts.ts'
import { actTags, jobTags, type ActWords } from './act-tags.ts'
import { checkTemplate, type TemplateProblem } from './template-check.ts'

/** Request to the thread: check a template (`words` is null), or fill it in. */
export type ActRequest = { bytes: Uint8Array; words: ActWords | null }

/** Response of the thread: the problems of the template, or the document if values were given. */
export type ActAnswer = { problems: TemplateProblem[]; document: Uint8Array | null }

const handler = new TemplateHandler({
  delimiters: { tagStart: '{{', tagEnd: '}}', containerTagOpen: '#', containerTagClose: '/' },
})

const tagNames = <Tag extends string>(tags: readonly Tag[]) =>
  Object.fromEntries(tags.map((tag) => [tag, tag])) as Record<Tag, Tag>

/** Values for a trial run: each tag's own name, and two jobs. */
const sample: ActWords = { ...tagNames(actTags), Jobs: [tagNames(jobTags), tagNames(jobTags)] }

const process = async (parts: Record<string, Uint8Array>, words: ActWords): Promise<Uint8Array> => {
  // Uncompressed, so that the parser cannot expand more data than was measured.
  const bounded = zipSync(parts, { level: 0 })
  try {
    return new Uint8Array(await handler.process(Buffer.from(bounded), words))
  } catch {
    throw new ProductError('FILE_INCORRECT')
  }
}

/** Checks a template, and fills it in if it has no problems. */
export const fillAct = async ({ bytes, words }: ActRequest): Promise<ActAnswer> => {
  const parts = partsOfOffice(bytes, 'docx')
  const problems = checkTemplate(parts)
  if (problems.length > 0) return { problems, document: null }
  return { problems, document: await process(parts, words ?? sample) }
}
