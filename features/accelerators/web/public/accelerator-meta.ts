import type { PageMeta } from '#platform/web/public/page-meta.ts'
import { shortened } from '#platform/web/public/shortened.ts'
import { webLink } from '#platform/web/public/web-link.ts'
import type { ShownAccelerator } from './showcase.types.ts'

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
    picture: acceleratorPicture(accelerator),
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

/** The picture of a link preview; another logo has another address. */
export const acceleratorPicture = ({ id, logoUrl }: Pick<ShownAccelerator, 'id' | 'logoUrl'>) => {
  const logo = logoUrl?.slice(logoUrl.indexOf('=') + 1, logoUrl.indexOf('=') + 9) ?? ''
  return { url: `/api/v1/showcase/accelerators/picture?acceleratorId=${id}&v=${logo}`, width: 1200, height: 630 }
}
