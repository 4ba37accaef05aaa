import type { PageMeta } from '#platform/web/public/page-meta.ts'
import { shortened } from '#platform/web/public/shortened.ts'
import { webLink } from '#platform/web/public/web-link.ts'
import type { ShownPage } from './shown-project.types.ts'

/** What the tab, a search engine and a link preview say of a project: what its page says, and no more. */
export const projectMeta = (
  { id, name, logoUrl, website, sections, values, showcase }: ShownPage,
  t: (key: string, params?: Record<string, unknown>) => string,
): PageMeta => {
  const chosen = new Set(sections.flatMap(({ items }) => items.map(({ code }) => code)))
  const said = ['pitch', 'description']
    .map((code) => (chosen.has(code) ? values.plain[code] : null))
    .find((value): value is string => typeof value === 'string' && value !== '')
  const page = `/details/project-details?id=${id}`
  const home = webLink(website)
  return {
    title: name,
    description:
      shortened(said ?? '') || t('showcases:public.leadOf', { accelerator: showcase.accelerator.name }),
    canonical: page,
    ...(logoUrl
      ? {
          picture: {
            url: `/api/v1/showcase/projects/picture?image=${logoUrl.slice(logoUrl.indexOf('=') + 1)}`,
            width: 1200,
            height: 630,
          },
        }
      : {}),
    data: {
      '@type': 'Organization',
      name,
      url: page,
      ...(said ? { description: shortened(said, 500) } : {}),
      ...(logoUrl ? { logo: logoUrl } : {}),
      ...(home ? { sameAs: home.href } : {}),
    },
  }
}
