import { brandOf } from '#platform/domain/brands.ts'
import { useTexts } from '../i18n/use-texts.ts'

const logoAddress = '/api/v1/system/bch-logo'

/** Name, brand and version of the uploaded logo, of the application settings. */
export type BrandProps = { appName: string; brand: string; logo?: string | null; href?: string }

/** Logo and name, linked to the home page: the uploaded one, that of a brand, or the portal's own mark (spec 1). */
export const Brand = ({ appName, brand, logo = null, href = '/portal' }: BrandProps) => {
  const t = useTexts('public')
  const ofBrand = brandOf(brand) ? logoAddress : '/favicon.svg'
  const address = logo ? `${logoAddress}?v=${logo}` : ofBrand
  return (
    <a className="brand" href={href} aria-label={t('header.home', { appName })}>
      <img className="brand__mark" src={address} alt="" width="32" height="32" />
      <span className="brand__name">{appName}</span>
    </a>
  )
}
