import { linkTo } from '#platform/domain/screen-paths.ts'
import type { PageMeta } from '#platform/web/public/page-meta.ts'
import { shortened } from '#platform/web/public/shortened.ts'
import { webLink } from '#platform/web/public/web-link.ts'
import type { ShownAccelerator } from './showcase.types.ts'

/** Title, description and link preview of an accelerator. */
export const acceleratorMeta = (
  accelerator: ShownAccelerator,
  t: (key: string, params?: Record<string, unknown>) => string,
): PageMeta => {
  const { id, name, description, logoUrl, site, country, projects } = accelerator
  const home = webLink(site)
  const page = linkTo('/details/accelerator', { id })
  return {
    title: name,
    description: shortened(description) || t('accelerators:showcase.list.lead'),
    canonical: page,
    picture: {
      by: country?.name ?? '',
      logo: logoUrl,
      brand: '',
      facts: (['accepted', 'passed'] as const)
        .filter((figure) => projects[figure] > 0)
        .map((figure) => ({
          name: t(`accelerators:showcase.${figure === 'accepted' ? 'projects' : 'passed'}`, {
            count: projects[figure],
          }),
          value: String(projects[figure]),
        })),
    },
    data: {
      '@type': 'Organization',
      name,
      url: page,
      ...(description ? { description: shortened(description, 500) } : {}),
      ...(logoUrl ? { logo: logoUrl } : {}),
      ...(home ? { sameAs: home.href } : {}),
      ...(country ? { address: { '@type': 'PostalAddress', addressCountry: country.name } } : {}),
    },
  }
}
