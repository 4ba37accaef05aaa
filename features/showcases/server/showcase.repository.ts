import { sql } from 'kysely'
import { notFound } from '#platform/domain/product-error.ts'
import type { Context, Db } from '#platform/server/context.ts'
import type { ShowcaseSection } from '../domain/sections.rules.ts'
import { reachOf, type Reach, type ShowcaseFacts } from '../domain/shown-projects.policy.ts'

/** A published template, as readers of its list see it. */
export type Showcase = {
  id: number
  name: string
  published: boolean
  public: boolean
  brandLight: string
  brandDark: string
  accelerator: { id: number; name: string }
  sections: ShowcaseSection[]
}

/** A showcase by the id of its template. */
export const findShowcase = async (db: Db, id: number): Promise<Showcase | undefined> => {
  const { rows } = await sql<Showcase>`
    select s.id, s.name, s.content_status = 'PUBLISHED' as published, s.is_public as public,
      coalesce(s.brand_light, '') as "brandLight", coalesce(s.brand_dark, '') as "brandDark", s.sections,
      json_build_object('id', a.id, 'name', a.name) as accelerator
    from publication_template s join accelerator a on a.id = s.accelerator_id where s.id = ${id}`.execute(db)
  return rows[0]
}

/** A list of published projects: of one showcase or of all, its audience, and the element to sort by. */
export type Listing = ShowcaseFacts & { showcase: Showcase | null; reach: Reach; orderBy: string | null }

/** The requested list; 404 for an unknown showcase. */
export const findListing = async (
  { db, actor }: Pick<Context, 'db' | 'actor'>,
  params: { showcaseId?: number | undefined; orderBy?: string | undefined },
): Promise<Listing> => {
  const showcase = params.showcaseId === undefined ? null : await findShowcase(db, params.showcaseId)
  if (showcase === undefined) throw notFound()
  return {
    showcase,
    // The list of all showcases is always open: each project in them has its own audience.
    showcaseOpen: showcase?.published ?? true,
    isPublic: showcase?.public ?? true,
    reach: reachOf(actor),
    orderBy: params.orderBy ?? null,
  }
}
