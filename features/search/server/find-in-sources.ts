import { foundKinds, type FoundKind } from '#platform/domain/found-kinds.ts'
import { askSources } from '#platform/server/ask-sources.ts'
import type { SignedIn } from '#platform/server/context.ts'
import type { Found, SearchSource } from '#platform/server/search/search-source.ts'

/** Maximum number of results of each kind. */
const shown = 5

type Result = { groups: { kind: FoundKind; items: Found[] }[]; incomplete: boolean }

const onlyOnce = (found: readonly Found[]): Found[] =>
  [...new Map(found.toReversed().map((one) => [one.key, one])).values()].toReversed()

/** Searches all sources that the person has access to. */
export const findInSources = async (
  ctx: SignedIn,
  sources: readonly SearchSource[],
  text: string,
): Promise<Result> => {
  const answers = await askSources(
    ctx,
    sources.filter(({ isOpenTo }) => isOpenTo(ctx)),
    (inTime, source) => source.find(inTime, text, shown),
  )
  const groups = foundKinds.flatMap((kind) => {
    const found = sources
      .filter((source) => source.kind === kind)
      .flatMap((source) => answers.get(source) ?? [])
    const items = onlyOnce(found).slice(0, shown)
    return items.length > 0 ? [{ kind, items }] : []
  })
  return { groups, incomplete: [...answers.values()].includes(null) }
}
