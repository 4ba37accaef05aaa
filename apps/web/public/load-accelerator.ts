import type { PublicContext } from '#platform/web/public/page-context.ts'
import { idOf } from '#platform/web/public/id-of.ts'
import { isUnknown } from '#platform/web/public/is-unknown.ts'
import { UnknownPage, type PageData } from '#platform/web/public/page.ts'
import { getShowcaseAccelerator } from '../../../features/accelerators/contract/showcase-accelerators.endpoints.ts'
import { acceleratorMeta } from '../../../features/accelerators/web/public/accelerator-meta.ts'
import type { ShownAccelerator } from '../../../features/accelerators/web/public/showcase.types.ts'
import { UnknownAccelerator } from '../../../features/accelerators/web/public/UnknownAccelerator.tsx'
import { listPublicProgrammes } from '../../../features/programmes/contract/public-programme.endpoints.ts'
import type { ListedProgramme } from '../../../features/programmes/web/public/public-programme.ts'

/** Data of an accelerator's page. */
export type AcceleratorData = PageData & {
  accelerator: ShownAccelerator
  programmes: readonly ListedProgramme[]
  now: number
}

/** Loads an approved accelerator with its published programmes. */
export const loadAccelerator = async (context: PublicContext, url: URL): Promise<AcceleratorData> => {
  const acceleratorId = idOf(url)
  if (!acceleratorId) throw new UnknownPage(UnknownAccelerator)
  try {
    const [accelerator, programmes] = await Promise.all([
      context.ask(getShowcaseAccelerator, { query: { acceleratorId } }),
      context.ask(listPublicProgrammes, { query: { acceleratorId } }),
    ])
    const meta = acceleratorMeta(accelerator, context.text)
    return { meta, accelerator, programmes: programmes.items, now: context.now }
  } catch (error) {
    throw isUnknown(error) ? new UnknownPage(UnknownAccelerator) : error
  }
}
