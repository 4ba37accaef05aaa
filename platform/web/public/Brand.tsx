import { brandOf } from '#platform/domain/brands.ts'
import { useTexts } from '../i18n/use-texts.ts'

/** Name and brand of the application settings. */
export type BrandProps = { appName: string; brand: string; href?: string }

/** Logo and name, linked to the home page: the portal's own mark, or that of a brand (spec 1). */
export const Brand = ({ appName, brand, href = '/portal' }: BrandProps) => {
  const t = useTexts('public')
  const logo = brandOf(brand) ? '/api/v1/system/bch-logo' : '/favicon.svg'
  return (
    <a className="brand" href={href} aria-label={t('header.home', { appName })}>
      <img className="brand__mark" src={logo} alt="" width="32" height="32" />
      <span className="brand__name">{appName}</span>
    </a>
  )
}
