import type { PageMeta } from '#platform/web/public/page-meta.ts'
import { shortened } from '#platform/web/public/shortened.ts'
import { webLink } from '#platform/web/public/web-link.ts'
import type { ShownAccelerator } from './showcase.types.ts'

/** The picture of a link preview, made of the logo: another logo has another address. */
const pictureOf = (logoUrl: string) => ({
  url: `/api/v1/showcase/accelerators/picture?image=${logoUrl.slice(logoUrl.indexOf('=') + 1)}`,
  width: 1200,
  height: 630,
})

/** What the tab, a search engine and a link preview say of an accelerator. */
export const acceleratorMeta = (
  accelerator: ShownAccelerator,
  t: (key: string, params?: Record<string, unknown>) => string,
): PageMeta => {
  const { id, name, description, logoUrl, site, country } = accelerator
  const home = webLink(site)
  const page = `/details/accelerator?id=${id}`
  return {
    title: name,
    description: shortened(description) || t('accelerators:showcase.list.lead'),
    canonical: page,
    ...(logoUrl ? { picture: pictureOf(logoUrl) } : {}),
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
