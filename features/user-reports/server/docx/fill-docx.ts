import { TemplateHandler, type ScopeDataArgs } from 'easy-template-x'
import { zipSync } from 'fflate'
import { ProductError } from '#platform/domain/product-error.ts'
import { evaluate, type Formats, type Found } from '../../domain/evaluate.rules.ts'
import { readTag } from '../../domain/tag.rules.ts'
import type { Scope } from '../../domain/template-values.ts'

/** Maximum XML depth; real documents are a few dozen levels deep. */
const maxXmlDepth = 40

/** Resolves tags in their scopes, cached per scope. */
const resolverOf = (root: readonly Scope[], formats: Formats) => {
  const known = new Map<Scope, Map<string, Found>>()
  const worked = (said: string, scopes: readonly Scope[]): Found => {
    const innermost = scopes.at(-1)!
    const here = known.get(innermost) ?? new Map<string, Found>()
    known.set(innermost, here)
    const before = here.get(said)
    if (before !== undefined) return before
    const tag = readTag(said)
    const found: Found = tag ? evaluate(tag, scopes, formats) : { text: '' }
    here.set(said, found)
    return found
  }
  return ({ path }: ScopeDataArgs): Record<string, never>[] | string | boolean => {
    const scopes = [...root]
    let found: Found = { text: '' }
    for (const part of path) {
      if (typeof part === 'number') {
        const one = Array.isArray(found) ? found[part] : undefined
        if (one) scopes.push(one)
        continue
      }
      found = worked(`${part.disposition === 'Open' ? '#' : ''}${part.name}`, scopes)
    }
    if (Array.isArray(found)) return found.map(() => ({}))
    return typeof found === 'boolean' ? found : found.text
  }
}

/** Fills in a document template. Errors: `FILE_INCORRECT` if that is not possible. */
export const fillDocx = async (
  parts: Record<string, Uint8Array>,
  scopes: readonly Scope[],
  formats: Formats,
): Promise<Uint8Array> => {
  const handler = new TemplateHandler({
    delimiters: { tagStart: '{{', tagEnd: '}}', containerTagOpen: '#', containerTagClose: '/' },
    maxXmlDepth,
    scopeDataResolver: resolverOf(scopes, formats),
  })
  // Uncompressed, so that the parser unpacks no more than was measured before.
  const bounded = zipSync(parts, { level: 0 })
  try {
    return new Uint8Array(await handler.process(Buffer.from(bounded), {}))
  } catch {
    throw new ProductError('FILE_INCORRECT')
  }
}
