import { linkTo } from '#platform/domain/screen-paths.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { MenuLinks } from '#platform/web/public/MenuLinks.tsx'

/** Links between the views of the catalogue. */
export const CatalogueKinds = ({ path }: { path: string }) => {
  const t = useTexts('technologies')
  return (
    <nav className="showcase__kinds" aria-label={t('shown.kinds')}>
      <MenuLinks
        path={path}
        links={[
          { href: '/technologies', label: t('shown.kindNames.list') },
          { href: '/technologies/tree', label: t('shown.kindNames.tree') },
          { href: '/technologies/graph', label: t('shown.kindNames.graph') },
          { href: '/technologies/map', label: t('shown.kindNames.map') },
          { href: '/technologies/compare', label: t('shown.kindNames.compare') },
        ]}
      />
      <a href={linkTo('/bch/view/technology-proposals', {})} rel="nofollow">
        {t('shown.propose')}
      </a>
    </nav>
  )
}
