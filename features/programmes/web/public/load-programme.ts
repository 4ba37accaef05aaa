import { getPublicProgramme } from '../../contract/public-programme.endpoints.ts'
import { programmeMeta } from './programme-meta.ts'
import type { PublicProgramme } from './public-programme.ts'
import type { PublicContext } from '#platform/web/public/page-context.ts'
import { idOf } from '#platform/web/public/id-of.ts'
import { isUnknown } from '#platform/web/public/is-unknown.ts'
import { UnknownPage, type PageData } from '#platform/web/public/page.ts'
import { UnknownProgramme } from './UnknownProgramme.tsx'

/** Data of a programme's page. */
export type ProgrammeData = PageData & { programme: PublicProgramme; now: number }

export const loadProgramme = async (context: PublicContext, url: URL): Promise<ProgrammeData> => {
  const programmeId = idOf(url)
  if (!programmeId) throw new UnknownPage(UnknownProgramme)
  try {
    const programme = await context.ask(getPublicProgramme, { query: { programmeId } })
    return { meta: programmeMeta(programme, context.text), programme, now: context.now }
  } catch (error) {
    throw isUnknown(error) ? new UnknownPage(UnknownProgramme) : error
  }
}
